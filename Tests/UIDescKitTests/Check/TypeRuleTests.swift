import Testing

@testable import UIDescKit

/// The rules of key-value coding that the other suites don't reach.
@Suite struct TypeRuleTests {
  private static let registry = #"""
    { "version": 1, "classes": { "A": { "superclass": "UIView", "properties": {
      "wait": { "type": "duration", "minimum": 0.1, "maximum": 2 }, "day": { "type": "date" }, "height": { "type": "number", "minimum": 1, "step": 0.5 },
      "edge": { "type": "insets" }, "anything": { "type": "any" }, "sides": { "type": { "flags": { "top": 1, "left": 2 } } },
      "side": { "type": { "enum": { "left": 0, "right": 1 } } }, "part": { "type": "range" }, "count": { "type": "integer" },
      "name": { "type": "localizedString" } } } } }
    """#

  private func said(
    _ attribute: String, on element: String = "view", class name: String? = nil, _ platform: String = "iOS.CocoaTouch"
  ) throws -> [String] {
    try findings(attribute, on: element, class: name, platform: platform, registry: Self.registry).map {
      "\($0.severity.name) \($0.rule.name)"
    }
  }

  @Test(arguments: [
    (number("wait", "0.5"), nil), (attribute("string", "wait", value: "250ms"), nil),
    (attribute("string", "wait", value: "50ms"), "error value-out-of-range"),
    (number("wait", "3"), "error value-out-of-range"),
    (number("day", "20260131"), "error type-mismatch"), (number("height", "2.5"), nil),
    (number("height", "2.50000000000001"), nil), (number("height", "2.3"), "error value-out-of-range"),
    (attribute("rect", "edge", child: #"<rect key="value" x="1" y="2" width="3" height="4"/>"#), "note insets-as-rect"),
    (attribute("boolean", "anything", value: "YES"), nil), (attribute("color", "anything", child: red), nil),
    (attribute("nil", "anything"), nil), (number("sides", "3"), nil),
    (number("sides", "4"), "error value-out-of-range"),
    (attribute("nil", "sides"), "error nil-for-scalar"), (attribute("string", "name", value: "a"), nil),
    (number("name", "1"), "error type-mismatch"),
    (attribute("boolean", "height", value: "YES"), "warning type-mismatch"),
    (attribute("image", "edge", value: "star"), "error type-mismatch"),
    (attribute("string", "side", value: "1"), nil),
    (attribute("string", "side", value: "01"), "error unknown-enum-case"),
    (attribute("string", "side", value: "+1"), "error unknown-enum-case"),
    (number("side", "0.5"), "error unknown-enum-case"),
    (attribute("range", "part", child: #"<range key="value" location="0" length="2"/>"#), nil),
    (
      attribute("range", "part", child: #"<range key="value" location="9223372036854775807" length="0"/>"#), nil
    ),
    (
      attribute("range", "part", child: #"<range key="value" location="9223372036854775808" length="0"/>"#),
      "error malformed-value"
    ),
    (attribute("range", "part", child: #"<range key="value" location="-1" length="2"/>"#), "error malformed-value"),
    (attribute("range", "part", child: #"<range key="value" location="1" length="1.5"/>"#), "error malformed-value"),
    (attribute("number", "count", child: #"<integer key="value" value="9223372036854775807"/>"#), nil),
    (
      attribute("number", "count", child: #"<integer key="value" value="9223372036854775808"/>"#),
      "error malformed-value"
    ),
  ])
  func declaredTypes(_ attribute: String, _ expected: String?) throws {
    #expect(try said(attribute, class: "A") == (expected.map { [$0] } ?? []))
  }

  @Test(arguments: [
    (attribute("string", "hidden", value: "YES"), "customView", "error type-mismatch"),
    (number("objectValue", "1"), "textField", nil),
    (attribute("boolean", "objectValue", value: "YES"), "textField", nil),
    (attribute("color", "textColor", child: red), "textField", nil),
    (attribute("string", "textColor", value: "red"), "textField", "error type-mismatch"),
    (attribute("image", "image", value: "NSAddTemplate"), "imageView", nil),
    (number("autoresizingMask", "18"), "customView", nil),
    (number("autoresizingMask", "64"), "customView", "warning value-out-of-range"),
  ])
  func onTheMac(_ attribute: String, _ element: String, _ expected: String?) throws {
    #expect(try said(attribute, on: element, "MacOSX.Cocoa") == (expected.map { [$0] } ?? []))
  }

  @Test func aBooleanIsANumberObject() throws {
    let numberKeys = SystemTables.classes.lazy.compactMap { owner in
      owner.ownProperties.first { $0.type.name == "NSNumber" && !$0.isReadOnly && owner.platforms.contains(.iOS) }.map {
        (owner, $0)
      }
    }
    let (owner, property) = try #require(numberKeys.first { _ in true })
    #expect(try said(attribute("boolean", property.name, value: "YES"), on: "customObject", class: owner.name) == [])
    #expect(
      try said(attribute("string", property.name, value: "1"), on: "customObject", class: owner.name)
        == ["error type-mismatch"])
  }
}
