import UIDescKit

/// What uidesc's own JSON reports are made of.
enum JSONFinding {
  static func object(_ finding: Finding) -> String {
    let diagnostic = finding.diagnostic
    var members = [
      ("rule", JSONText.string(diagnostic.rule.name)), ("severity", JSONText.string(diagnostic.severity.name)),
      ("path", JSONText.string(finding.path)),
      ("line", String(finding.start.line)), ("column", String(finding.start.column)),
      ("endLine", String(finding.end.line)), ("endColumn", String(finding.end.column)),
      ("message", JSONText.string(diagnostic.message)),
      ("fingerprint", JSONText.string(finding.relativeFingerprint)),
    ]
    let optional = [
      ("objectID", diagnostic.objectID), ("objectName", diagnostic.objectName), ("class", diagnostic.className),
      ("keyPath", diagnostic.keyPath),
    ]
    for case (let name, let value?) in optional { members.append((name, JSONText.string(value))) }
    if !diagnostic.notes.isEmpty { members.append(("notes", JSONText.array(notes(of: finding)))) }
    if let fix = diagnostic.fix, let range = finding.fixRange {
      let edit = [
        ("title", JSONText.string(fix.title)), ("safe", String(fix.isSafe)), ("start", String(range.lowerBound)),
        ("end", String(range.upperBound)), ("replacement", JSONText.string(fix.replacement)),
      ]
      members.append(("fix", JSONText.object(edit)))
    }
    return JSONText.object(members)
  }

  static func failure(_ path: String, _ message: String) -> String {
    JSONText.object([("path", JSONText.string(path)), ("message", JSONText.string(message))])
  }

  static func summary(_ counts: Counts) -> String {
    var members = [
      ("files", String(counts.files)), ("errors", String(counts.errors)), ("warnings", String(counts.warnings)),
      ("notes", String(counts.notes)),
    ]
    if counts.baseline.total > 0 { members.append(("baseline", String(counts.baseline.total))) }
    return JSONText.object(members)
  }

  private static func notes(of finding: Finding) -> [String] {
    zip(finding.diagnostic.notes, finding.notePositions).map { note, position in
      var members = [("message", JSONText.string(note.message))]
      if let position { members += [("line", String(position.line)), ("column", String(position.column))] }
      return JSONText.object(members)
    }
  }
}
