/// The start tag in which a document breaks off being XML, read as somebody meant it who wrote it by hand.
struct BrokenTag {
  struct Attribute {
    let name: Range<Int>
    /// Between its quotes, or up to the next blank where it has none; empty behind the name where there is no `=`.
    let value: Range<Int>
    let hasOpeningQuote: Bool
  }

  private let bytes: [UInt8]
  private let end: Int
  private let start: Int
  private(set) var attributes: [Attribute] = []
  /// Whether it is a start tag, as far as can be seen.
  let isOfElement: Bool

  /// - Parameters:
  ///   - offset: where the tag is broken, or behind that.
  ///   - end: the end of the text, which has one byte more.
  init(around offset: Int, in bytes: [UInt8], end: Int) {
    (self.bytes, self.end) = (bytes, end)
    // No attribute value holds a '<'.
    let start = bytes[..<min(offset, end)].lastIndex(of: UInt8(ascii: "<")) ?? 0
    self.start = start
    let first = start + 1 < end ? bytes[start + 1] : 0
    isOfElement = Self.isOfName(first) && !"?!".utf8.contains(first)
    var at = skip(from: start + 1) { !$0.isBlank && $0 != UInt8(ascii: ">") }
    while at < end, bytes[at] != UInt8(ascii: ">"), bytes[at] != UInt8(ascii: "<") {
      guard Self.isOfName(bytes[at]) else {
        at += 1
        continue
      }
      let attribute = attribute(at: at)
      attributes.append(attribute)
      at = attribute.value.upperBound + (attribute.hasOpeningQuote ? 1 : 0)
    }
  }

  private func attribute(at start: Int) -> Attribute {
    let name = start..<skip(from: start, while: Self.isOfName)
    let sign = skip(from: name.upperBound, while: \.isBlank)
    guard sign < end, bytes[sign] == UInt8(ascii: "=") else {
      return Attribute(name: name, value: name.upperBound..<name.upperBound, hasOpeningQuote: false)
    }
    let value = skip(from: sign + 1, while: \.isBlank)
    guard value < end, bytes[value].isQuote else {
      let end = skip(from: value) { !$0.isBlank && !"/><".utf8.contains($0) }
      return Attribute(name: name, value: value..<end, hasOpeningQuote: false)
    }
    let quote = bytes[value]
    return Attribute(name: name, value: value + 1..<skip(from: value + 1) { $0 != quote }, hasOpeningQuote: true)
  }

  private func skip(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
    var at = start
    while at < end, isPart(bytes[at]) { at += 1 }
    return min(at, end)
  }

  /// Whether a byte can be part of a name, as far as that matters here.
  static func isOfName(_ byte: UInt8) -> Bool { !byte.isBlank && !"=\"'/><&;,".utf8.contains(byte) && byte != 0 }
}

extension BrokenTag {
  /// Whether text stands before it, which is never beside elements: then its '<' is meant as text too.
  var followsText: Bool { bytes[..<start].last { !$0.isBlank }.map { $0 != UInt8(ascii: ">") } ?? false }

  /// The last attribute that begins before a place.
  func attribute(before offset: Int) -> Attribute? { attributes.last { $0.name.lowerBound < offset } }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self).shortened }

  /// Whether a value has swallowed the next attribute's name, for want of a quote: `Pay enabled=`.
  func swallowsName(_ value: Range<Int>) -> Bool {
    guard value.count > 2, bytes[value.upperBound - 1] == UInt8(ascii: "=") else { return false }
    let before = bytes[value].dropLast().reversed().drop(while: Self.isOfName)
    return before.first?.isBlank == true && before.count < value.count - 1
  }

  /// Two attributes of one name.
  var repeated: (first: Attribute, later: Attribute)? {
    for (index, later) in attributes.enumerated() {
      if let first = attributes[..<index].first(where: { bytes[$0.name] == bytes[later.name] }) {
        return (first, later)
      }
    }
    return nil
  }
}

extension UInt8 {
  var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}
