import Testing

@testable import UIDescKit

@Suite struct WidgetCheckTests {
  @Test func aCheckIsAtItsAttribute() throws {
    let registry = boxRegistry(
      #""width": {"type": "number", "default": 5}, "on": {"type": "boolean", "default": false}"#,
      checks: """
        [{"id": "too-wide", "severity": "error", "let": {"room": "bounds.width"}, "when": "width > room", "at": "width",
          "message": "{width} is more than {room}"},
         {"id": "off", "when": "!on", "at": "on", "message": "it is {{off}}"}]
        """)
    let found = widgetFindings(box(number("width", "101") + flag("on")), registry: registry)
    #expect(found.map(\.rule) == ["too-wide"])
    #expect(found.first?.message == "101 is more than 100")
    #expect(found.first?.at == #"<real key="value" value="101"/>"#)
    // Without the attribute, at the object; without a severity, a warning.
    let byDefault = outcome(box(), registry: registry).findings.first?.diagnostic
    #expect(byDefault?.rule.name == "off")
    #expect(byDefault?.severity == .warning)
    #expect(byDefault?.message == "it is {off}")
    #expect(widgetFindings(box(), registry: registry).map(\.at) == [#"<view id="a" customClass="Box">"#])
  }

  @Test func aCheckRepeats() {
    let registry = boxRegistry(
      #""names": {"type": {"list": "string"}}"#,
      checks: """
        [{"id": "long-name", "repeat": {"for": "name", "in": "names"}, "when": "count(name) > 2", "at": "names",
          "message": "{index}: {name}"}]
        """)
    let found = widgetFindings(box(text("names", "a, abc, ab, abcd")), registry: registry)
    #expect(found.map(\.message) == ["1: abc", "3: abcd"])
  }

  @Test func subclassesAndExtensionsAreChecked() {
    let registry = boxRegistry(
      checks: #"[{"id": "box", "when": "true", "message": "a box"}]"#, more: #", "Small": {"superclass": "Box"}"#,
      extensions: """
        {"UIView": {"dot": {"type": "boolean"}, "$checks": [{"id": "dotted", "when": "dot", "message": "a dot"}]}}
        """)
    func rules(_ attributes: String, _ name: String) -> [String] {
      widgetFindings(box(attributes, class: name), registry: registry).map(\.rule).sorted()
    }
    #expect(rules("", "Small") == ["box"])
    #expect(rules(flag("dot"), "Small") == ["box", "dotted"])
    #expect(rules("", "UIView") == [])
  }

  /// What fails, and where.
  @Test(arguments: [
    ("10 / rows", "divided by 0", #"<real key="value" value="0"/>"#),
    ("names[3] == 'a' ? 1 : 0", "3", "a, b"),
    ("maximum + 1", "no value", #"<view id="a" customClass="Box">"#),
    ("sum([for i in 0..<9000: sum([for j in 0..<9000: j])])", "steps", #"<view id="a" customClass="Box">"#),
  ])
  func aFailingExpressionIsOneFinding(expression: String, message: String, place: String) throws {
    let registry = boxRegistry(
      """
      "rows": {"type": "number", "default": 1}, "names": {"type": {"list": "string"}},
      "maximum": {"type": "number", "optional": true}
      """,
      template: """
        {"let": {"wrong": "\(expression)", "after": "wrong + 1"}, "frame": "rect(0, 0, wrong, after)",
         "children": [{"id": "still", "class": "UIView"}]}
        """)
    let objects = box(number("rows", "0") + text("names", "a, b")) + "<view id=\"next\" alpha=\"0.5\"/>"
    let found = widgetFindings(objects, registry: registry)
    #expect(found.map(\.rule) == ["expression-failed"])
    #expect(found.first?.message.contains(message) == true, "\(found)")
    #expect(found.first?.message.contains("in the template of 'Box'") == true)
    #expect(found.first?.at == place)
    let node = try root(objects, registry: registry)
    #expect(node.ids == ["~a/still"])
    #expect(node.frame == [10, 20, 100, 80], "without a value the frame stays")
    #expect(outcome(objects, registry: registry).output == nil)
  }

  @Test func aValueOfAnotherTypeIsReportedOnce() {
    let registry = boxRegistry(
      #""width": {"type": "number", "default": 5}"#, template: #"{"layer": {"cornerRadius": "width / 2"}}"#)
    #expect(widgetFindings(box(text("width", "wide")), registry: registry).map(\.rule) == ["type-mismatch"])
  }

  /// What is wrong with a registry, and the text that the finding points to.
  @Test(arguments: [
    (#"{"properties": {"backgroundColour": "white(1)"}}"#, "did you mean 'backgroundColor'?", #""backgroundColour""#),
    (#"{"properties": {"alpha": "1 + 'a'"}}"#, "a number", "'a'"),
    (#"{"frame": "bounds.width"}"#, "a rect is needed", "bounds.width"),
    (#"{"frame": "rect(0, 0, with, 1)"}"#, "did you mean 'width'?", "with"),
    (#"{"children": [{"id": "x", "class": "UILabell"}]}"#, "did you mean 'UILabel'?", #""UILabell""#),
    (#"{"children": [{"id": "x", "class": "Box"}]}"#, "never end", #""Box""#),
    (
      #"{"children": [{"id": "x", "class": "UIView"}, {"id": "x", "class": "UIView"}]}"#,
      "two children have the id 'x'",
      #"{"id": "x", "class": "UIView"}"#
    ),
    (
      #"{"children": [{"id": "x", "class": "UIView", "repeat": {"for": "y", "in": "'abc'"}}]}"#, "a list or a map",
      #""'abc'""#
    ),
    (#"{"children": [{"id": "x"}]}"#, "no 'class'", "{"),
  ])
  func aWrongTemplateIsFound(template: String, message: String, place: String) {
    let found = problems(loading: boxRegistry(#""width": {"type": "number", "default": 1}"#, template: template))
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.message.contains(message) == true, "\(found)")
    #expect(found.first?.at == place, "\(found)")
  }

  @Test func twoWidgetsMayNotBeMadeOfEachOther() {
    let found = problems(
      loading: boxRegistry(
        template: #"{"children": [{"id": "x", "class": "Crate"}]}"#,
        more: """
          , "Crate": {"superclass": "UIView", "template": {"children": [{"id": "y", "class": "UIView",
            "children": [{"id": "z", "class": "Box"}]}]}}
          """))
    #expect(Set(found.map(\.at)) == [#""Crate""#, #""Box""#])
  }
}
