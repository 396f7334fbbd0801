/// Splits an expression into tokens.
struct Lexer {
  let bytes: [UInt8]
  var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// All tokens, `end` last.
  static func tokens(of text: String) throws(ExpressionProblem) -> [Token] {
    var lexer = Lexer(text)
    var tokens: [Token] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  /// The byte `offset` after the position; 0 after the end, which no token has.
  func peek(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func next() throws(ExpressionProblem) -> Token {
    while [32, 9, 10, 13].contains(peek()) { position += 1 }
    let start = position
    guard start < bytes.count else { return Token(kind: .end, range: start..<start) }
    let kind: Token.Kind
    switch peek() {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): kind = .number(try number())
    case UInt8(ascii: "'"), UInt8(ascii: "\""): kind = .string(try string())
    case let byte where Self.isLetter(byte): kind = .word(word())
    default: kind = .sign(try sign())
    }
    return Token(kind: kind, range: start..<position)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_")
  }

  /// Whether expressions read `text` as a name.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) } && !words.contains(text)
  }

  /// What looks like a name and is none.
  private static let words = ["true", "false", "null", "in", "for", "not"]

  static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  mutating func word() -> String {
    let start = position
    while Self.isLetter(peek()) || Self.isDigit(peek()) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// How to write the color whose digits start at `start`.
  private func color(at start: Int) -> String {
    let digits = bytes[start...].prefix { Self.isDigit($0) || Self.isLetter($0) }
    let text = "#" + String(decoding: digits, as: UTF8.self)
    return "color('\(ColorName.hex(text) == nil ? "#RRGGBB" : text)')"
  }

  private func starts(with letters: [UInt8]) -> Bool { bytes[position...].starts(with: letters) }

  private mutating func sign() throws(ExpressionProblem) -> Token.Sign {
    if let (sign, letters) = Token.Sign.spelled.first(where: { $0.letters.first == peek() && starts(with: $0.letters) })
    {
      if sign == .dot, Self.isDigit(peek(1)) {
        throw ExpressionProblem("a number needs a digit before its point; write 0.5", at: position..<(position + 1))
      }
      position += letters.count
      return sign
    }
    let scalar = String(decoding: bytes[position...], as: UTF8.self).unicodeScalars.first.map(String.init) ?? ""
    let place = position..<(position + scalar.utf8.count)
    let advice =
      switch scalar {
      case "=": "; write '==' to compare"
      case "&": "; write '&&' for and"
      case "|": "; write '||' for or"
      case "#": "; a color is written \(color(at: place.upperBound))"
      case "‘", "’", "“", "”", "`": "; strings stand in ' or \""
      case "×": "; write '*'"
      case "−", "–": "; write '-'"
      default: ""
      }
    throw ExpressionProblem("'\(scalar)' means nothing here\(advice)", at: place)
  }
}
