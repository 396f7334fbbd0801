import Testing

@testable import UIDescKit

struct DistributionViewTests {
  private func view(
    _ width: Double, _ height: Double, children count: Int, _ attributes: String = ""
  ) throws -> BuiltInWidget {
    let children = (0..<count).map { "<view id=\"c\($0)\"/>" }
    return try BuiltInWidget("MASDistributionView", frame: (3, 4, width, height), attributes, children: children)
  }

  /// (320 − 30 − 30 − 2 × 30) ÷ 3 = 66⅔ wide, 60 high at (100 − 60) ÷ 2.
  @Test func childrenShareTheWidth() throws {
    let row = try view(320, 100, children: 3)
    let third = 200.0 / 3
    #expect(near(row.frames, [[30, 20, third, 60], [60 + third, 20, third, 60], [90 + 2 * third, 20, third, 60]]))
    #expect(row.findings.isEmpty)
  }

  @Test func orTheHeight() throws {
    let column = try view(101, 275, children: 2, number("axis", "1"))
    #expect(column.frames == [[20.5, 30, 60, 92.5], [20.5, 152.5, 60, 92.5]])
  }

  /// (200.5 − 1 − 3 − 3 × 2.5) ÷ 4 = 47.25
  @Test func spacesCanBeChosen() throws {
    let row = try view(
      200.5, 80, children: 4,
      number("fixedSpacing", "2.5") + number("leadSpacing", "1") + number("tailSpacing", "3")
        + number("itemBreadth", "21"))
    #expect(
      row.frames == [
        [1, 29.5, 47.25, 21], [50.75, 29.5, 47.25, 21], [100.5, 29.5, 47.25, 21], [150.25, 29.5, 47.25, 21],
      ])
  }

  /// The last one ends at 350 − 30; between the first and it are 240 points in three steps.
  @Test func aFixedLengthLeavesTheSpaces() throws {
    let row = try view(350, 60, children: 4, number("fixedItemLength", "50"))
    #expect(row.frames == [[30, 0, 50, 60], [110, 0, 50, 60], [190, 0, 50, 60], [270, 0, 50, 60]])
    #expect(try view(350, 60, children: 1, number("fixedItemLength", "50")).frames == [[30, 0, 50, 60]])
  }

  /// What doesn't fit has no length; places count from that.
  @Test func lengthsAreNeverNegative() throws {
    let narrow = try view(100, 50, children: 3)
    #expect(narrow.frames == [[30, -5, 0, 60], [60, -5, 0, 60], [90, -5, 0, 60]])
    #expect(narrow.findings.map { $0.prefix(20) } == ["no-room-for-children"])
    #expect(try view(0, 0, children: 2).frames == [[30, -30, 0, 60], [60, -30, 0, 60]])
  }

  @Test func wrongUsesAreWarnedOf() throws {
    #expect(try view(320, 100, children: 1).findings.map { $0.prefix(16) } == ["too-few-children"])
    #expect(try view(320, 100, children: 0).findings.map { $0.prefix(16) } == ["too-few-children"])
    let both = number("fixedItemLength", "5") + number("fixedSpacing", "8")
    #expect(try view(320, 100, children: 2, both).findings.map { $0.prefix(14) } == ["unused-spacing"])
    let wide = try view(100, 60, children: 3, number("fixedItemLength", "30"))
    #expect(wide.findings.map { $0.prefix(20) } == ["no-room-for-children"])
    #expect(wide.frames == [[30, 0, 30, 60], [35, 0, 30, 60], [40, 0, 30, 60]])
  }
}
