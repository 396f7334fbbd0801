import UIDescKit

/// Findings for machines, as `Schemas/report.schema.json` describes; one finding a line, so that a run can be written as it goes.
struct JSONReport: Reporter {
  private var lines = JSONText.Lines()
  private var failures: [String] = []

  mutating func begin() -> String { "{\"version\": 1, \"findings\": [" }

  mutating func file(_ path: String, _ findings: [Finding]) -> String {
    findings.reduce(into: "") { $0 += lines.separator() + JSONFinding.object($1) }
  }

  mutating func failure(_ path: String, _ message: String) -> String {
    failures.append("\n  " + JSONFinding.failure(path, message))
    return ""
  }

  mutating func end(_ counts: Counts) -> String {
    let failureMember = failures.isEmpty ? "" : "\"failures\": [" + failures.joined(separator: ",") + "\n], "
    return lines.end + "], " + failureMember + "\"summary\": " + JSONFinding.summary(counts) + "}\n"
  }
}

/// The same, each finding an object on a line of its own: `Schemas/report.schema.json#/$defs/line`.
struct JSONLinesReport: Reporter {
  mutating func file(_ path: String, _ findings: [Finding]) -> String {
    findings.reduce(into: "") { $0 += JSONFinding.object($1) + "\n" }
  }

  mutating func failure(_ path: String, _ message: String) -> String {
    JSONText.object([("failure", JSONFinding.failure(path, message))]) + "\n"
  }

  mutating func end(_ counts: Counts) -> String {
    JSONText.object([("summary", JSONFinding.summary(counts))]) + "\n"
  }
}
