import Testing

@testable import UIDescKit

@Suite struct JSONWriterTests {
  private func written(_ value: Value) -> String {
    var writer = JSONWriter()
    writer.value(value)
    return String(decoding: writer.take(), as: UTF8.self)
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (10, "10"), (99, "99"), (100, "100"), (-1, "-1"),
    (9_007_199_254_740_993, "9007199254740993"),
    (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
  ])
  func integersAreExact(value: Int, expected: String) {
    #expect(written(.integer(value)) == expected)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (0.33000000000000002, "0.33"),
    (0.1 + 0.2, "0.30000000000000004"), (-12.5, "-12.5"),
    (.nan, "null"), (.infinity, "null"), (-.infinity, "null"), (1e300, "1e+300"),
    (.leastNonzeroMagnitude, "5e-324"),
  ])
  func numbersAreShortestAndFinite(value: Double, expected: String) {
    #expect(written(.number(value)) == expected)
  }

  @Test(arguments: [
    ("", #""""#), ("plain", #""plain""#), (#"a"b\c"#, #""a\"b\\c""#), ("\n\t\r", #""\n\t\r""#),
    ("a\u{1}b\u{1f}\u{7f}", #""a\u0001b\u001f\u007f""#), ("Grüße 🎉", #""Grüße 🎉""#),
  ])
  func stringsAreEscaped(value: String, expected: String) {
    #expect(written(.string(value)) == expected)
  }

  /// Eight bytes are looked at in one step, and the rest one by one.
  @Test(arguments: 0..<256)
  func escapesAreFoundAnywhere(byte: Int) {
    for place in 0..<19 {
      var text = [UInt8](repeating: UInt8(ascii: "a"), count: 19)
      text[place] = UInt8(byte)
      let needed = byte < 32 || byte == 34 || byte == 92 || byte == 127
      #expect(text.withUnsafeBufferPointer(JSONEscapes.areNeeded) == needed, "\(byte) at \(place)")
    }
  }

  @Test func deepNestingIsIndentedWhole() {
    let deep = (0..<40).reduce(Value.null) { inner, _ in .list([inner, .null]) }
    let lines = written(deep).split(separator: "\n")
    #expect(lines[40] == String(repeating: " ", count: 80) + "null,")
    #expect(lines[41] == String(repeating: " ", count: 80) + "null")
  }

  @Test func nestingIsIndentedByTwoSpaces() {
    let value = Value.object([
      .init("b", .list([.integer(1), .null, .list([])])), .init("a\"", .object([])),
      .init("c", .object([.init("d", .bool(true))])),
    ])
    let expected = """
      {
        "b": [
          1,
          null,
          []
        ],
        "a\\"": {},
        "c": {
          "d": true
        }
      }
      """
    #expect(written(value) == expected)
  }
}
