import Testing

@testable import UIDescKit

/// How the templates of classes and of extensions go together.
@Suite struct ExtensionTemplateTests {
  private let template =
    #"{"children": [{"id": "added", "class": "UIView", "let": {"n": "childCount"}, "frame": "rect(n, 0, 1, 1)"}]}"#

  private func registry(_ properties: String) -> String {
    boxRegistry(
      properties, template: #"{"children": [{"id": "own", "class": "UIView"}]}"#,
      extensions: """
        {"UIView": {"hint": {"type": "string"}, "hintSize": {"type": "number"}, "$template": \(template)}}
        """)
  }

  @Test func bothDrawWhereTheyDoNotMeet() throws {
    let node = try root(
      box(number("hintSize", "5"), inside: "<subviews><view id=\"b\"/></subviews>"), registry: registry(""))
    #expect(Set(node.ids) == ["b", "~a/own", "~a/added"])
    #expect(node.child("~a/added")?.frame == [1, 0, 1, 1], "childCount counts the document's children")
  }

  @Test func idsAreHadOnce() throws {
    let same = #"{"children": [{"id": "x", "class": "UIView"}]}"#
    let registry = boxRegistry(
      template: same, extensions: #"{"UIView": {"hint": {"type": "string"}, "$template": \#(same)}}"#)
    let node = try root(box(text("hint", "h"), inside: "<subviews><view id=\"~a/x\"/></subviews>"), registry: registry)
    #expect(Set(node.ids) == ["~a/x", "~a/x~", "~a/x~~"])
  }

  @Test func aClassThatHasOneOfTheKeysDrawsItself() throws {
    let own = registry(#""hint": {"type": "string"}"#)
    let node = try root(box(number("hintSize", "5") + text("hint", "x")), registry: own)
    #expect(node.ids == ["~a/own"])
  }

  /// Without keys of its own, an extension's rules are about the keys that they name.
  @Test func rulesAreAboutTheKeysTheyName() {
    let registry = boxRegistry(
      extensions: """
        {"UIView": {"$checks": [{"id": "no-tag", "when": "childCount == 0", "at": "tag", "message": "m"}]}}
        """)
    #expect(widgetFindings(box(number("tag", "5")), registry: registry).map(\.rule) == ["no-tag"])
    #expect(widgetFindings(box(), registry: registry).map(\.rule) == [])
  }

  /// The setter of `Kind` is `setKind:`, as for `kind`.
  @Test func aCapitalisedKeySetsTheProperty() throws {
    let registry = boxRegistry(
      #""rows": {"type": "integer", "default": 1}"#,
      template: #"{"children": [{"id": "x", "class": "UIView", "repeat": {"for": "i", "in": "rows"}}]}"#)
    #expect(try root(box(number("Rows", "3")), registry: registry).children.count == 3)
  }
}
