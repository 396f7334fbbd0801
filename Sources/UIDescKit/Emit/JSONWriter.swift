/// Writes JSON with two-space indentation into a byte array.
struct JSONWriter {
  private var buffer: ByteBuffer
  private let most: Int
  /// Whether there are more bytes than there may be.
  var isFull: Bool { buffer.count > most }

  /// - Parameter most: how many bytes there may be.
  init(capacity: Int = 0, most: Int = .max) {
    self.most = most
    buffer = ByteBuffer(capacity: capacity)
  }

  /// What has been written. The writer is empty then: its bytes are handed over, not copied.
  mutating func take() -> [UInt8] { buffer.take() }

  /// The text with a line break at its end.
  mutating func finish() -> [UInt8] {
    buffer.append(10)
    return take()
  }

  private var depth = 0

  /// What separates two items: a comma, a line break and the indentation of 32 levels.
  private static let separator: StaticString =
    ",\n                                                                "
  private var isFirst = true

  mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }
  mutating func array(_ items: (inout JSONWriter) -> Void) { nest("[", "]", items) }

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ inside: (inout JSONWriter) -> Void
  ) {
    buffer.append(UInt8(ascii: open))
    depth += 1
    isFirst = true
    inside(&self)
    depth -= 1
    if !isFirst { newLine() }
    isFirst = false
    buffer.append(UInt8(ascii: close))
  }

  private mutating func newLine(afterComma: Bool = false) {
    let start = afterComma ? 0 : 1
    let wanted = 2 * depth + 2 - start
    let length = min(wanted, Self.separator.utf8CodeUnitCount - start)
    Self.separator.withUTF8Buffer { buffer.append($0[start..<start + length]) }
    // Deeper than nearly all trees.
    for _ in length..<wanted { buffer.append(32) }
  }

  /// Starts an array's next item.
  mutating func item() {
    newLine(afterComma: !isFirst)
    isFirst = false
  }

  /// Starts an object's next member.
  mutating func key(_ name: String) {
    item()
    string(name)
    literal(": ")
  }

  mutating func literal(_ text: StaticString) {
    text.withUTF8Buffer { buffer.append($0) }
  }

  /// A value that is JSON already.
  mutating func json(_ text: String) {
    var text = text
    text.withUTF8 { buffer.append($0) }
  }

  mutating func bool(_ value: Bool) { value ? literal("true") : literal("false") }

  mutating func integer(_ value: Int) {
    guard value >= 0, value < 10_000 else { return json(String(value)) }
    if value >= 1000 { buffer.append(48 + UInt8(value / 1000)) }
    if value >= 100 { buffer.append(48 + UInt8(value / 100 % 10)) }
    if value >= 10 { buffer.append(48 + UInt8(value / 10 % 10)) }
    buffer.append(48 + UInt8(value % 10))
  }

  /// The shortest form that reads back as the same number; JSON has no infinity and no NaN.
  mutating func number(_ value: Double) {
    guard value.isFinite else { return literal("null") }
    if let exact = Int(exactly: value) { return integer(exact) }
    json(value.description)
  }

  mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      // Most strings need no escape, and are copied whole.
      if !JSONEscapes.areNeeded(in: utf8) { return buffer.append(utf8, between: UInt8(ascii: "\"")) }
      buffer.append(UInt8(ascii: "\""))
      for byte in utf8 { escape(byte) }
      buffer.append(UInt8(ascii: "\""))
    }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case _ where !JSONEscapes.areNeeded(for: byte): buffer.append(byte)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      buffer.append(UInt8(ascii: "\\"))
      buffer.append(byte)
    case 10: literal("\\n")
    case 9: literal("\\t")
    case 13: literal("\\r")
    default:
      literal("\\u00")
      hex(byte, letters: "a")
    }
  }

  /// `#RRGGBBAA`, in quotes.
  mutating func hex(_ color: Color.Components) {
    literal("\"#")
    let all = color.bytes
    for shift in [24, 16, 8, 0] { hex(UInt8(all >> shift & 0xFF), letters: "A") }
    literal("\"")
  }

  /// - Parameter letters: the digit for 10.
  private mutating func hex(_ byte: UInt8, letters: Unicode.Scalar) {
    for digit in [byte >> 4, byte & 15] {
      buffer.append(digit < 10 ? 48 + digit : UInt8(ascii: letters) + digit - 10)
    }
  }
}
