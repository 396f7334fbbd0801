import Testing

@testable import UIDescKit

/// In every part the names of `repeat` come first, then those of `let`, then `when`.
@Suite struct TemplateScopeTests {
  private static let properties =
    #""names": {"type": {"list": "string"}, "default": ["a", "b"]}, "badge": {"type": "image"}"#

  @Test func nodesKnowTheirLoopsThenTheirNames() throws {
    // The members' order in the file says nothing.
    let node =
      #"{"frame": "rect(x, 0, 1, 1)", "when": "x > 0", "let": {"x": "index * 5"}, "repeat": {"in": "names", "for": "name"}, "class": "UIView", "id": "n"}"#
    let registry = boxRegistry(Self.properties, template: #"{"children": [\#(node)]}"#)
    #expect(problems(loading: registry).map(\.message) == [])
    #expect(try root(box(), registry: registry).children.map(\.frame) == [[5, 0, 1, 1]])
    let item =
      #"{"extra": {"list": [{"value": "name + string(index)", "when": "index > 0", "repeat": {"for": "name", "in": "names"}}]}}"#
    let made = try root(box(), registry: boxRegistry(Self.properties, template: item))
    #expect(made.properties["list"] as? [String] == ["b1"])
  }

  @Test func existingChildrenToo() throws {
    let registry = boxRegistry(
      template: #"{"existing": {"when": "x > 0", "let": {"x": "index * 5"}, "properties": {"tag": "x"}}}"#)
    let inside = #"<subviews><view id="b"/><view id="c"/></subviews>"#
    let node = try root(box(inside: inside), registry: registry)
    #expect(node.child("b")?.properties["tag"] == nil)
    #expect(node.child("c")?.properties["tag"] as? Double == 5)
  }

  @Test func checksToo() {
    let registry = boxRegistry(
      Self.properties,
      checks:
        #"[{"id": "c", "repeat": {"for": "name", "in": "names"}, "let": {"long": "name + '!'"}, "when": "long == 'b!'", "message": "{long}"}]"#
    )
    #expect(widgetFindings(box(), registry: registry).map(\.message) == ["b!"])
  }

  @Test func aLoopCanNotUseWhatItRepeats() {
    let node = #"{"id": "n", "class": "UIView", "let": {"rows": "2"}, "repeat": {"for": "i", "in": "rows"}}"#
    let found = problems(loading: boxRegistry(template: #"{"children": [\#(node)]}"#))
    #expect(found.map(\.at) == ["rows"])
    #expect(found.first?.message.contains("worked out anew in each repetition") == true)
  }

  /// A name may be about something that the condition asks for.
  @Test func aNameOfWhatIsNotMadeMayFail() {
    func said(_ condition: String) -> [String] {
      let node =
        #"{"id": "n", "class": "UIView", "when": "\#(condition)", "let": {"n": "badge.name"}, "extra": {"n": "n"}}"#
      return widgetFindings(
        box(), registry: boxRegistry(Self.properties, template: #"{"children": [\#(node)]}"#)
      ).map(\.message)
    }
    #expect(said("badge != null") == [])
    #expect(
      said("badge == null") == [
        "'badge' has no value, so no 'name', so 'badge.name' in the template of 'Box' has no value"
      ])
  }
}
