import Testing

@testable import UIDescKit

/// A line of 17 points is 20.287 high, and 20 1/3 in thirds of a point.
@Suite struct PlaceholderTextViewTests {
  private func label(_ attributes: String, _ name: String, size: (String, String), text: String = "") throws -> [String:
    Any]?
  {
    try widget(textView(attributes, class: name, text: text, size: size)).children.first
  }

  @Test func theLabelIsAsHighAsItsText() throws {
    let label = try #require(try label(text("placeholder", "Write"), "IQTextView", size: ("200.5", "100")))
    // 1.1934 × 17 is 20.29; up to the third of a point it is 61 / 3.
    #expect(near([label.frame], [[8, 8, 184.5, 61.0 / 3]]))
    #expect(label.properties["alpha"] as? Int == 1)
    let filled = try #require(
      try self.label(text("placeholder", "Write"), "IQTextView", size: ("200", "100"), text: "x"))
    #expect(filled.properties["alpha"] as? Int == 0)
    #expect(try self.label("", "IQTextView", size: ("200", "100")) == nil)
  }

  @Test func theDrawnOneKeepsTheSize() throws {
    let attributes = text("placeholder", "Write")
    #expect(
      try label(attributes, "PlaceholderDrawTextView", size: ("200.25", "100.75"))?.frame == [4, 5, 200.25, 100.75])
    #expect(try label(attributes, "PlaceholderDrawTextView", size: ("200", "100"), text: "x") == nil)
  }

  @Test func theExtensionsLabelIsInset() throws {
    #expect(
      try label(text("hdf_placeholder", "Write"), "UITextView", size: ("200", "100.5"))?.frame == [5, 7.5, 195, 93])
    #expect(try label(text("hdf_placeholder", "Write"), "UITextView", size: ("0", "0"))?.frame == [5, 7.5, 0, 0])
    #expect(try label(text("hdf_placeholder", ""), "UITextView", size: ("200", "100")) == nil)
  }

  /// Three lines are 61, and 16 more make 77.
  @Test(arguments: [("100", 77.0, false), ("78", 77, false), ("77", 77, true), ("70.5", 70.5, true), ("0", 0, true)])
  func theHeightFollowsTheText(limit: String, height: Double, scrolls: Bool) throws {
    let node = try widget(
      textView(
        number("maxHeight", limit) + text("placeholder", "x"), text: "One&#10;two&#10;three", size: ("200", "30")))
    #expect(node.frame == [10, 20, 200, height])
    #expect(node.properties["scrollEnabled"] as? Bool == scrolls)
    #expect(node.children.first?.frame == [0, 0, 200, height])
  }

  /// 20 + 1/3 + 16 is 36 1/3, and the next whole point is 37.
  @Test func theHeightIsWhole() throws {
    #expect(
      try widget(textView(number("maxHeight", "90"), text: "One", size: ("200", "30"))).frame == [10, 20, 200, 37])
    #expect(
      try widget(textView(text("placeholder", "x"), text: "One", size: ("200", "30"))).frame == [10, 20, 200, 30])
  }

  @Test func imagesStandBetweenTheText() throws {
    let images = text("images", "image(b, index: 5), image(a, index: 2, size: 20x10), image(c, index: 0, size: 1x2)")
    let runs = try #require(
      try widget(textView(images, text: "Hello", size: ("200", "30")))["textRuns"] as? [[String: Any]])
    #expect(runs.map { $0["text"] as? String } == [nil, "He", nil, "llo", nil])
    #expect(runs.map { ($0["image"] as? [String: String])?["name"] } == ["c", nil, "a", nil, "b"])
    #expect(runs.map { ($0["size"] as? [String: Double])?["width"] } == [1, nil, 20, nil, nil])
  }
}
