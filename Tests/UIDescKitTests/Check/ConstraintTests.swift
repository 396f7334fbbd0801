import Testing

@testable import UIDescKit

@Suite struct ConstraintTests {
  private func said(_ attributes: String) -> [String] {
    let text =
      "<view id=\"a\"><subviews><view id=\"b\"/></subviews><constraints>\n<constraint id=\"c\" \(attributes)/></constraints></view>"
    return outcome(text).findings.map {
      "\($0.start.line):\($0.start.column) \($0.diagnostic.severity.name) \($0.diagnostic.rule.name)"
    }
  }

  @Test(arguments: [
    ("constant=\"3\"", "warning missing-value"),
    ("firstAttribute=\"leadng\" secondItem=\"b\" secondAttribute=\"leading\"", "warning unknown-attribute-value"),
    ("firstAttribute=\"top\" constant=\"3\"", "warning missing-value"),
    ("firstAttribute=\"top\" secondAttribute=\"top\"", "warning missing-value"),
    ("firstAttribute=\"width\" secondItem=\"b\"", "warning missing-value"),
    ("firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"leading\"", "error value-out-of-range"),
    ("firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"leading\"", "error value-out-of-range"),
    ("firstAttribute=\"width\" constant=\"1\" priority=\"0\"", "warning value-out-of-range"),
    ("firstAttribute=\"width\" constant=\"1\" priority=\"1001\"", "warning value-out-of-range"),
    (
      "firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"1:0\"",
      "warning malformed-value"
    ),
    (
      "firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"wide\"",
      "warning malformed-value"
    ),
    (
      "firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"0\"",
      "warning value-out-of-range"
    ),
  ])
  func isFound(_ attributes: String, _ finding: String) {
    #expect(said(attributes).map { $0.split(separator: " ", maxSplits: 1).last.map(String.init) } == [finding])
  }

  @Test func standsAtTheAttribute() {
    #expect(
      said("firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"leading\"") == [
        "2:73 error value-out-of-range"
      ])
    #expect(said("constant=\"3\"") == ["2:1 warning missing-value"])
  }

  @Test(arguments: [
    "firstAttribute=\"width\" constant=\"3\" priority=\"1\"",
    "firstAttribute=\"height\" constant=\"3\" priority=\"1000\"",
    "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"a\" secondAttribute=\"leadingMargin\" multiplier=\"3:2\"",
    "firstItem=\"b\" firstAttribute=\"baseline\" secondItem=\"a\" secondAttribute=\"top\" multiplier=\"1/3\"",
    "firstItem=\"b\" firstAttribute=\"centerX\" secondItem=\"a\" secondAttribute=\"trailing\"",
    "firstItem=\"b\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"1.5\"",
    "firstItem=\"b\" firstAttribute=\"3\" secondItem=\"b\" secondAttribute=\"3\"",
  ])
  func nothingIsSaidOf(_ attributes: String) { #expect(said(attributes) == []) }
}
