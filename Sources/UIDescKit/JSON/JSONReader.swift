/// Why a text is no JSON, and where.
struct JSONProblem: Error, Equatable {
  var message: String
  var offset: Int
}

/// Reads JSON with the place of everything in it. It stops at the first problem and never at the cost of the process.
struct JSONReader {
  /// Nesting beyond this is refused before the stack runs out.
  static let maximumDepth = 128
  /// More values than this would take more memory than a registry is worth.
  static let maximumValues = 1_000_000

  private let bytes: [UInt8]
  private var at = 0
  private var values = 0

  static func read(_ bytes: [UInt8]) -> Result<JSONValue, JSONProblem> {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(2).contains(0) {
      return .failure(JSONProblem(message: "this isn't stored as UTF-8, as JSON must be; save it as UTF-8", offset: 0))
    }
    var reader = JSONReader(bytes)
    do throws(JSONProblem) {
      let value = try reader.value(depth: 1)
      reader.skipSpace()
      guard reader.peek == nil else { throw reader.problem("nothing may follow the value") }
      return .success(value)
    } catch {
      return .failure(error)
    }
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  private func problem(_ message: String, at offset: Int? = nil) -> JSONProblem {
    JSONProblem(message: message, offset: min(offset ?? at, bytes.count))
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 32 || byte == 10 || byte == 13 || byte == 9 { at += 1 }
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONValue {
    skipSpace()
    guard depth <= Self.maximumDepth else { throw problem("this is nested more than \(Self.maximumDepth) deep") }
    values += 1
    guard values <= Self.maximumValues else {
      throw problem("the file has more than a million values; divide it into several")
    }
    let start = at
    let content: JSONValue.Content
    guard let first = peek else { throw problem("the text ends where a value should be") }
    switch first {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try items(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    case UInt8(ascii: "t"): content = try word("true", .bool(true))
    case UInt8(ascii: "f"): content = try word("false", .bool(false))
    case UInt8(ascii: "n"): content = try word("null", .null)
    case UInt8(ascii: "/"): throw problem("JSON has no comments; delete it, or keep it in a \"description\"")
    default: throw problem("a value should stand here")
    }
    return JSONValue(content: content, range: start..<at)
  }

  private mutating func word(_ word: String, _ content: JSONValue.Content) throws(JSONProblem) -> JSONValue.Content {
    guard bytes[at...].starts(with: word.utf8) else { throw problem("a value should stand here") }
    at += word.utf8.count
    return content
  }

  private mutating func members(depth: Int) throws(JSONProblem) -> [JSONValue.Member] {
    at += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if peek == UInt8(ascii: "}") {
      at += 1
      return members
    }
    while true {
      skipSpace()
      if peek == UInt8(ascii: "/") { throw problem("JSON has no comments; delete it, or keep it in a \"description\"") }
      guard peek == UInt8(ascii: "\"") else { throw problem("a member's name in quotes should stand here") }
      let start = at
      let key = try string()
      let range = start..<at
      skipSpace()
      guard peek == UInt8(ascii: ":") else { throw problem("':' should follow the name '\(key)'") }
      at += 1
      members.append(.init(key: key, keyRange: range, value: try value(depth: depth + 1)))
      if try !hasNext(before: UInt8(ascii: "}")) { return members }
    }
  }

  private mutating func items(depth: Int) throws(JSONProblem) -> [JSONValue] {
    at += 1
    var items: [JSONValue] = []
    skipSpace()
    if peek == UInt8(ascii: "]") {
      at += 1
      return items
    }
    while true {
      items.append(try value(depth: depth + 1))
      if try !hasNext(before: UInt8(ascii: "]")) { return items }
    }
  }

  private mutating func hasNext(before close: UInt8) throws(JSONProblem) -> Bool {
    skipSpace()
    guard let byte = peek, byte == close || byte == UInt8(ascii: ",") else {
      throw problem("',' or '\(Character(Unicode.Scalar(close)))' should stand here")
    }
    let place = at
    at += 1
    if byte == close { return false }
    skipSpace()
    if peek == close {
      throw problem(
        "the comma before '\(Character(Unicode.Scalar(close)))' must go, since nothing comes after it", at: place)
    }
    return true
  }

  private mutating func number() throws(JSONProblem) -> Double {
    let start = at
    while let byte = peek, byte.isInJSONNumber { at += 1 }
    let digits = bytes[start..<at]
    guard digits.isJSONNumber, let value = parseNumber(digits) else {
      throw problem("'\(String(decoding: digits, as: UTF8.self))' is no number", at: start)
    }
    return value
  }

  private mutating func string() throws(JSONProblem) -> String {
    let start = at
    at += 1
    while let byte = peek, byte >= 32, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { at += 1 }
    var text = bytes[(start + 1)..<at]
    while let byte = peek {
      at += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw problem("the string is no valid UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try escape()).utf8)
      case 0..<32: throw problem("a line break or control character must be written as an escape", at: at - 1)
      default: text.append(byte)
      }
    }
    throw problem("the string that starts here has no end", at: start)
  }

  private mutating func escape() throws(JSONProblem) -> Character {
    guard let byte = peek else { throw problem("the text ends in an escape") }
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Character(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(try unicodeEscape())
    default: throw problem("there is no such escape", at: at - 2)
    }
  }

  private mutating func unicodeEscape() throws(JSONProblem) -> Unicode.Scalar {
    let start = at - 2
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, bytes[at...].starts(with: "\\u".utf8) {
      at += 2
      let second = try fourDigits()
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw problem("half a surrogate pair is no character", at: start)
  }

  private mutating func fourDigits() throws(JSONProblem) -> UInt32 {
    let text = String(decoding: bytes[at..<min(at + 4, bytes.count)], as: UTF8.self)
    guard text.utf8.count == 4, text.allSatisfy(\.isHexDigit), let value = UInt32(text, radix: 16) else {
      throw problem("four hexadecimal digits should follow '\\u'")
    }
    at += 4
    return value
  }
}
