import UIDescKit

/// What a class or protocol contributes: a property and who declares it.
struct OwnedProperty {
  let name: String
  let declaredBy: String
  let declaration: PropertyDeclaration
}

/// Says which properties a class has of its own, and how one becomes a record.
struct PropertyTable {
  let registry: SystemRegistry
  let enums: EnumTable

  init(_ registry: SystemRegistry, _ enums: EnumTable) {
    self.registry = registry
    self.enums = enums
  }

  /// A class's own properties and those of the protocols that no superclass adopts, sorted by name.
  func properties(ofClass name: String) throws -> [OwnedProperty] {
    guard let declaration = registry.classes[name]?.declaration else { return [] }
    var found: [String: OwnedProperty] = [:]
    let inherited = try inheritedTraits(of: declaration)
    for trait in (declaration.traits ?? []).sorted(by: byName) where !inherited.contains(trait) {
      for property in try properties(ofTrait: trait) where found[property.name] == nil {
        found[property.name] = property
      }
    }
    for (key, property) in declaration.properties {
      found[key] = OwnedProperty(name: key, declaredBy: name, declaration: property)
    }
    return found.values.sorted { byName($0.name, $1.name) }
  }

  func properties(ofTrait name: String) throws -> [OwnedProperty] {
    guard let trait = registry.traits[name] else { throw TableError("there is no trait '\(name)'") }
    return trait.map { OwnedProperty(name: $0, declaredBy: name, declaration: $1) }
      .sorted { byName($0.name, $1.name) }
  }

  func record(_ property: OwnedProperty, versions: inout VersionTable) throws -> [Field] {
    let declaration = property.declaration
    let (code, parameter) = try encode(declaration.type)
    var flags: SystemProperty.Flags = []
    if declaration.readOnly == true { flags.insert(.readOnly) }
    if declaration.optional == true { flags.insert(.optional) }
    if declaration.accessor == true { flags.insert(.accessor) }
    if declaration.platforms != nil { flags.insert(.narrowed) }
    let version = try versions.index(
      introduced: declaration.introduced, deprecated: declaration.deprecated)
    return [
      .string(property.name), parameter, .optionalString(declaration.default?.text),
      .optionalString(declaration.getter), .string(property.declaredBy), .u32(version), .u8(code),
      .u8(flags.rawValue), .u8(try platformSet(declaration.platforms ?? [])), .u8(0),
    ]
  }

  /// The traits of all superclasses, on every platform's chain.
  private func inheritedTraits(of declaration: ClassDeclaration) throws -> Set<String> {
    let parents =
      [declaration.superclass].compactMap { $0 } + Array((declaration.superclassOn ?? [:]).values)
    let sets = parents.compactMap { registry.classes[$0]?.declaration }.map { parent in
      (try? inheritedTraits(of: parent))?.union(parent.traits ?? []) ?? []
    }
    // A trait is inherited only when each superclass has it.
    return sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
  }

  private func encode(_ type: TypeReference) throws -> (UInt8, Field) {
    switch type {
    case .object(let name): return (SystemType.objectCode, .string(name))
    case .conforming(let name): return (SystemType.conformingCode, .string(name))
    case .structure(let name): return (SystemType.structureCode, .string(name))
    case .opaque(let name): return (SystemType.opaqueCode, .string(name))
    case .named(let name):
      if let code = SystemType.plainNames.firstIndex(of: name) { return (UInt8(code), .u32(0)) }
      if let index = enums.index(of: name) { return (SystemType.enumerationCode, .u32(index)) }
      throw TableError("there is no type '\(name)'")
    }
  }
}
