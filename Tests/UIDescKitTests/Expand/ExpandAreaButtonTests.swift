import Testing

@testable import UIDescKit

struct ExpandAreaButtonTests {
  private func button(
    _ frame: (Double, Double, Double, Double), _ attributes: String
  ) throws -> (area: [String: Any], findings: [String]) {
    let button = try BuiltInWidget("ExpandAreaButton", on: "button", frame: frame, attributes)
    return (try #require(button.node["hitArea"] as? [String: Any]), button.findings)
  }

  @Test func insetsGrowTheBounds() throws {
    let text = try button((20, 20, 30, 20), text("expandInsets", "10, 20, 30, 40"))
    #expect(text.area["shape"] as? String == "rect")
    #expect(BuiltInWidget.numbers(text.area["frame"]) == [-20, -10, 90, 60])
    let rect = try button((0, 0, 44.5, 21), rect("expandInsets", 1.5, 2.25, 3, 4))
    #expect(BuiltInWidget.numbers(rect.area["frame"]) == [-2.25, -1.5, 50.75, 25.5])
    #expect(text.findings.isEmpty && rect.findings.isEmpty)
  }

  @Test func withoutEitherTheBoundsTakeTouches() throws {
    #expect(BuiltInWidget.numbers(try button((8, 8, 30, 20), "").area["frame"]) == [0, 0, 30, 20])
    #expect(BuiltInWidget.numbers(try button((8, 8, 0, 0), "").area["frame"]) == [0, 0, 0, 0])
  }

  @Test func aRadiusMakesACircleAboutTheCentre() throws {
    let circle = try button((8, 8, 25, 17), number("expandRadius", "44.5"))
    #expect(circle.area["shape"] as? String == "circle")
    #expect(circle.area["center"] as? [String: Double] == ["x": 12.5, "y": 8.5])
    #expect(circle.area["radius"] as? Double == 44.5)
  }

  @Test func theRadiusWins() throws {
    let both = try button((0, 0, 10, 10), text("expandInsets", "0, 0, 0, 1") + number("expandRadius", "9"))
    #expect(both.area["shape"] as? String == "circle")
    #expect(both.findings == ["two-touch-areas 0, 0, 0, 1"])
  }

  @Test func negativeNumbersAreWarnedOf() throws {
    let insets = try button((0, 0, 10, 10), text("expandInsets", "-8, 0, -8, 2"))
    #expect(insets.findings == ["negative-touch-area -8, 0, -8, 2"])
    #expect(BuiltInWidget.numbers(insets.area["frame"]) == [0, 8, 12, 0])
    let radius = try button((0, 0, 10, 10), number("expandRadius", "-1"))
    #expect(radius.findings.map { $0.prefix(19) } == ["negative-touch-area"])
    #expect(BuiltInWidget.numbers(radius.area["frame"]) == [0, 0, 10, 10])
  }

  @Test func aWrongFormIsToldTheRightOnes() throws {
    let size = attribute("size", "expandInsets", child: "<size key=\"value\" width=\"1\" height=\"2\"/>")
    let messages = try BuiltInWidget("ExpandAreaButton", on: "button", size).messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains("a string, 'top, left, bottom, right', or a rect") ?? false)
  }
}
