import Testing

@testable import UIDescKit

/// Findings point to the very part of an expression, however its JSON string is written.
@Suite struct JSONStringPlaceTests {
  @Test(arguments: [
    #""\"x\" == nosuch""#, #""\u0022x\u0022 == nosuch""#, #""'\ud83d\ude00é' == nosuch""#, #""'\\n' == nosuch""#,
    #""'/\/' == nosuch""#, #""\n\t1 > 2 || nosuch""#,
  ])
  func placesSurviveEscapes(_ expression: String) {
    let found = problems(loading: boxRegistry(template: #"{"extra": {"x": \#(expression)}}"#))
    #expect(found.map(\.at) == ["nosuch"])
  }

  @Test func ofGrammarAndMessagesToo() {
    #expect(problems(loading: boxRegistry(template: #"{"extra": {"x": "\"a\" @ 2"}}"#)).map(\.at) == ["@"])
    let check = #"[{"id": "a", "when": "true", "message": "\"{nosuch}\""}]"#
    #expect(problems(loading: boxRegistry(checks: check)).map(\.at) == ["nosuch"])
    let brace = #"[{"id": "a", "when": "true", "message": "\u00e9 }"}]"#
    #expect(problems(loading: boxRegistry(checks: brace)).map(\.at) == ["}"])
  }

  @Test func anEscapedCharacterIsOnePlace() {
    #expect(problems(loading: boxRegistry(template: #"{"extra": {"x": "1 \u00a7 2"}}"#)).map(\.at) == [#"\u00a7"#])
  }
}
