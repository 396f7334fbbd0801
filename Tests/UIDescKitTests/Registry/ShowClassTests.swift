import Testing

@testable import UIDescKit

struct ShowClassTests {
  private static let registry = Registry.load(files: [
    (
      "gauge.json",
      Array(
        #"""
        {
          "version": 1,
          "types": { "Kind": { "enum": { "flat": 0, "round": 4 } } },
          "classes": {
            "Gauge": {
              "superclass": "UIView",
              "properties": {
                "kind": { "type": "Kind", "default": "round" },
                "levelLimit": { "type": "number", "minimum": 0, "maximum": 9.5, "step": 0.5, "unit": "points", "default": 2 },
                "levelInsets": { "type": "insets", "optional": true, "introduced": { "iOS": "14.0" } },
                "move": { "type": { "call": { "slide": [["in", "out"], "number"] } }, "title": "Motion" },
                "radius": { "type": "number", "sets": "layer.cornerRadius", "readOnly": true }
              },
              "checks": [
                { "id": "level-too-high", "severity": "error", "when": "levelLimit > 9", "message": "m", "at": "levelLimit" }
              ],
              "template": {
                "layer": { "borderWidth": 1 },
                "children": [
                  {
                    "id": "dot", "class": "UILabel", "place": "first", "when": "kind == .round",
                    "repeat": { "for": "row", "in": "3" }, "frame": "rect(row, 0, 1, 1)", "properties": { "text": "'x'" }
                  }
                ]
              }
            }
          },
          "extensions": { "UIView": { "tint": { "type": "color" } } }
        }
        """#.utf8)
    )
  ])

  private func lines() throws -> [Substring] {
    #expect(Self.registry.findings.map(\.diagnostic.message) == [])
    return try #require(describeClass("Gauge", in: Self.registry.registry)).split(separator: "\n")
  }

  /// Title, key, type, declarer and details, whatever the width of the columns.
  private static let properties = [
    "Kind kind enum Gauge: default round, one of flat (0), round (4), stored as a number or a string",
    "Level Insets levelInsets insets Gauge: optional, stored as a string or a rect, from iOS 14.0",
    "Motion move call Gauge: one of slide(in|out, number), stored as a string",
    "Level Limit levelLimit number Gauge: default 2, at least 0, at most 9.5, in steps of 0.5, in points",
    "Radius radius number Gauge: read-only, sets layer.cornerRadius",
    "Tint tint color UIView",
  ]

  @Test func everythingAboutAPropertyIsSaid() throws {
    let shown = try lines().map { $0.split(separator: " ").joined(separator: " ") }
    for line in Self.properties { #expect(shown.contains(line), "\(line)") }
    #expect(shown.contains("Alpha alpha number UIView: default 1"))
  }

  @Test func checksAndNodesAreListed() throws {
    let shown = try lines()
    #expect(shown.contains("  error level-too-high at levelLimit"))
    let start = try #require(shown.firstIndex(of: "Gauge becomes"))
    #expect(
      Array(shown[start...]) == [
        "Gauge becomes", "  layer.borderWidth = 1",
        "  child dot, a UILabel for row in 3 when kind == .round, before the other children",
        "    frame = rect(row, 0, 1, 1)", "    text = 'x'",
      ])
  }

  /// Every built-in widget can be shown, and every class of the system.
  @Test func allClassesCanBeShown() {
    let widgets = Registry.load(files: BuiltInRegistries.named("widgets")?.files ?? []).registry
    for name in widgets.classes.keys { #expect(describeClass(name, in: widgets)?.isEmpty == false) }
    #expect(describeClass("UIView", in: widgets)?.contains("UIView with ") ?? false)
  }
}
