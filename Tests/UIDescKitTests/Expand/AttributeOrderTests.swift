import Testing

@testable import UIDescKit

@Suite struct AttributeOrderTests {
  private static let rule = boxRegistry(
    #""text": {"type": "string"}, "style": {"type": "string"}, "other": {"type": "string"}"#,
    order: #"[{"set": "style", "after": "text", "reason": "a text takes the style away"}]"#)
  private static let member = boxRegistry(
    #""text": {"type": "string"}, "other": {"type": "string"}, "style": {"type": "string", "after": {"text": "a text takes the style away"}}"#
  )

  @Test(arguments: [rule, member])
  func theLaterAttributeIsNamed(registry: String) throws {
    let objects = box(text("style", "bold") + text("other", "x") + text("text", "Hello"))
    let found = try #require(outcome(objects, registry: registry).findings.first?.diagnostic)
    #expect(found.rule.name == "attribute-order")
    #expect(found.message == "'text' is set after 'style', and should come before it: a text takes the style away")
    #expect(found.keyPath == "text")
    #expect(widgetFindings(objects, registry: registry).map(\.at) == ["text"])
  }

  @Test func theFixMovesTheLaterOneBeforeTheOther() throws {
    let objects = box(text("style", "bold") + text("other", "x") + text("text", "Hello"))
    let document = "<document ><objects>\(objects)</objects></document>"
    let fix = try #require(outcome(objects, registry: Self.rule).findings.first?.diagnostic.fix)
    var bytes = Array(document.utf8)
    bytes.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
    let fixed = box(text("text", "Hello") + text("style", "bold") + text("other", "x"))
    #expect(String(decoding: bytes, as: UTF8.self) == "<document ><objects>\(fixed)</objects></document>")
    #expect(!fix.isSafe)
    #expect(outcome(fixed, registry: Self.rule).findings.map(\.diagnostic.message) == [])
  }

  /// A suppression left behind would be for another attribute.
  @Test func commentsGoWithTheirAttributes() throws {
    let bold = "<!-- bold, says Kim -->\n\(text("style", "bold")) <!-- since May -->\n"
    let hello = "<!-- uidesc:disable type-mismatch: why -->\n<!-- a note -->\(text("text", "Hello"))"
    let fix = try #require(
      outcome(box("\n\(bold)\(hello)\n"), registry: Self.rule).findings.lazy.compactMap(\.diagnostic.fix).first)
    #expect(fix.replacement == hello + "\n" + bold.dropLast())
  }

  /// Which of them comes last decides what the app shows.
  @Test func valuesOfOneKeyStayInTheirOrder() throws {
    let objects = box(text("style", "bold") + text("text", "1") + text("other", "x") + text("text", "2"))
    let fix = try #require(
      outcome(objects, registry: Self.rule).findings.first { $0.diagnostic.rule == "attribute-order" }?.diagnostic.fix)
    #expect(
      fix.replacement == text("text", "1") + text("text", "2") + text("style", "bold") + text("other", "x"))
  }

  /// Set again after the text, the style holds.
  @Test func theLastOfEachCounts() {
    let objects = box(text("style", "bold") + text("text", "Hello") + text("style", "bold"))
    #expect(outcome(objects, registry: Self.rule).findings.map(\.diagnostic.message) == [])
  }

  @Test func oneWithoutTheOtherIsFine() {
    #expect(outcome(box(text("style", "bold")), registry: Self.rule).findings.isEmpty)
    #expect(outcome(box(text("text", "Hello")), registry: Self.rule).findings.isEmpty)
  }
}
