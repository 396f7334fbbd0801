import Foundation

/// All registry files of a folder as one: what they declare by name, and in which module.
struct SystemRegistry {
  private(set) var types: [String: TypeDeclaration] = [:]
  private(set) var traits: [String: [String: PropertyDeclaration]] = [:]
  private(set) var classes: [String: (module: String, declaration: ClassDeclaration)] = [:]

  init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for url in files.filter({ $0.pathExtension == "json" }).sorted(by: { $0.path < $1.path }) {
      try MemberCheck.check(Data(contentsOf: url), file: url.lastPathComponent)
      let file: RegistryFile = try decodeTable(at: url)
      func once<Value>(_ name: String, _ value: Value) -> (Value, Value) throws -> Value {
        { _, _ in throw TableError("\(url.lastPathComponent): '\(name)' is declared twice") }
      }
      for (name, type) in file.types ?? [:] {
        try types.merge([name: type], uniquingKeysWith: once(name, type))
      }
      for (name, trait) in file.traits ?? [:] {
        try traits.merge([name: trait], uniquingKeysWith: once(name, trait))
      }
      for (name, declaration) in file.classes ?? [:] {
        let value = (module: file.module, declaration: declaration)
        try classes.merge([name: value], uniquingKeysWith: once(name, value))
      }
    }
  }
}

/// One file of `Schemas/registries/system`.
struct RegistryFile: Decodable {
  let version: Int
  let module: String
  let types: [String: TypeDeclaration]?
  let traits: [String: [String: PropertyDeclaration]]?
  let classes: [String: ClassDeclaration]?
}

struct ClassDeclaration: Decodable {
  let superclass: String?
  let superclassOn: [String: String]?
  let traits: [String]?
  let platforms: [String]
  let introduced: [String: String]?
  let deprecated: Deprecation?
  let anyKey: Bool?
  let subkeys: [String: [String]]?
  let properties: [String: PropertyDeclaration]
}

struct PropertyDeclaration: Decodable {
  let type: TypeReference
  let `default`: Scalar?
  let readOnly: Bool?
  let getter: String?
  let optional: Bool?
  let platforms: [String]?
  let introduced: [String: String]?
  let deprecated: Deprecation?
  let accessor: Bool?
}
