/// A registry that the executable carries.
public struct BuiltInRegistry: Sendable {
  public let name: String
  /// What `Registry.load(files:)` takes; empty for the system's, whose tables are always there.
  public let files: [(path: String, contents: [UInt8])]
}

/// The registries that can be loaded by name.
public enum BuiltInRegistries {
  public static var names: [String] {
    var names = ["system"]
    for file in SystemRows<SystemRegistryFile>(all: .registryFiles) where names.last != file.name {
      names.append(file.name)
    }
    return names
  }

  public static func named(_ name: String) -> BuiltInRegistry? {
    if name == "system" { return BuiltInRegistry(name: name, files: []) }
    let files = SystemRows<SystemRegistryFile>(all: .registryFiles).filter { $0.name == name }
    return files.isEmpty ? nil : BuiltInRegistry(name: name, files: files.map { ($0.path, $0.contents) })
  }
}

/// A file of a built-in registry, sorted by name and path.
private struct SystemRegistryFile: SystemRow {
  private let record: SystemRecord
  init(index: Int) { record = SystemRecord(.registryFiles, index) }

  var name: String { record.symbol(0).string }
  var path: String { record.symbol(4).string }
  var contents: [UInt8] { Array(record.symbol(8).bytes) }
}
