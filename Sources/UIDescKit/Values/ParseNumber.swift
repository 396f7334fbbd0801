/// A number as documents write it: digits, a point, an exponent. Nil for anything else, also for what no `Double` can
/// hold (`1e400`).
func parseNumber(_ bytes: ArraySlice<UInt8>) -> Double? {
  guard let first = bytes.first else { return nil }
  var mantissa = 0
  var digits = 0
  var decimals = 0
  var isFraction = false
  for byte in first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      digits += 1
      guard digits <= 15 else { return parseSlowly(bytes) }
      mantissa = mantissa * 10 + Int(byte - 48)
      if isFraction { decimals += 1 }
    case UInt8(ascii: ".") where !isFraction: isFraction = true
    default: return parseSlowly(bytes)
    }
  }
  guard digits > 0 else { return nil }
  // Up to 15 digits and 10^15 are exact, so one division rounds correctly.
  let value = Double(mantissa) / powersOfTen[decimals]
  return first == UInt8(ascii: "-") && value != 0 ? -value : value
}

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]

private func parseSlowly(_ bytes: ArraySlice<UInt8>) -> Double? {
  let allowed = bytes.allSatisfy { (48...57).contains($0) || "+-.eE".utf8.contains($0) }
  guard allowed, let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
    return nil
  }
  return value == 0 ? 0 : value
}
