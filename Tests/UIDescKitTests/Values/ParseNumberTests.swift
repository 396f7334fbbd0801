import Testing

@testable import UIDescKit

@Suite struct ParseNumberTests {
  private func parse(_ text: String) -> Double? { parseNumber(ArraySlice(Array(text.utf8))) }

  @Test(arguments: [
    ("0", 0.0), ("0.0", 0), ("22", 22), ("-3.25", -3.25), ("0.5", 0.5), ("1e3", 1000),
    ("2.5E-2", 0.025), ("+4", 4),
    ("0.33000000000000002", 0.33), ("0.1", 0.1), ("123456789012345", 123_456_789_012_345),
    ("0.123456789012345", 0.123456789012345), ("9007199254740993", 9_007_199_254_740_992),
    ("1.7976931348623157e308", 1.7976931348623157e308), ("5e-324", Double.leastNonzeroMagnitude),
  ])
  func readsExactly(text: String, expected: Double) {
    #expect(parse(text) == expected)
  }

  @Test(arguments: [
    "", "-", ".", "-.", "+", "e5", "1e", "0x10", "inf", "-inf", "nan", "infinity", "1e400",
    "-1e400", "1,5", "1 ", " 1", "1.2.3",
    "--1", "1-", "1\u{0}", "1e400000000000000000000",
  ])
  func refusesWhatIsNoFiniteNumber(text: String) {
    #expect(parse(text) == nil)
  }

  @Test func zeroHasNoSign() {
    #expect(parse("-0")?.sign == .plus)
    #expect(parse("-0.000000000000000000")?.sign == .plus)
  }

  @Test func agreesWithTheStandardLibrary() {
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<20_000 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      let whole = String(Int64(bitPattern: state) / 1_000_003 % 100_000_000)
      let text = whole + "." + String(state >> 40)
      #expect(parse(text) == Double(text), "\(text)")
    }
  }
}
