import Testing

@testable import UIDescKit

@Suite struct TemplateTests {
  @Test func nodesAreMadeWithIDsOfTheirOwner() throws {
    let registry = boxRegistry(
      template: """
        {"children": [
          {"id": "front", "class": "UILabel", "frame": "rect(1, 2, bounds.width / 4, bounds.height - 100)"},
          {"id": "back", "class": "UIView", "place": "first",
            "children": [{"id": "inner", "class": "UIView"}, {"id": "head", "class": "UIView", "slot": "maskView"}]}
        ]}
        """)
    let inside = "<subviews><view id=\"own\"/></subviews>"
    let node = try root(box(inside: inside), registry: registry)
    #expect(node.ids == ["~a/back", "own", "~a/front"])
    // A height that would be -20 is 0.
    #expect(node.child("~a/front")?.frame == [1, 2, 25, 0])
    #expect(node.child("~a/front")?["synthesized"] as? String == "Box.front")
    #expect(node.child("~a/front")?["class"] as? String == "UILabel")
    #expect(node.child("own")?["synthesized"] == nil)
    #expect(node.child("~a/back")?.ids == ["~a/back/inner"])
    let slots = node.child("~a/back")?["slots"] as? [String: [String: Any]]
    #expect(slots?["maskView"]?["id"] as? String == "~a/back/head")
  }

