/// Writes JSON with two-space indentation into a byte array.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true

  mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }
  mutating func array(_ items: (inout JSONWriter) -> Void) { nest("[", "]", items) }

  private mutating func nest(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ inside: (inout JSONWriter) -> Void) {
    bytes.append(UInt8(ascii: open))
    depth += 1
    isFirst = true
    inside(&self)
    depth -= 1
    if !isFirst { newLine() }
    isFirst = false
    bytes.append(UInt8(ascii: close))
  }

  private mutating func newLine() {
    bytes.append(10)
    for _ in 0..<depth {
      bytes.append(32)
      bytes.append(32)
    }
  }

  /// Starts an array's next item.
  mutating func item() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    newLine()
  }

  /// Starts an object's next member.
  mutating func key(_ name: String) {
    item()
    string(name)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(32)
  }

  mutating func literal(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  mutating func bool(_ value: Bool) { value ? literal("true") : literal("false") }

  mutating func integer(_ value: Int) {
    if value >= 0 && value < 10 {
      bytes.append(48 + UInt8(value))
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
  }

  /// The shortest form that reads back as the same number; JSON has no infinity and no NaN.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return literal("null") }
    if let exact = Int(exactly: value), exact.magnitude < 1 << 53 { return integer(exact) }
    bytes.append(contentsOf: value.description.utf8)
  }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 10: literal("\\n")
      case 9: literal("\\t")
      case 13: literal("\\r")
      case 0..<32, 127:
        literal("\\u00")
        bytes.append(Self.digits[Int(byte >> 4)])
        bytes.append(Self.digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  static let digits = Array("0123456789abcdef".utf8)
}
