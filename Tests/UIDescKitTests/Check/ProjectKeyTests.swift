import Testing

@testable import UIDescKit

@Suite struct ProjectKeyTests {
  private static let registry = #"""
    { "version": 1,
      "types": { "Kind": { "enum": { "normal": 0, "bottomPop": 2 } } },
      "traits": { "Bordered": { "borderWidth": { "type": "number", "minimum": 0, "sets": "layer.borderWidth" } } },
      "classes": {
        "BoardButton": { "superclass": "UIButton", "traits": ["Bordered"], "properties": {
          "kind": { "type": "Kind" }, "sides": { "type": { "flags": { "top": 1, "left": 2 } } },
          "move": { "type": { "call": { "slide": [["in", "out"], ["left", "right"]], "pop": ["integer"] } } },
          "names": { "type": { "list": "integer" } }, "count": { "type": "integer", "optional": true },
          "borderColor": { "type": "color", "sets": "layer.borderColor" },
          "fixed": { "type": "boolean", "readOnly": true }, "wait": { "type": "duration" }, "_effect": { "type": "string" },
          "code": { "type": "string", "pattern": "[a-z]+" },
          "edge": { "type": "insets" }, "birth": { "type": "date" } } },
        "RoundButton": { "superclass": "BoardButton" } },
      "extensions": { "CALayer": { "borderColorFromUIColor": { "type": "color", "sets": "borderColor" } } } }
    """#

  private func said(_ attribute: String, class name: String? = "RoundButton") throws -> [String] {
    try findings(attribute, on: "button", class: name, registry: Self.registry).map {
      "\($0.severity.name) \($0.rule.name)"
    }
  }

  @Test(arguments: [
    number("borderWidth", "1"), attribute("string", "kind", value: "bottomPop"), number("kind", "2"),
    attribute("string", "sides", value: "top | left"), attribute("string", "move", value: "slide(in, left)"),
    attribute("string", "move", value: "pop(3)"), attribute("string", "names", value: "1, 2,3"),
    attribute("nil", "count"),
    attribute("color", "layer.borderColorFromUIColor", child: red), attribute("string", "wait", value: "250ms"),
    attribute("string", "edge", value: "1, 2, 3, 4"), attribute("string", "birth", value: "2024-02-29"),
    attribute("string", "accessibilityLabel", value: "x"), attribute("string", "code", value: "abc"),
  ])
  func accepts(_ attribute: String) throws {
    #expect(try said(attribute) == [])
  }

  @Test(arguments: [
    (number("borderWidht", "1"), "error unknown-key-path"), (number("borderWidth", "-1"), "error value-out-of-range"),
    (attribute("string", "kind", value: "botomPop"), "error unknown-enum-case"),
    (number("kind", "1"), "error unknown-enum-case"),
    (attribute("string", "move", value: "slide(in, up)"), "error unknown-enum-case"),
    (attribute("string", "move", value: "pop(a)"), "error malformed-value"),
    (attribute("string", "names", value: "1, b"), "error malformed-value"),
    (attribute("boolean", "fixed", value: "YES"), "error read-only-key-path"),
    (attribute("string", "birth", value: "2023-02-29"), "error malformed-value"),
    (attribute("string", "borderColor", value: "red"), "error type-mismatch"),
    (attribute("nil", "borderWidth"), "error nil-for-scalar"),
    (attribute("string", "code", value: "a1"), "error malformed-value"),
    (attribute("string", "_efect", value: "x"), "error unknown-key-path"),
    (attribute("string", "_secret", value: "x"), "note risky-key-path"),
  ])
  func finds(_ attribute: String, _ expected: String) throws {
    #expect(try said(attribute) == [expected])
  }

  @Test func aKeyOfAnotherClassIsAnOrphan() throws {
    #expect(try said(attribute("string", "kind", value: "normal"), class: nil) == ["warning orphan-attribute"])
    #expect(try said(attribute("string", "_effect", value: "x"), class: nil) == ["warning orphan-attribute"])
    #expect(try said(attribute("string", "_efect", value: "x"), class: nil) == ["note risky-key-path"])
    #expect(try said(attribute("string", "_effect", value: "x"), class: "Gauge").contains("note risky-key-path"))
  }

  /// The class that is named is one that the object could have.
  @Test(arguments: [("button", "Zebra", "set the object's custom class"), ("label", "Alarm", "; delete the attribute")])
  func anOrphansOwnerFits(element: String, owner: String, advice: String) throws {
    let registry = #"""
      {"version": 1, "classes": {"Alarm": {"superclass": "NSObject", "properties": {"k": {"type": "string"}}},
        "Zebra": {"superclass": "UIButton", "properties": {"k": {"type": "string"}}}}}
      """#
    let found = try findings(attribute("string", "k", value: "x"), on: element, registry: registry)
    #expect(found.count == 1 && found[0].message.contains("a key of '\(owner)'"), "\(found)")
    #expect(found.first?.message.contains(advice) == true, "\(found)")
  }

  @Test func cgColorNamesTheWrapper() throws {
    let own = try findings(
      attribute("color", "layer.borderColor", child: red), on: "button", class: "BoardButton", registry: Self.registry)
    #expect(own.map(\.rule.name) == ["cgcolor-key-path"])
    #expect(own.first?.message.hasSuffix("use 'borderColor'") == true)
    let layer = try findings(attribute("color", "layer.borderColor", child: red), registry: Self.registry)
    #expect(layer.first?.message.hasSuffix("use 'layer.borderColorFromUIColor'") == true)
  }

  @Test func aWrongWordIsShownInsideTheValue() throws {
    let text =
      #"<document><objects><button customClass="BoardButton"><userDefinedRuntimeAttributes>"#
      + attribute("string", "names", value: "1, b") + attribute("string", "move", value: "slide(in, up)")
      + "</userDefinedRuntimeAttributes></button></objects></document>"
    let list = try findings(inDocument: text, registry: Self.registry).list
    #expect(list.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == ["b", "up"])
  }
}
