import Testing

@testable import UIDescKit

/// What widgets may cost, and what happens where a view's size isn't known.
@Suite struct WidgetBoundsTests {
  private let sized = boxRegistry(
    template: """
      {"let": {"half": "bounds.width / 2"}, "hitArea": {"shape": "'rect'", "frame": "rect(0, 0, half, bounds.height)"},
       "children": [{"id": "x", "class": "UIView", "frame": "rect(0, 0, half, 1)"}]}
      """)

  @Test func aViewWithoutAFrameIsOneWarning() throws {
    let objects = #"<view id="a" customClass="Box"/>"#
    let found = widgetFindings(objects, registry: sized)
    #expect(found.map(\.rule) == ["missing-frame"])
    #expect(found.map(\.at) == [objects])
    #expect(outcome(objects, registry: sized).output != nil)
    let node = try root(objects, registry: sized)
    #expect(node.ids == ["~a/x"])
    #expect(node["hitArea"] == nil, "half a part is none")
  }

  @Test func everyWidgetHasItsOwnSteps() {
    let much = "sum([for i in 0..<9000: i]) + sum([for i in 0..<9000: i])"
    let registry = boxRegistry(template: #"{"let": {"x": "\#(much)"}}"#)
    let boxes = (0..<30).map { box(id: "b\($0)") }.joined()
    #expect(widgetFindings(boxes, registry: registry).map(\.message) == [])
  }

  @Test func nodesAreBoundedInADocument() throws {
    let registry = boxRegistry(
      template: """
        {"children": [{"id": "x", "class": "UIView",
          "repeat": [{"for": "i", "in": "10000"}, {"for": "j", "in": "10000"}]}]}
        """)
    let found = widgetFindings(box() + box(id: "b"), registry: registry)
    #expect(found.map(\.rule) == ["expression-failed"])
    #expect(found.first?.message.hasPrefix("the document's templates make more than 50000 nodes") == true, "\(found)")
  }

  @Test func widgetsInWidgetsAreBounded() throws {
    let classes = (0..<100).map { number in
      """
      , "W\(number)": {"superclass": "UIView", "template": {"children": [{"id": "x", "class": "\(number < 99 ? "W\(number + 1)" : "UIView")"}]}}
      """
    }
    let found = widgetFindings(box(class: "W0"), registry: boxRegistry(more: classes.joined()))
    #expect(found.map(\.rule) == ["expression-failed"])
    #expect(found.first?.message.contains("more than 64 deep") == true, "\(found)")
  }

  @Test func aCountIsAWholeNumber() {
    let registry = boxRegistry(
      #""rows": {"type": "number", "default": 1}"#,
      template: #"{"children": [{"id": "x", "class": "UIView", "repeat": {"for": "i", "in": "rows"}}]}"#)
    #expect(widgetFindings(box(number("rows", "2")), registry: registry).isEmpty)
    let found = widgetFindings(box(number("rows", "2.7")), registry: registry)
    #expect(found.map(\.rule) == ["expression-failed"])
    #expect(found.first?.message.hasPrefix("2.7 is no whole number") == true, "\(found)")
  }

  /// 33.3 - 5 is 28.299999999999997 in binary fractions.
  @Test func framesAreWhatArithmeticGives() throws {
    let registry = boxRegistry(
      template:
        #"{"children": [{"id": "x", "class": "UIView", "frame": "rect(bounds.width - 5, bounds.height / 3, 0, 0)"}]}"#)
    let node = try root(box(size: ("33.3", "80")), registry: registry)
    #expect(node.child("~a/x")?.frame == [28.3, 80.0 / 3, 0, 0])
  }
}
