import Testing

@testable import UIDescKit

@Suite struct SystemKeyTests {
  private func rules(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.severity.name) \($0.rule.name)" }
  }

  @Test(arguments: [
    (number("layer.cornerRadius", "8"), "view"), (attribute("boolean", "layer.masksToBounds", value: "YES"), "view"),
    (attribute("string", "text", value: "a"), "label"), (attribute("color", "backgroundColor", child: red), "view"),
    (attribute("image", "image", value: "star"), "imageView"), (attribute("nil", "text"), "label"),
    (number("layer.transform.rotation.z", "0.5"), "view"), (number("tag", "3"), "view"),
    (attribute("size", "layer.shadowOffset", child: #"<size key="value" width="0" height="2"/>"#), "view"),
    (attribute("boolean", "isAccessibilityElement", value: "YES"), "view"),
    (attribute("string", "layer.contentsGravity", value: "center"), "view"), (number("contentMode", "4"), "view"),
  ])
  func accepts(_ attribute: String, on element: String) throws {
    #expect(try findings(attribute, on: element).map(\.message) == [])
  }

  @Test(arguments: [
    (number("cornerRadious", "8"), "view", "warning unknown-key-path"),
    (attribute("boolean", "isHidden", value: "YES"), "view", "error unknown-key-path"),
    (attribute("color", "layer.borderColor", child: red), "view", "error cgcolor-key-path"),
    (attribute("nil", "hidden"), "view", "error nil-for-scalar"),
    (attribute("nil", "frame"), "view", "error nil-for-scalar"),
    (number("layer.CornerRadius", "8"), "view", "warning capitalised-key-path"),
    (number("layer.cornerRadious", "8"), "view", "warning unknown-layer-key"),
    (number("alpha.value", "8"), "view", "error unknown-key-path"),
    (number("frame.size.width", "8"), "view", "error unknown-key-path"),
    (number("_secret", "8"), "view", "note risky-key-path"),
    (attribute("string", "hidden", value: "YES"), "view", "error type-mismatch"),
    (attribute("string", "alpha", value: "1"), "view", "error type-mismatch"),
    (attribute("string", "contentMode", value: "center"), "view", "error type-mismatch"),
    (number("text", "1"), "label", "error type-mismatch"),
    (attribute("string", "textColor", value: "red"), "label", "error type-mismatch"),
    (attribute("boolean", "tag", value: "YES"), "view", "warning type-mismatch"),
    (number("hidden", "1"), "view", "warning type-mismatch"),
    (number("tag", "1.5"), "view", "warning type-mismatch"),
    (number("contentMode", "99"), "view", "warning value-out-of-range"),
    (number("titleLabel", "1"), "button", "warning read-only-key-path"),
    (
      attribute("point", "layer.shadowOffset", child: #"<point key="value" x="0" y="2"/>"#), "view",
      "warning type-mismatch"
    ),
    (
      attribute("rect", "contentEdgeInsets", child: #"<rect key="value" x="0" y="2" width="1" height="1"/>"#), "button",
      "note insets-as-rect"
    ),
    (attribute("boolean", "a..b", value: "YES"), "view", "error malformed-key-path"),
    (attribute("boolean", "hidden ", value: "YES"), "view", "error malformed-key-path"),
    (attribute("boolean", "hidden", value: "true"), "view", "error malformed-value"),
    (number("alpha", "1e400"), "view", "error malformed-value"),
    (attribute("boolean", "hidden"), "view", "error missing-value"),
    (attribute("bool", "hidden", value: "YES"), "view", "error unknown-attribute-type"),
    (attribute("color", "backgroundColor", child: #"<color key="value"/>"#), "view", "error missing-value"),
    (attribute("number", "alpha", child: red), "view", "error type-mismatch"),
  ])
  func finds(_ attribute: String, on element: String, _ expected: String) throws {
    #expect(rules(try findings(attribute, on: element)).contains(expected))
  }

  @Test func placesPointAtTheWrongPart() throws {
    let text =
      #"<document><objects><view id="a"><userDefinedRuntimeAttributes>"#
      + number("layer.cornerRadious", "8") + attribute("string", "hidden", value: "YES")
      + "</userDefinedRuntimeAttributes></view></objects></document>"
    let list = try findings(inDocument: text).list
    let words = list.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
    #expect(words == ["cornerRadious", "string"])
    #expect(list.first?.objectID == "a")
    #expect(list.first?.keyPath == "layer.cornerRadious")
    #expect(list.first?.message.contains("'cornerRadius'") == true)
  }

  @Test func fixesKeepTheProgramsBehaviour() throws {
    let capital = try #require(try findings(attribute("boolean", "Hidden", value: "YES")).first?.fix)
    #expect(capital.isSafe && capital.replacement == "hidden")
    let point = attribute("point", "layer.shadowOffset", child: #"<point key="value" x="0" y="2"/>"#)
    let size = try #require(try findings(point).first?.fix)
    #expect(
      size.replacement == attribute("size", "layer.shadowOffset", child: #"<size key="value" width="0" height="2"/>"#))
  }

  @Test func unknownClassesAreUncheckedAndSaySoOnce() throws {
    let list = try findings(number("level", "1") + number("other", "2"), class: "Gauge")
    #expect(rules(list) == ["note unchecked-class"])
    let checked = try findings(attribute("string", "hidden", value: "YES"), class: "Gauge")
    #expect(rules(checked) == ["note unchecked-class", "error type-mismatch"])
  }
}
