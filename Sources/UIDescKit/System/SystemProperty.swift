/// A property of a system class, declared by it or by a protocol it adopts.
public struct SystemProperty: SystemRow, Equatable {
  /// Its place in the table of all properties.
  public let index: Int
  let record: SystemRecord

  /// The property at a place in the table of all properties.
  public init(index: Int) {
    self.index = index
    record = SystemRecord(.properties, index)
  }

  /// Whether both are one record.
  public static func == (left: Self, right: Self) -> Bool { left.index == right.index }

  /// The key that key-value coding takes.
  public var symbol: SystemSymbol { record.symbol(0) }
  /// The key that key-value coding takes: `hidden`.
  public var name: String { symbol.string }
  /// What its values are.
  public var type: SystemType { SystemType(code: record.u8(24), parameter: record.u32(4)) }
  /// The value of a document that doesn't set it: `true`, a number, or an enum's case name.
  public var defaultValue: String? { record.optionalSymbol(8)?.string }
  /// The getter's name, when it is another than the key: `isHidden` for `hidden`.
  public var getter: SystemSymbol? { record.optionalSymbol(12) }
  /// The class or protocol that declares it.
  public var declaredBy: SystemSymbol { record.symbol(16) }
  /// Since when it exists and is deprecated.
  public var availability: SystemAvailability { SystemAvailability(index: Int(record.u32(20))) }

  /// Whether it can't be set.
  public var isReadOnly: Bool { has(.readOnly) }
  /// Whether nil is a value of it.
  public var isOptional: Bool { has(.optional) }
  /// The platforms that have it; nil means all of its class's.
  public var platforms: PlatformSet? { has(.narrowed) ? PlatformSet(rawValue: record.u8(26)) : nil }

  /// Whether `platform` has it, given that it has the class.
  public func isAvailable(on platform: Platform) -> Bool { platforms?.contains(platform) ?? true }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let readOnly = Flags(rawValue: 1)
    package static let optional = Flags(rawValue: 2)
    package static let accessor = Flags(rawValue: 4)
    package static let narrowed = Flags(rawValue: 8)
  }

  private func has(_ flag: Flags) -> Bool { Flags(rawValue: record.u8(25)).contains(flag) }
}
