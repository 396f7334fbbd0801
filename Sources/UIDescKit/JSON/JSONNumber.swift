extension UInt8 {
  /// Whether it may stand in a number: a digit, a sign, a point, an exponent's letter.
  var isInJSONNumber: Bool {
    switch self {
    case 48...57, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is a number as JSON writes it, which is stricter than Swift: `1.e0`, `01` and `+1` are none.
  var isJSONNumber: Bool {
    var rest = self
    func takeDigits() -> Int {
      let digits = rest.prefix { (48...57).contains($0) }.count
      rest.removeFirst(digits)
      return digits
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let digits = takeDigits()
    guard digits == 1 || digits > 1 && !startsWithZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard takeDigits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard takeDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
