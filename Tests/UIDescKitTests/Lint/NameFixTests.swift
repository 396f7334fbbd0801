import Testing

@testable import UIDescKit

/// What examples of rules can't show: that there is no fix.
@Suite struct NameFixTests {
  @Test func twoOfOneClassCantShareAnIdentifier() throws {
    let cells = [
      #"<tableViewCell id="a" customClass="NoteCell" reuseIdentifier="short"/>"#,
      #"<tableViewCell id="b" customClass="NoteCell" reuseIdentifier="long"/>"#,
    ]
    #expect(try fixes(LintRule.Example(cells[0]), of: .reuseIdentifier) == [true])
    #expect(try fixes(LintRule.Example(cells.joined()), of: .reuseIdentifier) == [false, false])
  }

  @Test func anIdentifierThatIsNamedElsewhereStays() throws {
    let note = #"<viewController id="a" customClass="NoteController" storyboardIdentifier="note"/>"#
    let reference = #"<viewControllerPlaceholder id="b" referencedIdentifier="note"/>"#
    #expect(try fixes(LintRule.Example(note), of: .storyboardIdentifier) == [true])
    #expect(try fixes(LintRule.Example(note + reference), of: .storyboardIdentifier) == [false])
  }

  @Test func onlyDevicesOfThePlatformAreMeant() throws {
    let television = "<document targetRuntime=\"AppleTV\"><device id=\"appleTV\"/><objects/></document>"
    let example = LintRule.Example(television, options: #"{"devices": ["retina6_1"]}"#)
    #expect(try fixes(example, of: .simulatedDevice) == [])
  }

  @Test func metricsThatNameTheDeviceStay() throws {
    let text = """
      <document targetRuntime="iOS.CocoaTouch"><objects/><simulatedMetricsContainer key="defaultSimulatedMetrics">
      <simulatedScreenMetrics key="destination" type="retina4_0.fullscreen"/></simulatedMetricsContainer></document>
      """
    #expect(try fixes(LintRule.Example(text), of: .simulatedDevice) == [true])
    let chosen = LintRule.Example(text, options: #"{"devices": ["retina4_0"]}"#)
    #expect(try fixes(chosen, of: .simulatedDevice) == [false])
  }

  @Test func aReplacementInAnotherModuleIsNoSingleEdit() throws {
    let example = LintRule.Example(
      #"<button id="a" customClass="OldButton" customModule="Shop"/>"#,
      options: #"{"classes": {"OldButton": ["Design.NewButton"]}}"#)
    #expect(try fixes(example, of: .unavailableClass) == [false])
  }

  /// Whether each finding of a rule has a fix.
  private func fixes(_ example: LintRule.Example, of rule: LintRule) throws -> [Bool] {
    try lintFindings(in: example.document, of: rule, example).filter { $0.rule == rule.id }.map { $0.fix != nil }
  }
}
