/// A registry that the executable carries.
public struct BuiltInRegistry: Sendable {
  public let name: String
  /// Its file; nil for the system's, whose tables are always there.
  public let contents: [UInt8]?
}

/// The registries that can be loaded by name.
public enum BuiltInRegistries {
  public static var all: [BuiltInRegistry] { [BuiltInRegistry(name: "system", contents: nil)] }

  public static func named(_ name: String) -> BuiltInRegistry? { all.first { $0.name == name } }
}
