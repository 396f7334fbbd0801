import Testing

@testable import UIDescKit

@Suite struct CustomClassTests {
  private let registry = """
    {"version": 1, "classes": {
      "Board": {"superclass": "UIButton"}, "Small": {"superclass": "Board"}, "Plain": {"superclass": "UIView"},
      "Open": {"superclass": "Nobody"}, "Any": {}, "Icon": {"superclass": "NSView"}, "Knob": {"superclass": "UIControl"}}}
    """

  private func said(_ objects: String) -> [String] {
    outcome(objects, registry: registry).findings.filter { $0.diagnostic.rule == "custom-class-mismatch" }
      .map { "\($0.start.line):\($0.start.column) \($0.diagnostic.severity.name) \($0.diagnostic.message)" }
  }

  @Test func anElementMustBeWhatItsClassInheritsFrom() {
    #expect(
      said("\n<label id=\"a\" customClass=\"Small\"/>") == [
        "2:28 warning 'Small' is a UIButton, but this is a label, whose values it can't take; use <button>"
      ])
    #expect(said("<label id=\"a\" customClass=\"Plain\"/>").first?.hasSuffix("use <view>") == true)
    #expect(said("<label id=\"a\" customClass=\"Knob\"/>").first?.hasSuffix("use <view>") == true)
    #expect(
      said("<button id=\"a\" customClass=\"UILabel\"/>") == [
        "1:49 warning 'UILabel' is no UIButton, but this is a button, whose values it can't take; use <label>"
      ])
  }

  /// A view in the place of a controller would be no better.
  @Test func theElementIsNotToBlameForAClassOfAnotherKind() {
    #expect(
      said("<viewController id=\"a\" customClass=\"Knob\"/>") == [
        "1:57 warning 'Knob' is a UIControl, but this is a viewController, whose values it can't take; correct the custom class"
      ])
  }

  @Test func aPlainViewMayBeAnyViewWithANote() {
    #expect(
      said("<view id=\"a\" customClass=\"Board\"/>") == [
        "1:47 note 'Board' is a UIButton, but this is a view, which stores nothing that only a UIButton has; use <button>"
      ])
  }

  @Test(arguments: [
    "<button id=\"a\" customClass=\"Board\"/>", "<view id=\"a\" customClass=\"Plain\"/>",
    "<view id=\"a\" customClass=\"Knob\"/>",
    "<label id=\"a\" customClass=\"Open\"/>", "<label id=\"a\" customClass=\"Any\"/>",
    "<label id=\"a\" customClass=\"Unknown\"/>",
    "<view id=\"a\" customClass=\"UIButton\"/>", "<customObject id=\"a\" customClass=\"Board\"/>",
    "<view id=\"a\" customClass=\"Icon\"/>",
    "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Board\"/>",
  ])
  func nothingIsSaidOf(_ objects: String) { #expect(said(objects) == []) }
}
