import Testing

@testable import uidesc

@Suite struct PrintableTests {
  /// What disturbs lines is told by first bytes, which 64 scalars have in common at least.
  @Test func noScalarThatDisturbsLinesComesThrough() {
    let numbers = Array(0..<UInt32(0x3000)) + stride(from: 0x3000, to: 0x110000, by: 64)
    let scalars = numbers.compactMap(Unicode.Scalar.init)
    let wrong = scalars.filter { scalar in
      let isShown = !scalar.disturbsLines && !(0x10FE80...0x10FEFF).contains(scalar.value)
      let expected = isShown ? String(scalar) : scalar == "\t" ? " " : "\u{FFFD}"
      return !printable("a\(scalar)b").unicodeScalars.elementsEqual("a\(expected)b".unicodeScalars)
    }
    #expect(wrong.isEmpty)
    #expect(scalars.count > 0x3000)
  }
}
