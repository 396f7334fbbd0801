import Testing

@testable import UIDescKit

/// Mistakes in checks, orders and the names of templates.
@Suite struct WidgetRuleTests {
  private static let properties =
    #""value": {"type": "number", "default": 0}, "names": {"type": {"list": "string"}, "default": []}"#

  private func check(_ members: String) -> String {
    boxRegistry(Self.properties, checks: #"[{"id": "a-rule", "when": "value > 1", "message": "m"\#(members)}]"#)
  }

  @Test(arguments: [
    (#", "at": "value""#, nil, ""), (#", "at": "layer.cornerRadius""#, nil, ""), (#", "at": "hidden""#, nil, ""),
    (#", "fix": {"remove": "value"}"#, nil, ""),
    (#", "fix": {"remove": "valeu"}"#, #""valeu""#, "did you mean 'value'?"),
    (#", "at": "valeu""#, #""valeu""#, "'Box' has no key 'valeu'; did you mean 'value'?"),
    (#", "at": "zork""#, #""zork""#, "'Box' has no key 'zork'"),
    (#", "at": "isHidden""#, #""isHidden""#, "the key is 'hidden'"),
    (#", "at": "layer.cornerRadios""#, #""layer.cornerRadios""#, "did you mean 'cornerRadius'?"),
    (#", "at": "alpha.value""#, #""alpha.value""#, "which has no 'value'"), (#", "at": """#, #""""#, "no key path"),
  ])
  func checksAreAtKeysThatAreThere(_ member: String, _ place: String?, _ message: String) {
    let found = problems(loading: check(member))
    #expect(found.map(\.at) == (place.map { [$0] } ?? []))
    #expect(found.first?.message.contains(message) ?? true, "\(found)")
  }

  @Test(arguments: [
    (#"{"set": "value", "after": "names"}"#, nil), (#"{"set": "valeu", "after": "names"}"#, #""valeu""#),
    (#"{"set": "value", "after": "zork"}"#, #""zork""#), (#"{"set": "value"}"#, #"{"set": "value"}"#),
    (#"{"set": "value", "after": 3}"#, "3"),
  ])
  func ordersAreOfKeysThatAreThere(_ rule: String, _ place: String?) {
    #expect(problems(loading: boxRegistry(Self.properties, order: "[\(rule)]")).map(\.at) == (place.map { [$0] } ?? []))
  }

  @Test func ordersOfPropertiesToo() {
    func said(_ after: String) -> [String] {
      problems(loading: boxRegistry(#"\#(Self.properties), "k": {"type": "any", "after": {"\#(after)": "why"}}"#)).map(
        \.at)
    }
    #expect(said("value") == [])
    #expect(said("valeu") == [#""valeu""#])
    let added = boxRegistry(extensions: #"{"UIView": {"k": {"type": "any", "after": {"alhpa": "why"}}}}"#)
    #expect(problems(loading: added).map(\.at) == [#""alhpa""#])
  }

  /// Its subclasses may have keys of their own.
  @Test func whatIsSaidOfASystemClassIsMisspelledAtMost() {
    func said(_ key: String) -> [String] {
      problems(loading: boxRegistry(extensions: #"{"UIView": {"$order": [{"set": "\#(key)", "after": "alpha"}]}}"#))
        .map(\.at)
    }
    #expect(said("theirOwnKey") == [])
    #expect(said("contentMod") == [#""contentMod""#])
  }

  @Test(arguments: [
    (#"{"id": "b", "when": "value > 2", "message": "m"}"#, nil, ""),
    (#"{"id": "a", "when": "value > 2", "message": "m"}"#, nil, ""),
    (#"{"id": "a", "when": "value > 1", "message": "n"}"#, #""a""#, "the same condition"),
    (#"{"id": "a", "when": "value > 2", "message": "m", "severity": "error"}"#, #""a""#, "one id is one rule"),
    (#"{"id": "duplicate-id", "when": "value > 2", "message": "m"}"#, #""duplicate-id""#, "a rule of every document"),
    (#"{"id": "b", "when": "value > 2", "message": "m", "if": "true"}"#, #""if""#, "did you mean 'when'?"),
    (#"{"id": "b", "when": "value > 2", "message": "m", "level": "note"}"#, #""level""#, "did you mean 'severity'?"),
  ])
  func idsTellRulesApart(_ second: String, _ place: String?, _ message: String) {
    let first = #"{"id": "a", "when": "value > 1", "message": "m"}"#
    let found = problems(loading: boxRegistry(Self.properties, checks: "[\(first), \(second)]"))
    #expect(found.map(\.at) == (place.map { [$0] } ?? []))
    #expect(found.first?.message.contains(message) ?? true, "\(found)")
  }

  @Test(arguments: [
    (#"{"id": "a-b_C1", "class": "UIView"}"#, nil, ""), (#"{"id": "", "class": "UIView"}"#, #""""#, "the id ''"),
    (#"{"id": "x y/é[0]", "class": "UIView"}"#, #""x y/é[0]""#, "letters, digits"),
    (#"{"id": "a", "class": "UIView", "if": "true"}"#, #""if""#, "did you mean 'when'?"),
    (#"{"id": "a", "class": "UIView", "position": "first"}"#, #""position""#, "did you mean 'place'?"),
    (
      #"{"id": "a", "class": "UIView", "repeat": {"each": "n", "in": "2"}, "frame": "rect(n, n, key, index)"}"#,
      #""each""#, "did you mean 'for'?"
    ),
    (
      #"{"id": "a", "class": "UIView", "repeat": {"for": "n"}, "frame": "rect(n, n, 1, 1)"}"#, #"{"for": "n"}"#,
      "to go over"
    ),
    (#"{"id": "a", "class": "UIView", "repeat": {"in": "2"}}"#, #"{"in": "2"}"#, "needs a name"),
    (
      #"{"id": "a", "class": "UIView", "repeat": {"for": "n", "in": "2 +"}, "frame": "rect(n, n, key, 1)"}"#, "",
      "is missing"
    ),
    (#"{"id": "a", "class": "UIView", "repeat": {"for": "index", "in": "2"}}"#, #""index""#, "a meaning of its own"),
    (#"{"id": "a", "properties": {"text": "'a'", "textColor": "1"}, "layer": {"cornerRadius": 1}}"#, "{", "no 'class'"),
    (#"{"id": "a", "class": "UIView", "let": {"a b": "1"}}"#, #""a b""#, "no name for a value"),
    (#"{"id": "a", "class": "UIView", "let": {"true": "1"}}"#, #""true""#, "no name for a value"),
    (
      #"{"id": "a", "class": "UIView", "let": {"total": "2 *"}, "frame": "rect(total, total, 1, 1)"}"#, "", "is missing"
    ),
    (
      #"{"id": "a", "class": "UIView", "let": {"half": "total / 2", "total": "4"}}"#, "total",
      "'total' is declared further down"
    ),
    (#"{"id": "a", "class": "UIView", "let": {"t": "OK"}}"#, "OK", #"quotes of its own: "'OK'""#),
  ])
  func nodesAreWrongOnce(_ node: String, _ place: String?, _ message: String) {
    let found = problems(loading: boxRegistry(template: #"{"children": [\#(node)]}"#))
    #expect(found.map(\.at) == (place.map { [$0] } ?? []))
    #expect(found.first?.message.contains(message) ?? true, "\(found)")
  }
}
