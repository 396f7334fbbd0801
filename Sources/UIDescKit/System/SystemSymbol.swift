import CSchemas

/// A string of the built-in tables by its number. Equal strings have equal numbers and numbers sort as the strings do.
public struct SystemSymbol: SystemRow, Hashable, Comparable {
  let index: UInt32

  /// The string with a number.
  public init(index: Int) { self.index = UInt32(clamping: index) }
  init(index: UInt32) { self.index = index }

  /// Whether `left` sorts before `right`, byte by byte.
  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }

  /// The symbol's bytes, in place.
  public var bytes: SystemText {
    let record = SystemRecord(.strings, Int(index))
    return SystemText(base: record.u32(0), count: Int(record.u32(4)))
  }

  /// The symbol as a string. From an array, since for other collections `String` asks the runtime what they can do.
  public var string: String { String(decoding: Array(bytes), as: UTF8.self) }

  /// The symbol spelled `name`, or nil when no table mentions it.
  public init?(_ name: some Collection<UInt8>) {
    let found = name.withContiguousStorageIfAvailable(Self.find) ?? Array(name).withUnsafeBufferPointer(Self.find)
    guard let found else { return nil }
    self = found
  }

  private static func find(_ name: UnsafeBufferPointer<UInt8>) -> SystemSymbol? {
    let buckets = uidesc_system_count(SystemSection.stringBuckets.rawValue)
    guard buckets > 0 else { return nil }
    var bucket = SystemHash(name).value & (buckets - 1)
    for _ in 0..<buckets {
      let symbol = SystemSymbol(index: SystemRecord(.stringBuckets, Int(bucket)).u32(0))
      guard symbol.index != SystemSection.none else { return nil }
      let bytes = symbol.bytes
      if bytes.count == name.count, uidesc_system_equals(bytes.base, name.baseAddress, UInt32(clamping: name.count)) {
        return symbol
      }
      bucket = (bucket + 1) & (buckets - 1)
    }
    return nil
  }

  /// The symbol spelled `name`, or nil when no table mentions it.
  public init?(_ name: some StringProtocol) { self.init(name.utf8) }
}

/// The bytes of a string of the built-in tables, read in place.
public struct SystemText: RandomAccessCollection, Sendable {
  let base: UInt32
  /// How many bytes there are.
  public let count: Int

  /// The first byte's place, 0.
  public var startIndex: Int { 0 }
  /// The place after the last byte.
  public var endIndex: Int { count }
  /// The byte at a place.
  public subscript(position: Int) -> UInt8 { uidesc_system_u8(base, UInt32(clamping: position)) }
}
