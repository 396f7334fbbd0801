import UIDescKit

/// Findings for machines, as `Schemas/report.schema.json` describes; one finding a line, so that a run can be written as it goes.
struct JSONReport {
  private var isFirst = true
  /// What could not be read or written.
  var failures: [(path: String, message: String)] = []

  private static let start = "{\"version\": 1, \"findings\": ["

  mutating func text(_ finding: Finding) -> String {
    defer { isFirst = false }
    return (isFirst ? Self.start + "\n  " : ",\n  ") + Self.object(Self.members(finding))
  }

  func end(_ counts: Counts) -> String {
    let summary = [
      ("files", String(counts.files)), ("errors", String(counts.errors)), ("warnings", String(counts.warnings)),
      ("notes", String(counts.notes)),
    ]
    return (isFirst ? Self.start : "\n") + "], " + failureMember + "\"summary\": " + Self.object(summary) + "}\n"
  }

  private var failureMember: String {
    if failures.isEmpty { return "" }
    let objects = failures.map { failure in
      "\n  " + Self.object([("path", jsonString(failure.path)), ("message", jsonString(failure.message))])
    }
    return "\"failures\": [" + objects.joined(separator: ",") + "\n], "
  }

  private static func members(_ finding: Finding) -> [(String, String)] {
    let diagnostic = finding.diagnostic
    var members = [
      ("rule", jsonString(diagnostic.rule.name)), ("severity", jsonString(diagnostic.severity.name)),
      ("path", jsonString(finding.path)),
      ("line", String(finding.start.line)), ("column", String(finding.start.column)),
      ("endLine", String(finding.end.line)), ("endColumn", String(finding.end.column)),
      ("message", jsonString(diagnostic.message)),
      ("fingerprint", jsonString(finding.fingerprint(path: ReportPath.here.relative(finding.path)))),
    ]
    let optional = [
      ("objectID", diagnostic.objectID), ("objectName", diagnostic.objectName), ("class", diagnostic.className),
      ("keyPath", diagnostic.keyPath),
    ]
    for case (let name, let value?) in optional { members.append((name, jsonString(value))) }
    if !diagnostic.notes.isEmpty {
      let notes = zip(diagnostic.notes, finding.notePositions).map { note, position in
        var members = [("message", jsonString(note.message))]
        if let position { members += [("line", String(position.line)), ("column", String(position.column))] }
        return object(members)
      }
      members.append(("notes", "[" + notes.joined(separator: ", ") + "]"))
    }
    if let fix = diagnostic.fix, let range = finding.fixRange {
      let edit = [
        ("title", jsonString(fix.title)), ("safe", String(fix.isSafe)), ("start", String(range.lowerBound)),
        ("end", String(range.upperBound)), ("replacement", jsonString(fix.replacement)),
      ]
      members.append(("fix", object(edit)))
    }
    return members
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { jsonString($0.0) + ": " + $0.1 }.joined(separator: ", ") + "}"
  }
}
