import Testing

@testable import UIDescKit

/// What examples of rules can't show: that there is no fix.
@Suite struct NameFixTests {
  @Test func twoOfOneClassCantShareAnIdentifier() throws {
    let cells = [
      #"<tableViewCell id="a" customClass="NoteCell" reuseIdentifier="short"/>"#,
      #"<tableViewCell id="b" customClass="NoteCell" reuseIdentifier="long"/>"#,
    ]
    let one = LintRule.Example(cells[0])
    let two = LintRule.Example(cells.joined())
    #expect(try lintFindings(in: one.document, of: .reuseIdentifier, one).map { $0.fix != nil } == [true])
    #expect(try lintFindings(in: two.document, of: .reuseIdentifier, two).map { $0.fix != nil } == [false, false])
  }

  @Test func aReplacementInAnotherModuleIsNoSingleEdit() throws {
    let example = LintRule.Example(
      #"<button id="a" customClass="OldButton" customModule="Shop"/>"#,
      options: #"{"classes": {"OldButton": ["Design.NewButton"]}}"#)
    let found = try lintFindings(in: example.document, of: .unavailableClass, example)
    #expect(found.map { $0.fix == nil } == [true])
  }
}
