import UIDescKit

/// Classes by name, their properties, and the tables that lead from keys and protocols to them.
struct ClassTable {
  private let registry: SystemRegistry
  private let properties: PropertyTable
  private let names: [String]
  private let indices: [String: UInt32]

  init(_ registry: SystemRegistry, _ properties: PropertyTable) throws {
    self.registry = registry
    self.properties = properties
    names = registry.classes.keys.sorted(by: byName)
    indices = Dictionary(uniqueKeysWithValues: zip(names, 0...))
  }

  func write(to writer: inout TableWriter, versions: inout VersionTable) throws {
    var classes: [[Field]] = []
    var records: [[Field]] = []
    var owners: [(key: String, owner: UInt32)] = []
    for (index, name) in zip(UInt32(0)..., names) {
      let own = try properties.properties(ofClass: name)
      classes.append(
        try record(of: name, first: records.count, count: own.count, versions: &versions))
      records += try own.map { try properties.record($0, versions: &versions) }
      owners += own.map { ($0.name, index) }
    }
    var traits: [[Field]] = []
    for name in registry.traits.keys.sorted(by: byName) {
      let own = try properties.properties(ofTrait: name)
      traits.append([.string(name), .u32(UInt32(records.count)), .u32(UInt32(own.count))])
      records += try own.map { try properties.record($0, versions: &versions) }
    }
    owners.sort { $0.key == $1.key ? $0.owner < $1.owner : byName($0.key, $1.key) }
    writer.add(.classes, classes)
    writer.add(.traits, traits)
    writer.add(.properties, records)
    writer.add(.keyOwners, owners.map { [.string($0.key), .u32($0.owner)] })
    writer.add(.subkeys, subkeys())
  }

  private func record(of name: String, first: Int, count: Int, versions: inout VersionTable) throws
    -> [Field]
  {
    guard let (module, declaration) = registry.classes[name] else { return [] }
    let onMac = declaration.superclassOn?["macOS"] ?? declaration.superclass
    let version = try versions.index(
      introduced: declaration.introduced, deprecated: declaration.deprecated)
    return [
      .string(name), .u32(try index(of: declaration.superclass, for: name)),
      .u32(try index(of: onMac, for: name)),
      .string(module), .u32(version), .u32(UInt32(first)), .u32(UInt32(count)),
      .u8(try platformSet(declaration.platforms)),
      .u8(declaration.anyKey == true ? SystemClass.anyKeyFlag : 0),
      .u16(0),
    ]
  }

  private func index(of superclass: String?, for name: String) throws -> UInt32 {
    guard let superclass else { return SystemSection.none }
    guard let index = indices[superclass] else {
      throw TableError("'\(name)' has an unknown superclass '\(superclass)'")
    }
    return index
  }

  private func subkeys() -> [[Field]] {
    zip(UInt32(0)..., names).flatMap { index, name -> [[Field]] in
      (registry.classes[name]?.declaration.subkeys ?? [:]).sorted { byName($0.key, $1.key) }.flatMap { type, keys in
        keys.map { [.u32(index), .string(type), .string($0)] }
      }
    }
  }
}
