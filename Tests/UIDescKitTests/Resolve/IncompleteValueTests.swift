import Testing

@testable import UIDescKit

/// What can't be a value stays in the tree, out of the way of renderers.
@Suite struct IncompleteValueTests {
  @Test func aFrameWithoutAWidthIsNone() throws {
    let node = try root("<view id=\"a\"><rect key=\"frame\" x=\"1\" y=\"2\" widht=\"3\" height=\"4\"/></view>")
    #expect(node["frame"] == nil && node["properties"] == nil)
    let frame = ["x": "1", "y": "2", "widht": "3", "height": "4"]
    #expect(same(node["unresolved"], ["frame": frame]))
  }

  @Test func aFrameWithMoreIsAFrame() throws {
    let node = try root(
      "<view id=\"a\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\" depth=\"5\"/></view>")
    #expect(same(node["frame"], ["x": 1, "y": 2, "width": 3, "height": 4]))
    #expect(same(node["unresolved"], ["frame": ["depth": "5"]]))
  }

  @Test func aColourWithoutComponentsIsNone() throws {
    let node = try root("<view id=\"a\"><color key=\"tintColor\" red=\"1\" green=\"0\" alpha=\"1\"/></view>")
    #expect(node["properties"] == nil)
    #expect(same(node["unresolved"], ["tintColor": ["red": "1", "green": "0", "alpha": "1"]]))
  }

  @Test func theLastOfTwoValuesCounts() throws {
    let color = { (white: Int) in "<color key=\"backgroundColor\" white=\"\(white)\" alpha=\"1\"/>" }
    let rect = { (x: Int) in "<rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"1\" height=\"1\"/>" }
    let node = try root("<view id=\"a\">\(rect(1))\(rect(2))\(color(0))\(color(1))</view>")
    let shown = (node["properties"] as? [String: Any])?["backgroundColor"] as? [String: Any]
    #expect(shown?["hex"] as? String == "#FFFFFFFF")
    #expect((node["frame"] as? [String: Int])?["x"] == 2)
    let aside = node["unresolved"] as? [String: [String: Any]]
    #expect(aside?["backgroundColor"]?["hex"] as? String == "#000000FF")
    #expect(aside?["frame"]?["x"] as? Int == 1)
  }

  @Test func theLastOfTwoValuesOfAStateCounts() throws {
    let node = try root(
      "<button id=\"a\"><state key=\"normal\" title=\"A\"/><state key=\"normal\" title=\"B\"/></button>")
    #expect(same(node["properties"], ["title": ["normal": "B"]]))
    #expect(same(node["unresolved"], ["title": ["normal": "A"]]))
  }

  @Test func aMisspelledKeyIsUnresolved() throws {
    let node = try root("<view id=\"a\"><color key=\"backgroundColour\" white=\"1\" alpha=\"1\"/></view>")
    #expect(node["properties"] == nil)
    #expect((node["unresolved"] as? [String: [String: Any]])?["backgroundColour"]?["hex"] as? String == "#FFFFFFFF")
  }

  @Test func aConstraintsUnknownAttributeIsUnresolved() throws {
    let node = try root(
      "<view id=\"a\"><constraints><constraint id=\"c\" firstAtribute=\"width\" constant=\"3\"/></constraints></view>")
    #expect(same(node["unresolved"], ["c": ["firstAtribute": "width"]]))
    #expect(
      same(node["constraints"], [["id": "c", "relation": "equal", "constant": 3, "priority": 1000] as [String: Any]]))
  }
}
