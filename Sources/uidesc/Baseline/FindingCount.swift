import UIDescKit

/// How many findings there are that people see, and how many that they must ask for.
struct FindingCount: Sendable {
  var others = 0
  var notes = 0

  var total: Int { others + notes }

  /// `2 findings and 1 note`.
  var words: String {
    if notes == 0 { return Counts.count(others, "finding") }
    return (others == 0 ? "" : Counts.count(others, "finding") + " and ") + Counts.count(notes, "note")
  }

  mutating func add(_ findings: [Finding]) {
    let count = findings.count { $0.diagnostic.severity == .note }
    notes += count
    others += findings.count - count
  }

  mutating func add(_ other: FindingCount) {
    others += other.others
    notes += other.notes
  }

  mutating func subtract(_ findings: [Finding]) {
    let count = findings.count { $0.diagnostic.severity == .note }
    notes -= count
    others -= findings.count - count
  }
}

/// Which rules find notes: as the run's findings say, else as the rules are by themselves. A baseline doesn't tell.
struct NoteRules: Sendable {
  private var told: [RuleID: Bool] = [:]

  mutating func learn(_ findings: [Finding]) {
    for finding in findings {
      let isNote = finding.diagnostic.severity == .note
      told[finding.diagnostic.rule] = isNote && told[finding.diagnostic.rule] ?? true
    }
  }

  func contains(_ rule: RuleID) -> Bool {
    told[rule] ?? (Self.mostly.contains(rule) || LintRule.named(rule.name)?.severity == .note)
  }

  /// Those that find more serious things now and then, by which the table of rules calls them.
  private static let mostly: Set<RuleID> = ["unknown-attribute", "unknown-element"]
}