  @Test func partsRepeatOverListsMapsAndCounts() throws {
    let registry = boxRegistry(
      """
      "names": {"type": {"list": "string"}}, "sizes": {"type": {"map": ["integer", "number"]}},
      "rows": {"type": "integer", "default": 2}
      """,
      template: """
        {"children": [
          {"id": "name", "class": "UILabel", "repeat": {"for": "name", "in": "names"}, "when": "name != 'b'",
            "let": {"x": "index * 10"}, "frame": "rect(x, 0, 5, 5)", "properties": {"text": "name"}},
          {"id": "size", "class": "UIView", "repeat": {"for": "size", "in": "sizes"}, "frame": "rect(key, index, size, 1)"},
          {"id": "cell", "class": "UIView", "repeat": [{"for": "row", "in": "rows"}, {"for": "column", "in": "row + 1"}],
            "frame": "rect(column, row, index, 1)"}
        ]}
        """)
    let node = try root(box(text("names", "a, b, c") + text("sizes", "3: 7, 5: 9")), registry: registry)
    #expect(
      node.ids == ["~a/name[0]", "~a/name[2]", "~a/size[0]", "~a/size[1]", "~a/cell[0]", "~a/cell[1]", "~a/cell[2]"])
    #expect(
      node.children.map(\.frame) == [
        [0, 0, 5, 5], [20, 0, 5, 5], [3, 0, 7, 1], [5, 1, 9, 1], [0, 0, 0, 1], [0, 1, 1, 1], [1, 1, 2, 1],
      ])
    #expect(node.child("~a/name[2]")?.properties["text"] as? String == "c")
  }

  @Test func letsSeeThoseBefore() throws {
    let registry = boxRegistry(
      template: """
        {"let": {"half": "bounds.width / 2", "quarter": "half / 2"}, "frame": "rect(frame.x, frame.y, half, quarter)"}
        """)
    #expect(try root(box(), registry: registry).frame == [10, 20, 50, 25])
    let wrong = boxRegistry(template: #"{"let": {"quarter": "half / 2", "half": "1"}}"#)
    #expect(problems(loading: wrong).map(\.message) == ["'half' is declared further down; move it above this"])
  }

  @Test func existingChildrenArePlaced() throws {
    let registry = boxRegistry(
      template: """
        {"existing": {"when": "index > 0", "frame": "rect(child.x + 1, bounds.height * index / count, childCount, 5)",
          "properties": {"hidden": true}}}
        """)
    let views = ["b", "c"].map {
      "<view id=\"\($0)\"><rect key=\"frame\" x=\"7\" y=\"1\" width=\"2\" height=\"3\"/></view>"
    }
    let node = try root(box(inside: "<subviews>\(views.joined())</subviews>"), registry: registry)
    #expect(node.child("b")?.frame == [7, 1, 2, 3])
    #expect(node.child("b")?.properties["hidden"] == nil)
    #expect(node.child("c")?.frame == [8, 40, 2, 5])
    #expect(node.child("c")?.properties["hidden"] as? Bool == true)
  }

  @Test(arguments: [(0.0, "circle"), (5, "rect")])
  func theFirstAlternativeOfAPartCounts(margin: Double, shape: String) throws {
    let registry = boxRegistry(
      #""margin": {"type": "number", "default": 0}, "image": {"type": "image", "optional": true}"#,
      template: """
        {"tapAction": [{"when": "margin > 0", "kind": "'rect'"}, {"kind": "'circle'"}],
         "textRuns": [{"when": "margin > 0", "text": "'a'"}, {"repeat": {"for": "n", "in": "2"}, "value": {"text": "string(n)"}}],
         "extra": {"picture": {"normal": "image"}}}
        """)
    let node = try root(box(number("margin", "\(margin)")), registry: registry)
    #expect(same(node["tapAction"], ["kind": shape]))
    let repeated = [["text": "0"], ["text": "1"]]
    #expect(same(node["textRuns"], margin > 0 ? [["text": "a"]] + repeated : repeated))
    // An object without any value is left out.
    #expect(node.properties["picture"] == nil)
  }

  @Test func aWidgetIsMadeOfAnother() throws {
    let registry = boxRegistry(
      #""inset": {"type": "number", "default": 0}"#,
      template: #"{"children": [{"id": "core", "class": "UIView", "frame": "rect(inset, 0, bounds.width, 1)"}]}"#,
      more: """
        , "Frame": {"superclass": "UIView", "template": {"children": [{"id": "box", "class": "Box",
          "frame": "rect(0, 0, 30, 40)", "properties": {"inset": 6}}]}}, "Small": {"superclass": "Box"}
        """)
    let node = try root(box(class: "Frame"), registry: registry)
    #expect(node.child("~a/box")?.children.map(\.frame) == [[6, 0, 30, 1]])
    #expect(node.child("~a/box")?.ids == ["~a/box/core"])
    #expect(node.child("~a/box")?.children.first?["synthesized"] as? String == "Box.core")
    // A subclass has its superclass's template.
    #expect(try root(box(class: "Small"), registry: registry).ids == ["~a/core"])
  }

  @Test func anExtensionIsForThoseThatSetItsKeys() throws {
    let registry = boxRegistry(
      #""mark": {"type": "string", "optional": true}"#,
      extensions: """
        {"UIView": {"mark": {"type": "string", "optional": true}, "dot": {"type": "boolean", "default": false},
          "$template": {"children": [{"id": "mark", "class": "UILabel", "properties": {"text": "mark"}}]}}}
        """)
    func ids(_ attributes: String, _ name: String) throws -> [String] {
      try root(box(attributes, class: name), registry: registry).ids
    }
    #expect(try ids(text("mark", "x"), "UIView") == ["~a/mark"])
    #expect(try ids("", "UIView") == [])
    #expect(try ids(text("mark", "x"), "Box") == [], "the class's own key hides the extension's")
    #expect(try ids(flag("dot"), "Box") == ["~a/mark"])
  }

  @Test func outletsThatLeadHereAreKnown() throws {
    let registry = boxRegistry(
      template: #"{"extra": {"isKeyboard": "'UITextField.inputView' in usedAs", "count": "count(usedAs)"}}"#,
      more: #", "Field": {"superclass": "UITextField"}"#)
    let field = """
      <textField id="f" customClass="Field"><connections><outlet property="inputView" destination="a" id="o"/>\
      </connections></textField>
      """
    #expect(try root(box() + field, registry: registry).properties["isKeyboard"] as? Bool == true)
    let alone = try root(box(), registry: registry)
    #expect(alone.properties["isKeyboard"] as? Bool == false)
    #expect(alone.properties["count"] as? Int == 0)
  }
}
