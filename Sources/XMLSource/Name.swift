import CXMLReader

/// An element's or attribute's name, as a number: equal names of one `NameTable` have equal numbers.
public struct Name: Hashable, Sendable {
  /// The place in its table.
  public let number: UInt32

  /// The name with a number of a table.
  public init(number: UInt32) { self.number = number }
}

/// The names that a worker has met. Documents parsed with the same table share their numbers, so that a name's meaning
/// can be looked up by index.
public final class NameTable {
  let reader: OpaquePointer?
  @exclusivity(unchecked) private var strings: [String] = []

  /// - Parameter vocabulary: names that get the numbers 0, 1, 2 … in this order.
  public init(vocabulary: [String] = []) {
    reader = uixml_reader_new()
    for name in vocabulary { _ = intern(name) }
  }

  deinit { uixml_reader_free(reader) }

  /// The name spelled `string`, which gets a number if it has none.
  public func intern(_ string: String) -> Name {
    guard let reader else { return Name(number: .max) }
    var string = string
    return string.withUTF8 { utf8 in
      guard let base = utf8.baseAddress else { return Name(number: .max) }
      return Name(number: uixml_intern(reader, base, utf8.count))
    }
  }

  /// How a name is spelled; empty for a number that no name of the table has.
  public func string(_ name: Name) -> String {
    guard let reader else { return "" }
    while strings.count <= Int(name.number), strings.count < Int(uixml_name_count(reader)) {
      strings.append(String(cString: uixml_name(reader, UInt32(strings.count))))
    }
    return Int(name.number) < strings.count ? strings[Int(name.number)] : ""
  }
}
