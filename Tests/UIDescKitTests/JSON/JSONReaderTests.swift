import Testing

@testable import UIDescKit

@Suite struct JSONReaderTests {
  @Test func valuesKnowTheirPlaces() throws {
    let text = #"{"a": [1, -2.5e1, "x\u00e9\n\ud83d\ude00"], "a": null}"#
    let json = try JSONReader.read(Array(text.utf8)).get()
    let members = try #require(json.members)
    #expect(members.map(\.key) == ["a", "a"])
    #expect(members[0].value.array?.compactMap(\.number) == [1, -25])
    #expect(members[0].value.array?.last?.string == "xé\n😀")
    #expect(String(decoding: Array(text.utf8)[members[1].value.range], as: UTF8.self) == "null")
  }

  @Test func numbersAreReadAsWritten() throws {
    let json = try JSONReader.read(Array("[0, -0.5, 10, 1e2, 1.5E-1, 2e+1]".utf8)).get()
    #expect(json.array?.compactMap(\.number) == [0, -0.5, 10, 100, 0.15, 20])
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[1,]", 2), ("{\"a\": 1 ,\n}", 8), ("[1,}", 3), ("{\"a\" 1}", 5), ("[01]", 1), ("\"a", 0),
    ("\"\\x\"", 1), ("nul", 0), ("1 2", 2),
    ("\"\\ud800\"", 1), ("{a: 1}", 1), ("[1.]", 1), ("[1.e0]", 1), ("[.5]", 1), ("[-]", 1), ("[1e]", 1), ("[1e+]", 1),
    ("[-01]", 1),
    ("[+1]", 1), ("[0x1]", 2), ("{ // no\n}", 2), ("[1, /* no */ 2]", 4),
  ])
  func problemsHaveAPlace(_ text: String, _ offset: Int) {
    guard case .failure(let problem) = JSONReader.read(Array(text.utf8)) else {
      Issue.record("'\(text)' was accepted")
      return
    }
    #expect(problem.offset == offset)
  }

  @Test func depthIsLimited() {
    let deep = Array(repeating: UInt8(ascii: "["), count: 100_000)
    #expect(throws: JSONProblem.self) { try JSONReader.read(deep).get() }
  }
}
