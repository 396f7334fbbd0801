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
