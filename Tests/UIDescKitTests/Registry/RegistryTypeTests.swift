import Testing

@testable import UIDescKit

/// Types that are made of others by name.
@Suite struct RegistryTypeTests {
  private func said(ofTypes types: String) -> [(message: String, at: String)] {
    problems(loading: #"{"version": 1, "types": {\#(types)}}"#)
  }

  @Test(arguments: [
    #""A": {"list": "A"}"#, #""A": "A""#, #""A": {"call": {"f": ["A", "A"]}}"#,
    #""A": {"map": ["B", "B"]}, "B": {"map": ["A", "A"]}"#, #""A": {"call": {"f": ["B", "B"]}}, "B": {"list": "A"}"#,
  ])
  func aCircleIsOneError(_ types: String) {
    let found = said(ofTypes: types)
    #expect(found.map(\.at) == [#""A""#])
    #expect(found.first?.message == "the type 'A' leads back to itself")
  }

  @Test func manyLevelsAreNoCircle() {
    let levels = (1...24).map { #""T\#($0)": {"map": ["string", "T\#($0 - 1)"]}"# }
    #expect(said(ofTypes: (levels + [#""T0": "number""#]).joined(separator: ", ")).isEmpty)
  }

  /// 2^24 parts, and names that lead through a thousand others, in a few lines.
  @Test(arguments: [
    (1...24).map { #""T\#($0)": {"call": {"f": ["T\#($0 - 1)", "T\#($0 - 1)"]}}"# } + [#""T0": "number""#],
    (1...24).map { level in
      let argument = #"{"label": "a", "type": "T\#(level - 1)"}"#
      return #""T\#(level)": {"call": {"f": [\#(argument), \#(argument.replacing("\"a\"", with: "\"b\""))]}}"#
    } + [#""T0": "number""#],
    (1...1000).map { #""T\#($0)": {"list": "T\#($0 - 1)"}"# } + [#""T0": "number""#],
  ])
  func whatIsTooLargeIsRefused(_ types: [String]) {
    let found = said(ofTypes: types.joined(separator: ", "))
    #expect(found.count >= 1 && found.allSatisfy { $0.message.contains("made of too many others") })
  }

  @Test func anUnknownTypeIsOneError() {
    #expect(said(ofTypes: #""A": {"list": "nmber"}, "B": {"map": ["A", "A"]}"#).map(\.at) == [#""nmber""#])
  }

  @Test(arguments: [
    (#"{"label": 3, "type": "number"}"#, "3", "'label' should be a string"),
    (#"{"label": "a"}"#, #"{"label": "a"}"#, "the argument 'a' has no type"),
    (#"{"label": "a", "typ": "number"}"#, #""typ""#, "did you mean 'type'?"),
  ])
  func labelledArgumentsHaveALabelAndAType(_ argument: String, _ place: String, _ message: String) {
    let found = said(ofTypes: #""A": {"call": {"f": [\#(argument)]}}"#)
    #expect(found.first?.at == place)
    #expect(found.first?.message.contains(message) == true, "\(found)")
  }

  @Test func traitsOfAClassAgree() {
    func found(_ second: String) -> [String] {
      problems(
        loading:
          #"{"version": 1, "traits": {"S": {"k": {"type": "number"}}, "T": {"k": {"type": "\#(second)"}}}, "classes": {"A": {"superclass": "UIView", "traits": ["S", "T"]}}}"#
      ).map { "\($0.at) \($0.message)" }
    }
    #expect(found("number").isEmpty)
    #expect(
      found("string") == [
        #""T" 'k' is a string in the trait 'T' but a number in 'S', so a class can't have both"#
      ])
  }

  @Test(arguments: [
    (#""$schema": 9"#, "9"), (#""name": []"#, "[]"), (#""description": 4"#, "4"),
    (#""classes": {"A": {"superclass": "UIView", "description": 4}}"#, "4"),
    (#""classes": {"A": {"superclass": "UIView", "properties": {"k": {"type": "any", "description": 4}}}}"#, "4"),
    (#""classes": {"A": {"superclass": "UIView", "actions": {"go:": {"description": 4}}}}"#, "4"),
  ])
  func textsAreStrings(_ member: String, _ place: String) {
    let found = problems(loading: #"{"version": 1, \#(member)}"#)
    #expect(found.map(\.at) == [place])
    #expect(found.first?.message.contains("should be a string") == true)
  }
}
