/// Where a JSON string stands, and each part of the text that it spells.
struct JSONStringPlace: Sendable {
  /// Quotation marks included.
  let range: Range<Int>
  /// Where each byte of the text is written, and the closing quotation mark; nil when each is written as itself.
  private let starts: [Int]?

  /// - Parameters:
  ///   - text: what the string spells.
  ///   - bytes: the file's.
  init(_ range: Range<Int>, spelling text: String, in bytes: [UInt8]) {
    self.range = range
    starts = range.count == text.utf8.count + 2 ? nil : Self.starts(range, text, bytes)
  }

  /// Of what could not be read.
  init(_ range: Range<Int>) {
    self.range = range
    starts = []
  }

  /// Where the bytes in `part` of the text are written.
  func place(of part: Range<Int>) -> Range<Int> {
    guard let starts else {
      let start = range.lowerBound + 1
      return (start + part.lowerBound)..<(start + part.upperBound)
    }
    guard part.upperBound < starts.count else { return range }
    return starts[part.lowerBound]..<starts[part.upperBound]
  }

  private static func starts(_ range: Range<Int>, _ text: String, _ bytes: [UInt8]) -> [Int] {
    var starts: [Int] = []
    var at = range.lowerBound + 1
    for scalar in text.unicodeScalars {
      starts += Array(repeating: at, count: UTF8.width(scalar))
      at += length(of: scalar, at: at, bytes)
    }
    return starts + [at]
  }

  /// How many bytes of the file a character takes.
  private static func length(of scalar: Unicode.Scalar, at start: Int, _ bytes: [UInt8]) -> Int {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "\\") else { return UTF8.width(scalar) }
    guard bytes[start + 1] == UInt8(ascii: "u") else { return 2 }
    // Beyond four digits a character is two escapes.
    return scalar.value > 0xFFFF ? 12 : 6
  }
}
