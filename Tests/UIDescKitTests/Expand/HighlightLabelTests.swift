import Testing

@testable import UIDescKit

struct HighlightLabelTests {
  private func label(_ attributes: String...) throws -> (runs: [String], findings: [String]) {
    let label = try BuiltInWidget("YYLabel", attributes.joined())
    let runs = label.node["textRuns"] as? [[String: Any]] ?? []
    let shown = runs.map { run in
      let color = (run["color"] as? [String: Any])?["hex"] as? String ?? ""
      return "\(run["text"] as? String ?? "")|\(color)" + ((run["action"] as? String).map { "|\($0)" } ?? "")
    }
    return (shown, label.findings)
  }

  private func range(_ location: Int, _ length: Int) -> String {
    attribute(
      "range", "highlightRange", child: "<range key=\"value\" location=\"\(location)\" length=\"\(length)\"/>")
  }

  @Test func theFirstOccurrenceIsHighlighted() throws {
    let label = try label(text("text", "a to b to c"), text("highlightText", "to"), text("action", "go"))
    #expect(label.runs == ["a |#000000FF", "to|#007AFFFF|go", " b to c|#000000FF"])
    #expect(label.findings.isEmpty)
  }

  @Test func emptyRunsAreLeftOut() throws {
    #expect(try label(text("text", "all"), text("highlightText", "all")).runs == ["all|#007AFFFF"])
    #expect(try label(text("text", "ab"), range(1, 1)).runs == ["a|#000000FF", "b|#007AFFFF"])
    #expect(try label(text("text", "plain")).runs == ["plain|#000000FF"])
    #expect(try label().runs == [])
  }

  /// A smile is two UTF-16 units.
  @Test func rangesCountUnits() throws {
    #expect(try label(text("text", "😀ab"), range(2, 1)).runs == ["😀|#000000FF", "a|#007AFFFF", "b|#000000FF"])
    let half = try label(text("text", "😀ab"), range(1, 1))
    #expect(Set(half.findings.map { $0.prefix(17) }) == ["expression-failed"])
  }

  @Test func wrongUsesAreFound() throws {
    let beyond = try label(text("text", "short"), range(3, 3))
    #expect(beyond.findings.map { $0.prefix(22) } == ["highlight-out-of-range"])
    #expect(beyond.runs == ["short|#000000FF"])
    #expect(try label(text("text", "short"), range(3, 2)).findings == [])
    let missing = try label(text("text", "short"), text("highlightText", "Sh"))
    #expect(missing.findings == ["highlight-not-found Sh"])
    #expect(missing.runs == ["short|#000000FF"])
    let both = try label(text("text", "short"), text("highlightText", "sh"), range(4, 1))
    #expect(both.findings == ["two-highlights sh"])
    #expect(both.runs == ["shor|#000000FF", "t|#007AFFFF"])
    #expect(try label(text("text", "short"), text("action", "go")).findings == ["action-without-highlight go"])
  }

  @Test func theAlignmentComesAfterTheText() throws {
    let (early, late) = (text("textAlignment", "center"), text("text", "short"))
    #expect(try label(early, late).findings == ["attribute-order text"])
    #expect(try label(late, early).findings == [])
  }

  @Test func aTitleLabelsTextFlickers() throws {
    let button = try BuiltInWidget(nil, on: "button", text("titleLabel.text", "Sent"))
    #expect(button.findings == ["title-flicker Sent"])
  }
}
