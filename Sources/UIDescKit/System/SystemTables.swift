import CSchemas

/// The built-in tables about Apple's frameworks: bytes in the executable, read where they lie.
public enum SystemTables {
  /// By name.
  public static var classes: SystemRows<SystemClass> { SystemRows(all: .classes) }
  /// By Apple's name of the type.
  public static var enums: SystemRows<SystemEnum> { SystemRows(all: .enums) }
  /// By name.
  public static var colors: SystemRows<SystemColor> { SystemRows(all: .colors) }
  /// By id.
  public static var devices: SystemRows<SystemDevice> { SystemRows(all: .devices) }
  /// By name.
  public static var textStyles: SystemRows<SystemTextStyle> { SystemRows(all: .textStyles) }
  static var traits: SystemRows<SystemTrait> { SystemRows(all: .traits) }

  /// The bytes that the executable carries.
  public static var fileBytes: SystemText { SystemText(base: 0, count: Int(uidesc_system_size())) }

  /// The class named `name`.
  public static func classIndex(named name: some Collection<UInt8>) -> Int? {
    SystemSymbol(name).flatMap(classIndex(of:))
  }

  /// The class named `name`.
  public static func classIndex(named name: some StringProtocol) -> Int? {
    classIndex(named: name.utf8)
  }

  /// The class whose name is `symbol`.
  public static func classIndex(of symbol: SystemSymbol) -> Int? {
    classes.position(of: symbol, in: .classes)
  }

  /// The class named `name`.
  public static func `class`(named name: some StringProtocol) -> SystemClass? {
    classIndex(named: name).map(SystemClass.init(index:))
  }

  /// The class that people call `name`, without its framework's prefix: `Label`.
  static func prefixed(_ name: String) -> String? {
    ["UI", "NS", "CA"].lazy.map { $0 + name }.first { classIndex(named: $0) != nil }
  }

  /// The enum or option set with Apple's name `name`.
  public static func `enum`(named name: some StringProtocol) -> SystemEnum? {
    SystemSymbol(name).flatMap { enums.position(of: $0, in: .enums) }.map(SystemEnum.init(index:))
  }

  /// The properties that a protocol declares; empty for one the tables don't describe.
  public static func properties(ofProtocol symbol: SystemSymbol) -> SystemRows<SystemProperty> {
    traits.position(of: symbol, in: .traits).map { traits[$0].properties }
      ?? SystemRows(first: 0, count: 0)
  }

  /// Every class that declares or adopts `key` itself, by name.
  public static func classes(declaring key: SystemSymbol) -> [SystemClass] {
    let owners = SystemRows<SystemKeyOwner>(all: .keyOwners)
    let first = owners.lowerBound(of: key, in: .keyOwners)
    return owners[first...].prefix { $0.key == key }.map(\.owner)
  }
}

/// A protocol that classes adopt.
struct SystemTrait: SystemRow {
  let record: SystemRecord
  init(index: Int) { record = SystemRecord(.traits, index) }

  var symbol: SystemSymbol { record.symbol(0) }
  var properties: SystemRows<SystemProperty> { record.rows(4) }
}

/// A class that has a key.
struct SystemKeyOwner: SystemRow {
  let record: SystemRecord
  init(index: Int) { record = SystemRecord(.keyOwners, index) }

  var key: SystemSymbol { record.symbol(0) }
  var owner: SystemClass { SystemClass(index: Int(record.u32(4))) }
}
