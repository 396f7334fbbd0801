import Testing

@testable import UIDescKit

@Suite struct TextMetricsTests {
  private let metrics = TextMetrics(scale: 2)
  private let font = Value.object([
    .init("family", .string("system")), .init("size", .number(17)), .init("weight", .number(400)),
  ])

  /// 17 × 1.193359375 is 20.287, and the next half point is 20.5.
  @Test func linesAreRoundedUpToThePixel() {
    #expect(metrics.lineHeight(font) == 20.5)
    #expect(TextMetrics(scale: 1).lineHeight(font) == 21)
  }

  @Test(arguments: [
    ("One", 200.0, 0, 20.5), ("One\ntwo", 200, 0, 41), ("One\n\nthree", 200, 2, 41), ("", 200, 0, 20.5),
    ("one two three four five six seven", 120, 0, 61.5),
  ])
  func heightsAreThoseOfTheLines(text: String, width: Double, lines: Int, height: Double) {
    #expect(metrics.height(text, font, width: width, lines: lines) == height)
  }

  @Test func aWordWiderThanALineIsBroken() throws {
    let word = String(repeating: "m", count: 20)
    let wide = try #require(metrics.width(word, font))
    #expect(metrics.height(word, font, width: wide + 1, lines: 0) == 20.5)
    #expect(metrics.height(word, font, width: wide / 2 + 1, lines: 0) == 41)
    #expect(metrics.height("a " + word, font, width: wide + 1, lines: 0) == 41)
  }

  @Test func wideIsTheWidestLine() throws {
    let two = try #require(metrics.width("mm", font))
    #expect(metrics.width("i\nmm\ni", font) == two)
    #expect(try #require(metrics.width("m", font)) < two)
    // A pixel is half a point.
    #expect((two * 2).rounded() == two * 2)
  }

  @Test func ofOtherFontsNothingIsKnown() {
    let other = Value.object([.init("family", .string("Avenir")), .init("size", .number(17))])
    #expect(metrics.lineHeight(other) == nil)
    #expect(metrics.width("a", other) == nil)
    #expect(metrics.height("a", other, width: 10, lines: 0) == nil)
    #expect(metrics.width("\u{E000}", font) == nil, "a character that no table has")
  }
}
