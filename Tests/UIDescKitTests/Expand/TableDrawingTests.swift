import Testing

@testable import UIDescKit

struct TableDrawingTests {
  @Test func cellsFillTheViewRowByRow() throws {
    let table = try BuiltInWidget(
      nil, frame: (10, 20, 300, 100), number("lineCount", "3"), number("rowCount", "2"),
      text("datas", "a, b, c, d, e, f"))
    #expect(
      table.frames == [
        [0, 0, 100, 50], [100, 0, 100, 50], [200, 0, 100, 50], [0, 50, 100, 50], [100, 50, 100, 50],
        [200, 50, 100, 50],
      ])
    let properties = table.children.compactMap { $0["properties"] as? [String: Any] }
    #expect(properties.map { $0["text"] as? String } == ["a", "b", "c", "d", "e", "f"])
    #expect(properties.map { $0["tag"] as? Int } == [0, 1, 2, 3, 4, 5])
    #expect(table.children.map { $0["id"] as? String }.last == "~a/cell[5]")
    #expect(table.findings.isEmpty)
  }

  @Test func everyMergedRowCounts() throws {
    let table = try BuiltInWidget(
      nil, frame: (0, 0, 90, 70), number("lineCount", "3"), number("rowCount", "4"),
      text("datas", "0, 1, 2, 3, 4, 5, 6"), text("lineInfo", "0: 1, 2: 2, 3: 1"),
      text("colorInfo", "6: #00FF00"), text("backgroundColorInfo", "0: #0000FF"))
    #expect(
      table.frames == [
        [0, 0, 90, 17.5], [0, 17.5, 30, 17.5], [30, 17.5, 30, 17.5], [60, 17.5, 30, 17.5], [0, 35, 45, 17.5],
        [45, 35, 45, 17.5], [0, 52.5, 90, 17.5],
      ])
    func hexes(_ key: String) -> [String?] {
      table.children.map { (($0["properties"] as? [String: Any])?[key] as? [String: Any])?["hex"] as? String }
    }
    #expect(hexes("textColor") == Array(repeating: "#808080FF", count: 6) + ["#00FF00FF"])
    #expect(hexes("backgroundColor") == ["#0000FFFF"] + Array(repeating: "#00000000", count: 6))
    #expect(table.findings.isEmpty)
  }

  @Test func aViewWithoutSizeHasCellsWithout() throws {
    let table = try BuiltInWidget(
      nil, frame: (0, 0, 0, 0), number("lineCount", "1"), number("rowCount", "2"), text("datas", "a, b"))
    #expect(table.frames == [[0, 0, 0, 0], [0, 0, 0, 0]])
  }

  private static let wrong: [(attributes: String, finding: String)] = [
    (text("datas", "a, b, c"), "table-data-count a, b, c"),
    (text("datas", "a, b, c, d, e"), "table-data-count a, b, c, d, e"),
    (text("datas", "a, b, c, d") + text("lineInfo", "2: 1"), "row-out-of-range 2: 1"),
    (text("datas", "a, b") + text("lineInfo", "1: 0"), "empty-row 1: 0"),
    (text("datas", "a, b, c, d") + text("colorInfo", "4: red"), "cell-out-of-range 4: red"),
    (text("datas", "a, b, c, d") + text("backgroundColorInfo", "-1: red"), "cell-out-of-range -1: red"),
  ]

  @Test(arguments: wrong) func wrongUsesAreFoundAtTheirAttribute(attributes: String, finding: String) throws {
    let table = try BuiltInWidget(nil, number("lineCount", "2"), number("rowCount", "2"), attributes)
    #expect(table.findings == [finding])
  }

  @Test func countsAreNeeded() throws {
    #expect(try BuiltInWidget(nil, text("datas", "a")).findings == ["missing-table-count a"])
    let partly = try BuiltInWidget(nil, number("rowCount", "2"), text("lineInfo", "0: 1"), text("datas", "a"))
    #expect(partly.findings == ["missing-table-count a"])
    let named = try BuiltInWidget(
      nil, number("rowCount", "2"), text("lineInfo", "0: 1, 1: 2"), text("datas", "a, b, c"))
    #expect(named.findings == [] && named.children.count == 3)
    let none = try BuiltInWidget(nil, number("lineCount", "0"), number("rowCount", "2"), text("datas", "a"))
    #expect(none.findings.map { $0.prefix(18) } == ["value-out-of-range"])
    #expect(none.children.isEmpty)
  }

  @Test func aLineGoesAlongTheTopOrTheLeft() throws {
    let line = try BuiltInWidget(
      nil, number("lineType", "0"), number("lineWidth", "0.5"), rect("lineFrame", 16, 9.5, 267.5, 3))
    #expect(line.frames == [[16, 9.5, 267.5, 3]])
    #expect(Self.ends(line) == [0, 0, 267.5, 0])
    let bar = try BuiltInWidget(nil, frame: (5, 5, 12, 90.25), text("lineType", "vertical"))
    #expect(bar.frames == [[0, 0, 12, 90.25]])
    #expect(Self.ends(bar) == [0, 0, 0, 90.25])
    #expect(try BuiltInWidget(nil, number("lineWidth", "0")).findings.map { $0.prefix(14) } == ["invisible-line"])
  }

  private static func ends(_ line: BuiltInWidget) -> [Double] {
    let properties = line.children.first?["properties"] as? [String: Any]
    let path = properties?["path"] as? [[String: [String: Double]]] ?? []
    return path.flatMap { step in step.values.flatMap { [$0["x"] ?? -1, $0["y"] ?? -1] } }
  }
}
