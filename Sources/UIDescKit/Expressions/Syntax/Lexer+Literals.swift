extension Lexer {
  /// `1`, `0.5`, `1e3`. Two dots after a number are a range's.
  mutating func number() throws(ExpressionProblem) -> Double {
    let start = position
    skipDigits()
    if peek() == UInt8(ascii: "."), Self.isDigit(peek(1)) {
      position += 1
      skipDigits()
    }
    if peek() | 32 == UInt8(ascii: "e") {
      let signed = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+")
      if Self.isDigit(peek(signed ? 2 : 1)) {
        position += signed ? 2 : 1
        skipDigits()
      }
    }
    let end = position
    _ = word()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard position == end else { throw ExpressionProblem("'\(text)' is no number", at: start..<position) }
    guard let value = parseNumber(bytes[start..<end]) else {
      throw ExpressionProblem("'\(text)' is too big a number", at: start..<end)
    }
    return value
  }

  private mutating func skipDigits() {
    while Self.isDigit(peek()) { position += 1 }
  }

  /// What stands between two `'` or two `"`.
  mutating func string() throws(ExpressionProblem) -> String {
    let start = position
    let quote = peek()
    position += 1
    var content: [UInt8] = []
    while peek() != quote {
      guard position < bytes.count else {
        let sign = quote == UInt8(ascii: "'") ? "'" : "\""
        throw ExpressionProblem("the string has no closing \(sign)", at: start..<position)
      }
      if peek() == UInt8(ascii: "\\") {
        content += try escape()
      } else {
        content.append(peek())
        position += 1
      }
    }
    position += 1
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func escape() throws(ExpressionProblem) -> [UInt8] {
    let start = position
    let letter = peek(1)
    position = min(position + 2, bytes.count)
    switch letter {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"): return [letter]
    case UInt8(ascii: "u"):
      guard let scalar = scalar() else {
        throw ExpressionProblem("a character by its number is written \\u{1F600}", at: start..<position)
      }
      return Array(String(scalar).utf8)
    default:
      while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
      throw ExpressionProblem("after a backslash comes n, t, r, u, ', \" or a backslash", at: start..<position)
    }
  }

  /// `{1F600}`.
  private mutating func scalar() -> Unicode.Scalar? {
    guard peek() == UInt8(ascii: "{") else { return nil }
    position += 1
    let digits = word()
    guard peek() == UInt8(ascii: "}") else { return nil }
    position += 1
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
