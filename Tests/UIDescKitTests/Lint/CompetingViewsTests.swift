import Testing

@testable import UIDescKit

/// Why the size of one of two views is open.
@Suite struct CompetingViewsTests {
  private static let label = "<label ambiguous=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\""

  private func advice(_ objects: String) -> [String] {
    let text = "<document targetRuntime=\"iOS.CocoaTouch\"><objects>\(objects)</objects></document>"
    return Compiler(registry: Registry(), options: .init())
      .validate(path: "a.xib", contents: Array(text.utf8), with: Worker()).findings
      .filter { $0.diagnostic.rule == "ambiguous-layout" }
      .map { String($0.diagnostic.message.split(separator: ";")[1].dropFirst()) }
  }

  private func stack(_ attributes: String, _ first: String, _ second: String, _ inside: String = "") -> String {
    "<stackView \(attributes) id=\"s\"><subviews>\(Self.label) \(first) id=\"a\">\(inside)</label>"
      + "<label \(second) id=\"b\"/></subviews></stackView>"
  }

  @Test(arguments: [
    ("", "", "", "horizontal content hugging priority (250) and compression resistance priority (750)"),
    ("axis=\"vertical\"", "verticalHuggingPriority=\"251\"", "", "vertical compression resistance priority (750)"),
    (
      "distribution=\"fill\"", "horizontalCompressionResistancePriority=\"749\"", "",
      "horizontal content hugging priority (250)"
    ),
  ])
  func labelsInAStack(_ attributes: String, _ first: String, _ second: String, _ shared: String) {
    #expect(
      advice(stack(attributes, first, second))
        == ["it and the label 'b' have the same \(shared), so neither gives way"])
  }

  @Test func viewsThatDoNotCompeteLackSomething() {
    let other = "horizontalHuggingPriority=\"251\" horizontalCompressionResistancePriority=\"751\""
    let width = "<constraints><constraint firstAttribute=\"width\" constant=\"9\" id=\"w\"/></constraints>"
    for objects in [
      stack("", other, ""), stack("", "", "hidden=\"YES\""), stack("distribution=\"equalSpacing\"", "", ""),
      stack("", "", "", width),
    ] {
      #expect(advice(objects) == ["add what is missing"], "\(objects)")
    }
    #expect(advice(stack("", "", "customClass=\"Badge\"")) == [])
  }

  @Test func labelsInARowOfConstraints() {
    let row = { (end: String) in
      """
      <view id="v"><subviews>\(Self.label) id="a"/><label id="b"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="c"/>
      <constraint firstItem="b" firstAttribute="left" secondItem="a" secondAttribute="right" id="d"/>
      <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" \(end) id="e"/></constraints></view>
      """
    }
    let shared = "horizontal content hugging priority (250) and compression resistance priority (750)"
    #expect(advice(row("")) == ["it and the label 'b' have the same \(shared), so neither gives way"])
    #expect(advice(row("relation=\"greaterThanOrEqual\"")) == ["add what is missing"])
    #expect(advice(row("priority=\"500\"")) == ["add what is missing"])
  }
}
