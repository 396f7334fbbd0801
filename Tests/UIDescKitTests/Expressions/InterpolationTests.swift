import Testing

@testable import UIDescKit

@Suite struct InterpolationTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("{rowCount} rows", "3 rows"), ("{{rowCount}}", "{rowCount}"), ("{{{1 + 1}}}", "{2}"),
    ("{'}'}{\"{\"}", "}{"), (#"{'\'}'}"#, "'}"), ("{maxHeight}", "none"), ("{datas}", "a, b, c, d, e"),
    ("{image}", "star"),
    ("{delbtnSize}", "width 10, height 20"), ("{white(1)}", "#FFFFFF"), ("{white(0, 0.5)}", "#00000080"),
    ("{pickerType}ü{1 / 4}", "bottomPopü0.25"), ("{1 < 2}", "true"),
  ])
  func fillsInValues(text: String, expected: String) throws {
    let message = try Interpolation(parsing: text)
    try message.check(in: ExpressionSample.scope)
    var evaluation = ExpressionSample.evaluation
    #expect(try message.text(in: &evaluation) == expected)
  }

  @Test(arguments: [
    "ü {rowCuont}\n   ^^^^^^^^\nthere is no name 'rowCuont'; did you mean 'rowCount'?",
    "a {1 +}\n      ^\nthe expression ends where a value is missing",
    "a {1\n  ^\n'{' has no '}'; for a brace, write '{{'", "a } b\n  ^\n'}' closes nothing; for a brace, write '}}'",
    "{1}{1 / 0}\n        ^\n'0' is 0, and nothing can be divided by 0",
    "{}\n ^\nthe expression ends where a value is missing",
  ])
  func pointsIntoTheWholeText(drawing: String) {
    let text = String(drawing.prefix { $0 != "\n" })
    do throws(ExpressionProblem) {
      let message = try Interpolation(parsing: text)
      try message.check(in: ExpressionSample.scope)
      var evaluation = ExpressionSample.evaluation
      Issue.record("\(try message.text(in: &evaluation)) is no problem")
    } catch {
      #expect(ExpressionSample.drawn(error, in: text) == drawing)
    }
  }
}
