import Testing

@testable import UIDescKit

/// Names that nobody could use, or that hide others.
@Suite struct RegistryNameTests {
  private func said(ofType type: String) -> [(message: String, at: String)] {
    problems(loading: #"{"version": 1, "types": {"T": \#(type)}}"#)
  }

  @Test(arguments: [
    (#"{"call": {"": []}}"#, #""""#, "needs a name"), (#"{"call": {"f": [[]]}}"#, "[]", "without words"),
    (#"{"call": {"f": [["a", ""]]}}"#, #""""#, "needs a name"), (#"{"call": {}}"#, "{}", "without names"),
    (
      #"{"call": {"f": [{"label": "a", "type": "number"}, {"label": "a", "type": "string"}]}}"#, #""a""#,
      "have the label 'a'"
    ),
    (#"{"map": [{"list": "string"}, "string"]}"#, #"{"list": "string"}"#, "keys can't be of the type list of string"),
    (#"{"map": ["color", "string"]}"#, #""color""#, "keys can't be of the type color"),
    (#"{"enum": {"": 0}}"#, #""""#, "needs a name"), (#"{"enum": [" "]}"#, #"" ""#, "needs a name"),
    (#"{"enum": {"info": 0, "warn": 0}}"#, "0", "'warn' has the value of 'info', 0"),
    (#"{"flags": {"a": 1, "b": 1}}"#, "1", "'b' has the value of 'a', 1"),
  ])
  func ofTypes(_ type: String, _ place: String, _ message: String) {
    let found = said(ofType: type)
    #expect(found.map(\.at) == [place])
    #expect(found.first?.message.contains(message) == true, "\(found)")
  }

  @Test(arguments: [
    #"{"map": ["boolean", "string"]}"#, #"{"map": [{"enum": ["a"]}, "string"]}"#, #"{"map": ["date", "color"]}"#,
    #"{"flags": {"a": 1, "b": 2, "both": 3}}"#,
  ])
  func ofTypesThatAreFine(_ type: String) { #expect(said(ofType: type).map(\.message) == []) }

  @Test func twoNamesOfOneValueAreAWarning() {
    let text = #"{"version": 1, "types": {"T": {"enum": {"info": 0, "warn": 0}}}}"#
    #expect(Registry.load(files: [("a.json", Array(text.utf8))]).findings.map(\.diagnostic.severity) == [.warning])
  }

  @Test(arguments: ["number", "string", ""])
  func noTypeHidesABuiltInOne(_ name: String) {
    let found = problems(loading: #"{"version": 1, "types": {"\#(name)": {"list": "string"}}}"#)
    #expect(found.map(\.at) == ["\"\(name)\""])
  }

  @Test(arguments: ["", "a b", "$x", "a.b", "1a", "@count", "a-b"])
  func noPropertyIsCalled(_ key: String) {
    let found = problems(
      loading:
        #"{"version": 1, "classes": {"A": {"superclass": "UIView", "properties": {"\#(key)": {"type": "any"}}}}}"#)
    #expect(found.map(\.at) == ["\"\(key)\""])
  }

  @Test(arguments: ["_a", "größe", "a1", "🌈"])
  func aPropertyMayBeCalled(_ key: String) {
    let found = problems(
      loading:
        #"{"version": 1, "classes": {"A": {"superclass": "UIView", "properties": {"\#(key)": {"type": "any"}}}}}"#)
    #expect(found.map(\.message) == [])
  }

  @Test func aClassWithoutASuperclassIsANote() {
    let text = #"{"version": 1, "classes": {"A": {}}}"#
    let found = Registry.load(files: [("a.json", Array(text.utf8))]).findings
    #expect(found.map(\.diagnostic.severity) == [.note])
    #expect(found.first?.diagnostic.message.contains("has no superclass") == true)
  }
}
