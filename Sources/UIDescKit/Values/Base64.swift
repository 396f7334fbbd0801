/// The text that Base64 holds. Nil when it is no Base64 or no UTF-8.
func decodeBase64(_ text: String) -> String? {
  base64Bytes(text).flatMap { String(validating: $0, as: UTF8.self) }
}

/// What Base64 holds; white space and missing padding are fine, and so is a digit too many at the end, which is less than a
/// byte: the editor has written it in documents that ship. Nil when it is none.
func base64Bytes(_ text: String) -> [UInt8]? {
  var bytes: [UInt8] = []
  var bits: UInt32 = 0
  var count = 0
  let isBase64 = readBase64(text.utf8) { digit in
    bits = bits << 6 | digit
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return isBase64 ? bytes : nil
}

/// Whether `base64Bytes` could read a text.
func isBase64(_ text: String.UTF8View) -> Bool { readBase64(text) { _ in } }

/// - Returns: whether the text is Base64.
@inline(__always)
private func readBase64(_ text: String.UTF8View, each digit: (UInt32) -> Void) -> Bool {
  var isPadded = false
  for byte in text {
    switch byte {
    case 9, 10, 13, 32: continue
    case UInt8(ascii: "="): isPadded = true
    case _ where isPadded: return false
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit(UInt32(byte) - 65)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit(UInt32(byte) - 71)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit(UInt32(byte) + 4)
    case UInt8(ascii: "+"): digit(62)
    case UInt8(ascii: "/"): digit(63)
    default: return false
    }
  }
  return true
}
