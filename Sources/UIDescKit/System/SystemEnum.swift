/// An enum or option set of Apple's frameworks.
public struct SystemEnum: SystemRow, Hashable {
  /// Its place in `SystemTables.enums`.
  public let index: Int
  private var record: SystemRecord { SystemRecord(.enums, index) }

  /// The enum at a place in `SystemTables.enums`.
  public init(index: Int) { self.index = index }

  /// Apple's name of the type.
  public var symbol: SystemSymbol { record.symbol(0) }
  /// Apple's name of the type: `UIViewContentMode`.
  public var name: String { symbol.string }
  /// Whether it is an option set.
  public var isFlags: Bool { record.u32(4) != 0 }
  /// All cases by raw value, a value's preferred name before its older ones.
  public var cases: SystemRows<SystemEnumCase> { record.rows(8) }

  /// The preferred name of a raw value.
  public func caseName(_ raw: Int64) -> String? {
    cases.first { $0.raw == raw && !$0.isAlias }?.name
  }

  /// The raw value of a case name, older names included.
  public func raw(named name: some StringProtocol) -> Int64? {
    SystemSymbol(name).flatMap { symbol in cases.first { $0.symbol == symbol }?.raw }
  }

  /// The names of the single bits in `raw`, and the bits that have none. A value with such bits that has a name as
  /// a whole, like `all` of `UIDataDetectorTypes`, goes by that.
  public func flagNames(_ raw: Int64) -> (names: [String], unknown: Int64) {
    var rest = raw
    var names: [String] = []
    for option in cases
    where option.raw.nonzeroBitCount == 1 && !option.isAlias && raw & option.raw != 0 {
      names.append(option.name)
      rest &= ~option.raw
    }
    if rest != 0, let whole = caseName(raw) { return ([whole], 0) }
    return (names, rest)
  }
}

/// A case of an enum, or an option of a set.
public struct SystemEnumCase: SystemRow {
  private let record: SystemRecord

  /// The case at a place in the table of all cases.
  public init(index: Int) { record = SystemRecord(.enumCases, index) }

  /// The name as Swift code writes it.
  public var symbol: SystemSymbol { record.symbol(0) }
  /// The name as Swift code writes it: `scaleAspectFill`.
  public var name: String { symbol.string }
  /// Whether another name is preferred for the same value.
  public var isAlias: Bool { record.u32(4) != 0 }
  /// The number that stands for it.
  public var raw: Int64 { record.i64(8) }
}
