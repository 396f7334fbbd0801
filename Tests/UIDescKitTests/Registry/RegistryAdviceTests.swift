import Testing

@testable import UIDescKit

/// What somebody is told who writes a registry for the first time.
@Suite struct RegistryAdviceTests {
  @Test(arguments: [
    ("bool", "boolean"), ("Boolean", "boolean"), ("Int", "integer"), ("NSInteger", "integer"), ("CGFloat", "number"),
    ("double", "number"), ("str", "string"), ("colour", "color"), ("UIColor", "color"), ("NSImage", "image"),
    ("CGRect", "rect"), ("UIEdgeInsets", "insets"), ("TimeInterval", "duration"), ("id", "any"),
  ])
  func typesOfOtherLanguagesAreNamed(_ name: String, _ type: String) {
    let found = problems(loading: registry(withProperty: #"{"type": "\#(name)"}"#))
    #expect(found.map(\.message) == ["there is no type '\(name)'; write '\(type)'"])
    #expect(found.map(\.at) == [#""\#(name)""#])
  }

  @Test func aTypeOfTheFileComesFirst() {
    let text =
      #"{"version": 1, "types": {"Int": {"enum": ["a"]}}, "classes": {"A": {"superclass": "UIView", "properties": {"k": {"type": "Int"}}}}}"#
    #expect(problems(loading: text).isEmpty)
  }

  @Test(arguments: [
    (#"{"type": "array"}"#, #""array""#, #"{"list": "string"}"#),
    (#"{"type": "[String]"}"#, #""[String]""#, #"{"list": "string"}"#),
    (#"{"type": "Int[]"}"#, #""Int[]""#, #"{"list": "integer"}"#),
    (#"{"type": "number", "max": 3}"#, #""max""#, "did you mean 'maximum'?"),
    (#"{"type": "enum"}"#, #""enum""#, #"{"enum": "#),
    (#"{"type": ["a", "b"]}"#, #"["a", "b"]"#, "for one of several names"),
    (#"{"type": {"enum": [0, 1, 2]}, "default": "a"}"#, "0", "names with numbers"),
    (#"{"type": {"enum": {"a": "x", "b": "y"}}, "default": "c"}"#, #""x""#, "a whole number"),
    (#"{"type": {"flags": ["a", "b"]}, "default": "a"}"#, #"["a", "b"]"#, "needs its bit"),
  ])
  func oneMistakeIsOneError(_ declaration: String, _ place: String, _ message: String) {
    let found = problems(loading: registry(withProperty: declaration))
    #expect(found.map(\.at) == [place])
    #expect(found.first?.message.contains(message) == true, "\(found)")
  }

  @Test(arguments: [
    ("UIButon", true), ("UIVeiw", true), ("Label", true), ("UIlabel", true), ("SomeView", false),
    ("UIBaseViewController", false),
    ("BKView", false),
  ])
  func aMisspelledSuperclassIsAWarning(_ name: String, _ isWarning: Bool) {
    let text = #"{"version": 1, "classes": {"A": {"superclass": "\#(name)"}}}"#
    let found = Registry.load(files: [("a.json", Array(text.utf8))]).findings
    #expect(found.map { $0.diagnostic.severity } == [isWarning ? .warning : .note])
    if isWarning { #expect(found.first?.diagnostic.message.contains("did you mean") == true) }
  }

  @Test func noPropertyIsToldToSetItself() {
    let border =
      #"{"version": 1, "classes": {"A": {"superclass": "UIView", "properties": {"glowWidth": {"type": "number", "sets": "glowWidht"}}}}}"#
    #expect(problems(loading: border).map(\.message) == ["'A' has nothing at 'glowWidht' to set"])
    let alpha =
      #"{"version": 1, "classes": {"A": {"superclass": "UIView", "properties": {"k": {"type": "number", "sets": "alhpa"}}}}}"#
    #expect(problems(loading: alpha).first?.message.hasSuffix("did you mean 'alpha'?") == true)
  }

  @Test(arguments: [
    ("image", "an image"), ("boolean", "a boolean"), ("enum", "an enum"), ("UIButton", "a UIButton"),
    ("NSView", "an NSView"),
    ("MKMapView", "an MKMapView"), ("CGColor", "a CGColor"), ("Avatar", "an Avatar"),
    ("list of images", "a list of images"),
    ("", ""),
  ])
  func articlesFitTheirNouns(_ name: String, _ expected: String) { #expect(withArticle(name) == expected) }
}
