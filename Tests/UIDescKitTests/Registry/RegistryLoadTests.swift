import Testing
import XMLSource

@testable import UIDescKit

@Suite struct RegistryLoadTests {
  @Test(arguments: [
    (#"{"version": 1, "clases": {}}"#, "did you mean 'classes'?", 16), (#"{"version": 2}"#, "write 1", 13),
    (#"{}"#, "no version", 1), (#"{"version": 1, "#, "name in quotes", 16),
    (#"{"version": 1, "classes": {"A": {}, "A": {}}}"#, "stands twice", 37),
    (#"{"version": 1, "classes": {"A": {"properties": {"k": {"type": "nmber"}}}}}"#, "did you mean 'number'?", 63),
    (#"{"version": 1, "classes": {"A": {"properties": {"k": {}}}}}"#, "has no type", 49),
    (#"{"version": 1, "types": {"T": {"list": "T"}}}"#, "leads back to itself", 40),
    (
      #"{"version": 1, "extensions": {"CALayer": {"k": {"type": "color", "sets": "borderColour"}}}}"#, "nothing at", 74
    ),
    (
      #"{"version": 1, "extensions": {"UIView": {"k": {"type": "string", "sets": "alpha"}}}}"#, "can't set", 74
    ),
  ])
  func errorsHaveAPlace(_ text: String, _ message: String, _ column: Int) throws {
    let (registry, findings) = Registry.load(files: [("a.json", Array(text.utf8))])
    let finding = try #require(findings.first { $0.diagnostic.severity == .error })
    #expect(finding.diagnostic.message.contains(message))
    #expect(finding.start == SourcePosition(line: 1, column: column))
    #expect(registry.classes.isEmpty && registry.extensions.isEmpty)
  }

  @Test(arguments: [
    (#"{"type": "string", "minimum": 1}"#, #""minimum""#, "is for numbers"),
    (#"{"type": "number", "pattern": "a"}"#, #""pattern""#, "is for strings"),
    (#"{"type": "number", "step": 0}"#, "0", "more than 0"),
    (#"{"type": "number", "minimum": 2, "maximum": 1}"#, "2", "more than its maximum"),
    (#"{"type": "string", "pattern": "(?<=a)b"}"#, #""(?<=a)b""#, "can't be used"),
    (#"{"type": "number", "introduced": {"iOS": "new"}}"#, #""new""#, "is written as"),
    (#"{"type": "number", "introduced": {"ios": "9.0"}}"#, #""ios""#, "did you mean 'iOS'?"),
    (#"{"type": {"enum": {}}}"#, "{}", "without names"), (#"{"type": {"enum": {"a": 1.5}}}"#, "1.5", "a whole number"),
    (#"{"type": {"call": {"a": [["in", 1]]}}}"#, "1", "should be strings"),
    (#"{"type": {"map": ["string"]}}"#, #"["string"]"#, "two types"),
    (#"{"type": {"enum": []}}"#, "[]", "without names"), (#"{"type": {"enum": ["a", 1]}}"#, "1", "should be strings"),
    (#"{"type": {"enum": ["a", "a"]}}"#, #""a""#, "stands twice"),
    (#"{"type": {"flags": ["a"]}}"#, #"["a"]"#, "needs its bit"),
    (#"{"type": {"enum": ["a", "A"], "ignoreCase": true}}"#, #""A""#, "the same as 'a' when case is ignored"),
    (#"{"type": {"call": {"a": [], "A": []}, "ignoreCase": true}}"#, #""A""#, "the same as 'a'"),
    (#"{"type": {"list": "string", "ignoreCase": true}}"#, #""ignoreCase""#, "is for the names"),
    (#"{"type": {"enum": ["a"], "ignoreCase": 1}}"#, "1", "true or false"),
    (#"{"type": {"ignoreCase": true}}"#, #"{"ignoreCase": true}"#, "a type is one of"),
    (#"{"type": {"lst": "string"}}"#, #""lst""#, "'list'"),
    (#"{"type": "number", "optional": 1}"#, "1", "true or false"),
    (#"{"type": "number", "type": "string"}"#, #""type""#, "stands twice"),
  ])
  func propertiesMakeSense(_ declaration: String, _ place: String, _ message: String) {
    let found = problems(loading: registry(withProperty: declaration))
    #expect(found.map(\.at) == [place])
    #expect(found.first?.message.contains(message) == true, "\(found)")
  }

  @Test(arguments: [
    (
      #""outlets": {"delegate": {"type": "ViewDelegate"}}, "actions": {"open:": {"event": "touchUpInside"}, "close:": {}}"#,
      nil, ""
    ),
    (#""outlets": {"delegate": {"kind": "x"}}"#, #""kind""#, "no member 'kind'"),
    (#""outlets": {"delegate": "x"}"#, #""x""#, "an object"),
    (#""outlets": {"delegate": {"type": 1}}"#, "1", "a string"),
    (#""actions": {"open:": {"event": "touchUpInsied"}}"#, #""touchUpInsied""#, "did you mean 'touchUpInside'?"),
    (#""properties": {"": {"type": "any"}}"#, #""""#, "is no key"),
    (#""properties": {"a.b": {"type": "any"}}"#, #""a.b""#, "is no key"),
    (#""properties": {"a b": {"type": "any"}}"#, #""a b""#, "is no key"),
    (#""traits": ["T"]"#, #""T""#, "no trait 'T'"), (#""traits": "T""#, #""T""#, "a list of names"),
  ])
  func classMembersAreRead(_ member: String, _ place: String?, _ message: String) {
    let found = problems(loading: #"{"version": 1, "classes": {"A": {"superclass": "UIView", \#(member)}}}"#)
    #expect(found.map(\.at) == (place.map { [$0] } ?? []))
    #expect(found.first?.message.contains(message) ?? true, "\(found)")
  }

  @Test(arguments: [
    ("UIView", #""B": {"superclass": "A", "properties": {"k": {"type": "number", "minimum": 0}}}"#, []),
    ("UIView", #""B": {"superclass": "A", "properties": {"k": {"type": "string"}}}"#, [#""k""#]),
    ("UIView", #""B": {"superclass": "A", "traits": ["T"]}"#, [#""T""#]),
    ("UIView", #""B": {"superclass": "A", "properties": {"alpha": {"type": "string"}}}"#, [#""alpha""#]),
    (
      "UIView",
      #""B": {"superclass": "A", "properties": {"tintColor": {"type": "color"}, "contentMode": {"type": {"enum": {"fill": 0}}}}}"#,
      []
    ),
  ])
  func subclassesKeepTheType(_ superclass: String, _ subclass: String, _ places: [String]) {
    let text =
      #"{"version": 1, "traits": {"T": {"k": {"type": "string"}}}, "classes": {"A": {"superclass": "\#(superclass)", "properties": {"k": {"type": "number"}}}, \#(subclass)}}"#
    #expect(problems(loading: text).map(\.at) == places)
  }

  @Test func aTraitStandsOnce() {
    let text =
      #"{"version": 1, "traits": {"T": {"k": {"type": "string"}}}, "classes": {"A": {"superclass": "UIView", "traits": ["T", "T"]}}}"#
    #expect(problems(loading: text).map(\.message) == ["the trait 'T' stands twice"])
  }

  @Test(arguments: [
    ("UIView", #""alpha": {"type": "number", "minimum": 0}"#, nil),
    ("UIView", #""alpha": {"type": "string"}"#, #""alpha""#),
    ("UILabel", #""tag": {"type": "color"}"#, #""tag""#), ("UIView", #""text": {"type": "color"}"#, nil),
    ("UIView", #""contentMode": {"type": {"enum": {"foo": 99}}}"#, #""contentMode""#),
    ("A", #""k": {"type": "string"}"#, nil), ("A", #""alpha": {"type": "string"}"#, #""alpha""#),
  ])
  func extensionsKeepTheType(_ owner: String, _ property: String, _ place: String?) {
    let text =
      #"{"version": 1, "classes": {"A": {"superclass": "UIView", "properties": {"k": {"type": "number"}}}}, "extensions": {"\#(owner)": {\#(property)}}}"#
    #expect(problems(loading: text).map(\.at) == (place.map { [$0] } ?? []))
  }

  @Test func filesMergeUnlessTheyDisagree() {
    func file(_ path: String, _ type: String) -> (path: String, contents: [UInt8]) {
      (path, Array(#"{"version": 1, "extensions": {"UIView": {"k": {"type": "\#(type)"}}}}"#.utf8))
    }
    #expect(Registry.load(files: [file("a.json", "string"), file("b.json", "string")]).findings.isEmpty)
    let described = (
      "c.json", Array(#"{"version": 1, "extensions": {"UIView": {"k": {"type": "string", "description": "d"}}}}"#.utf8)
    )
    #expect(Registry.load(files: [file("a.json", "string"), described]).findings.isEmpty)
    let clash = Registry.load(files: [file("a.json", "string"), file("b.json", "number")]).findings
    #expect(clash.map(\.path) == ["b.json"])
  }

  @Test func aClassIsDescribed() throws {
    let text =
      #"{"version": 1, "module": "W", "classes": {"Gauge": {"superclass": "UIView", "outlets": {"delegate": {"type": "GaugeDelegate"}}, "actions": {"turn:": {"event": "valueChanged"}}, "properties": {"level": {"type": "number", "minimum": 0}}}}}"#
    let registry = Registry.load(files: [("a.json", Array(text.utf8))]).registry
    let shown = try #require(describeClass("Gauge", in: registry))
    #expect(shown.hasPrefix("Gauge : UIView : UIResponder : NSObject\nmodule W, declared in a.json"))
    #expect(shown.contains("level  number, at least 0\n"))
    #expect(shown.contains("outlet delegate  GaugeDelegate") && shown.contains("action turn:  on valueChanged"))
    #expect(describeClass("Nothing") == nil)
  }
}
