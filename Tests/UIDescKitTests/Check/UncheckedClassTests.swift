import Testing

@testable import UIDescKit

@Suite struct UncheckedClassTests {
  private let registry =
    #"{"version": 1, "classes": {"Known": {"superclass": "UIView"}, "Half": {"superclass": "Far", "module": "M"}}}"#

  private func noted(_ objects: String) -> [String] {
    outcome(objects, registry: registry).findings.filter { $0.diagnostic.rule == "unchecked-class" }
      .map { "\($0.start.line):\($0.start.column) \($0.diagnostic.className ?? "")" }
  }

  @Test func everyClassThatNobodyKnowsIsNotedOnce() {
    let objects = """
      <view id="a" customClass="Gauge"/>
      <view id="b" customClass="Known"/>
      <view id="c" customClass="Gauge"/>
      <label id="d" customClass="Title" customModule="App"/>
      <view id="e" customClass="UIControl"/>
      <view id="f" customClass=""/>
      """
    #expect(noted("\n" + objects) == ["2:27 Gauge", "5:28 Title"])
  }

  @Test func aClassWithAnUnknownSuperclassIsNoted() {
    #expect(noted("<view id=\"a\" customClass=\"Half\" customModule=\"M\"/>").count == 1)
  }
}
