import Testing

@testable import UIDescKit

/// Properties called as expressions call something else: nobody could tell which is meant.
@Suite struct BuiltInNameTests {
  private func said(_ name: String, _ type: String = "number", template: String) -> [(message: String, at: String)] {
    problems(
      loading: boxRegistry(
        #""\#(name)": {"type": "\#(type)", "default": \#(type == "number" ? "7" : #""x""#)}"#, template: template))
  }

  @Test(arguments: ["childCount", "today", "usedAs", "attributes"]) func areRefusedWhereTheyAreUsed(_ name: String) {
    #expect(said(name, template: #"{"extra": {"a": "bounds.width"}}"#).map(\.message) == [])
    let found = said(name, template: #"{"extra": {"a": "\#(name)"}}"#)
    #expect(found.map(\.at) == [name])
    #expect(
      found.first?.message
        == "'\(name)' is a property and a built-in name; write attributes['\(name)'] for the property")
  }

  @Test func repeatedNamesToo() {
    let child =
      #"{"id": "a", "class": "UIView", "repeat": {"for": "n", "in": "2"}, "frame": "rect(NAME, 0, 1, 1)", "children": [{"id": "b", "class": "UIView", "repeat": {"for": "m", "in": "2"}, "when": "NAME > 0"}]}"#
    func template(_ name: String) -> String {
      #"{"let": {"own": "index"}, "children": [\#(child.replacing("NAME", with: name))]}"#
    }
    #expect(said("index", template: template("own")).map(\.message) == [])
    let found = said("index", template: template("index"))
    #expect(found.map(\.at) == ["index", "index"])
    #expect(found.first?.message.hasSuffix("name the property with 'let' outside of what is repeated") == true)
    #expect(said("count", template: #"{"existing": {"frame": "rect(count, 0, 1, 1)"}}"#).map(\.at) == ["count"])
    #expect(said("child", template: #"{"existing": {"frame": "child"}}"#).map(\.at) == ["child"])
  }

  @Test func whatRedeclaresAFrameMeansTheSame() {
    let text =
      #"{"version": 1, "classes": {"A": {"superclass": "UIView", "properties": {"frame": {"type": "rect"}}, "template": {"frame": "frame"}}}}"#
    #expect(problems(loading: text).map(\.message) == [])
  }

  /// A superclass's template means the built-in name, whatever a subclass declares.
  @Test func theBuiltInOnesWin() throws {
    let registry = boxRegistry(
      template:
        #"{"extra": {"children": "childCount", "day": "today == null", "set": "count(keys(attributes))", "uses": "count(usedAs)"}}"#,
      more: """
        , "Small": {"superclass": "Box", "properties": {"childCount": {"type": "number", "default": 9},
          "today": {"type": "string", "default": "x"}, "attributes": {"type": "string", "default": "x"},
          "usedAs": {"type": "string", "default": "x"}}}
        """)
    let node = try root(box(class: "Small"), registry: registry)
    #expect(same(node.properties, ["children": 0, "day": true, "set": 0, "uses": 0]))
  }
}
