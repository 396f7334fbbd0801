import Testing

@testable import UIDescKit

@Suite struct GradualLabelTests {
  private func gradient(_ attributes: String, size: (String, String)) throws -> [String: Any] {
    let label = box(text("gradualColors", "#FF0000, #00FF00") + attributes, class: "WZBGradualLabel", size: size)
    return try #require(try widget(label).children.first)
  }

  @Test(arguments: [(nil, ["too-few-colors"]), ("#FF0000", ["too-few-colors"]), ("#FF0000, #00FF00", [])])
  func aGradientHasTwoColors(colors: String?, rules: [String]) throws {
    let label = try BuiltInWidget("WZBGradualLabel", on: "label", colors.map { text("gradualColors", $0) } ?? "")
    #expect(label.findings.map { String($0.prefix { $0 != " " }) } == rules)
  }

  private func animation(_ node: [String: Any]?) -> [Double]? {
    let all = node?["animations"] as? [[String: Any]]
    return all?.first.map { one in ["from", "to", "duration"].compactMap { one[$0] as? Double } }
  }

  @Test(arguments: [
    (number("gradualWidth", "60") + number("duration", "1.5"), ("200", "20.5"), 60.0, 200.0, 20.5, 1.5),
    ("", ("150", "21"), 50, 150, 21, 2), ("", ("0", "0"), 0, 0, 0, 2),
  ])
  func theGradientMovesAcross(
    attributes: String, size: (String, String), wide: Double, width: Double, height: Double, duration: Double
  ) throws {
    let gradient = try gradient(attributes, size: size)
    #expect(gradient.frame == [-wide, 0, wide, height])
    #expect(animation(gradient) == [-wide, width, duration])
    let mask = (gradient["slots"] as? [String: [String: Any]])?["maskView"]
    #expect(mask?.frame == [wide, 0, width, height])
    #expect(animation(mask) == [wide, -width, duration])
  }
}
