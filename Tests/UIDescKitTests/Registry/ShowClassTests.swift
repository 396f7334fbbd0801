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
          "traits": {
            "Rounded": { "radius": { "type": "number", "sets": "layer.cornerRadius", "readOnly": true } }
          },
          "classes": {
            "Gauge": {
              "superclass": "UIView", "description": "A dial.", "traits": ["Rounded"],
              "properties": {
                "kind": { "type": "Kind", "default": "round" },
                "levelLimit": { "type": "number", "minimum": 0, "maximum": 9.5, "step": 0.5, "unit": "points", "default": 2 },
                "levelInsets": { "type": "insets", "optional": true, "introduced": { "iOS": "14.0" } },
                "move": { "type": { "call": { "slide": [["in", "out"], "number"] } }, "title": "Motion", "description": "how it comes" }
              },
              "checks": [
                {
                  "id": "level-too-high", "severity": "error", "let": { "limit": "9" }, "when": "levelLimit > limit",
                  "message": "{levelLimit} is a lot", "at": "levelLimit", "fix": { "remove": "levelLimit" }
                }
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

  private func lines(all: Bool = false) throws -> [Substring] {
    #expect(Self.registry.findings.map(\.diagnostic.message) == [])
    return try #require(describeClass("Gauge", in: Self.registry.registry, showsAll: all)).split(separator: "\n")
  }

  /// Title, key, type and details, whatever the width of the columns; and the line that sets it.
  private static let properties = [
    "Kind kind enum, default round, one of flat (0), round (4), stored as a number or a string",
    #"<userDefinedRuntimeAttribute type="string" keyPath="kind" value="round"/>"#,
    "Level Insets levelInsets insets, optional, stored as a string or a rect, from iOS 14.0",
    #"<userDefinedRuntimeAttribute type="string" keyPath="levelInsets" value="1, 1, 1, 1"/>"#,
    "Motion move call, one of slide(in|out, number), stored as a string", "how it comes",
    #"<userDefinedRuntimeAttribute type="string" keyPath="move" value="slide(in, 1)"/>"#,
    "Level Limit levelLimit number, default 2, at least 0, at most 9.5, in steps of 0.5, in points",
    "Radius radius number, read-only, sets layer.cornerRadius",
  ]

  @Test func everythingAboutAPropertyIsSaid() throws {
    let shown = try lines().map { $0.split(separator: " ").joined(separator: " ") }
    for line in Self.properties { #expect(shown.contains(line), "\(line)") }
    #expect(!shown.contains { $0.contains("keyPath=\"radius\"") }, "nothing sets what is read-only")
  }

  /// Its own properties, then its trait's, then what is added above and what is inherited, in a line.
  @Test func propertiesStandByWhoDeclaresThem() throws {
    let shown = try lines()
    #expect(shown[1] == "A dial." && shown[2] == "declared in gauge.json, with the trait Rounded")
    let places = [
      "Properties of Gauge", "From the trait Rounded", "Added to UIView by gauge.json: tint",
      "Inherited properties, which --all lists: UIView ", "Wrong uses of Gauge", "Gauge becomes",
    ].map { heading in shown.firstIndex { $0.hasPrefix(heading) } }
    #expect(places == places.compactMap { $0 }.sorted(), "\(shown.joined(separator: "\n"))")
    let all = try lines(all: true)
    #expect(all.contains { $0.split(separator: " ").joined(separator: " ") == "Alpha alpha number, default 1" })
    #expect(all.contains("Added to UIView by gauge.json") && !all.contains { $0.hasPrefix("Inherited") })
    let view = try #require(describeClass("UIView", in: Self.registry.registry)).split(separator: "\n")
    let headings = view.filter { !$0.hasPrefix(" ") }
    #expect(headings[2...3] == ["Added to UIView by gauge.json", "Properties of UIView"])
  }

  /// The lines that show how properties are set have no error themselves.
  @Test(arguments: ["widgets", "IBAnimatable", "gauge"]) func exampleLinesAreRight(name: String) throws {
    let files = BuiltInRegistries.named(name)?.files ?? []
    let registry = files.isEmpty ? Self.registry.registry : Registry.load(files: files).registry
    var count = 0
    for name in registry.classes.keys.sorted() + registry.extensions.keys.sorted() where name != "CALayer" {
      let chain = registry.chain(of: name, module: nil, base: nil, on: .iOS)
      for property in registry.properties(of: chain, on: .iOS)
      where !property.isSystem && property.limits.pattern == nil {
        guard let line = property.exampleLine else {
          #expect(property.isReadOnly, "\(name).\(property.key) has no line")
          continue
        }
        let document =
          "<document><objects><view id=\"a\" customClass=\"\(name)\"><userDefinedRuntimeAttributes>\(line)"
          + "</userDefinedRuntimeAttributes></view></objects></document>"
        let checked = try findings(inDocument: document, with: registry)
        #expect(checked.list.filter { $0.severity > .note && $0.keyPath != nil }.map(\.message) == [], "\(line)")
        count += 1
      }
    }
    #expect(count > 4)
  }

  @Test func checksAndNodesAreListed() throws {
    let shown = try lines()
    let check = try #require(shown.firstIndex(of: "  error level-too-high, at levelLimit"))
    #expect(
      Array(shown[(check + 1)...(check + 4)]) == [
        "    let limit = 9", "    when levelLimit > limit", "    says: {levelLimit} is a lot",
        "    fix: delete 'levelLimit'",
      ])
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
    #expect(describeClass("UIView", in: widgets)?.contains("Wrong uses of UIView with one of ") ?? false)
    let button = describeClass("BoardButton", in: widgets)
    #expect(button?.contains("Wrong uses of UIView") == false)
    #expect(button?.contains("\n  UIView with one of lineColor, ") == true)
  }

  @Test func classesAreListedByRegistry() {
    let list = listClasses(in: Self.registry.registry).split(separator: "\n")
    #expect(
      list.prefix(3) == [
        "gauge.json", "  Gauge : UIView, 5 properties, 1 check, 1 template: A dial.",
        "  UIView, to which are added: tint",
      ])
    #expect(list.contains { $0.hasPrefix("  UIKit ") } && !list.contains("    UILabel : UIView"))
    #expect(listClasses(showsAll: true).contains("\n    UILabel : UIView\n"))
  }

  @Test(arguments: [
    ("Guage", ["Gauge"]), ("DatePicker", ["NSDatePicker", "NSDatePickerCell", "UIDatePicker"]), ("Xyzzyx", []),
  ])
  func aMisspelledClassHasSuggestions(name: String, like: [String]) {
    #expect(classesLike(name, in: Self.registry.registry) == like)
  }
}
