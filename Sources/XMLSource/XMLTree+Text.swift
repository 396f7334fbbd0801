extension XMLTree {
  /// The text directly inside the element, entities replaced, child elements and comments left out.
  public func text(_ element: ElementID) -> String {
    let whole = range(element)
    let tag = startTag(element)
    guard tag.upperBound < whole.upperBound, source.bytes[tag.upperBound - 2] != UInt8(ascii: "/") else { return "" }
    var text: [UInt8] = []
    var at = tag.upperBound
    for child in children(element) {
      let range = range(child)
      appendText(at..<range.lowerBound, to: &text)
      at = range.upperBound
    }
    var end = whole.upperBound - 1
    while end > at, source.bytes[end] != UInt8(ascii: "<") { end -= 1 }
    appendText(at..<end, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private func appendText(_ range: Range<Int>, to text: inout [UInt8]) {
    let bytes = source.bytes
    var i = range.lowerBound
    while i < range.upperBound {
      switch bytes[i] {
      case UInt8(ascii: "<"):
        if hasPrefix("<![CDATA[", at: i) {
          let end = offset(of: "]]>", from: i + 9, limit: range.upperBound)
          text += bytes[(i + 9)..<end]
          i = end + 3
        } else if hasPrefix("<!--", at: i) {
          i = offset(of: "-->", from: i + 4, limit: range.upperBound) + 3
        } else {
          i = offset(of: "?>", from: i, limit: range.upperBound) + 2
        }
      case UInt8(ascii: "&"):
        let end = offset(of: ";", from: i, limit: range.upperBound)
        text += Array(Self.entity(bytes[(i + 1)..<end]).utf8)
        i = end + 1
      case 13:  // XML turns CRLF and CR into LF.
        text.append(10)
        i += i + 1 < range.upperBound && bytes[i + 1] == 10 ? 2 : 1
      default:
        let start = i
        while i < range.upperBound, !Self.isSpecial(bytes[i]) { i += 1 }
        text += bytes[start..<i]
      }
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == 13
  }

  private func hasPrefix(_ prefix: StaticString, at offset: Int) -> Bool {
    source.bytes[offset...].starts(with: prefix.description.utf8)
  }

  private func offset(of mark: String, from start: Int, limit: Int) -> Int {
    var i = start
    while i < limit {
      if source.bytes[i...].starts(with: mark.utf8) { return i }
      i += 1
    }
    return limit
  }

  private static func entity(_ name: ArraySlice<UInt8>) -> String {
    let name = String(decoding: name, as: UTF8.self)
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst(1))
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "&\(name);"
    }
  }
}
