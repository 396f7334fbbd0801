import UIDescKit

/// One form of report. It is told what a run finds, in order, and answers with what is to be written then.
protocol Reporter {
  mutating func begin() -> String
  /// What was found in one file, in source order; nothing in a clean one.
  mutating func file(_ path: String, _ findings: [Finding]) -> String
  /// What could not be read or written.
  mutating func failure(_ path: String, _ message: String) -> String
  mutating func end(_ counts: Counts) -> String
}

extension Reporter {
  mutating func begin() -> String { "" }
}

/// What a run has found so far.
struct Counts {
  var files = 0
  var errors = 0
  var warnings = 0
  var notes = 0
  /// Findings that aren't told, since a baseline has them.
  var baseline = FindingCount()
  /// Files that could not be read or written.
  var failures = 0

  var hasFindings: Bool { errors + warnings + notes > 0 }

  mutating func add(_ findings: [Finding]) {
    for finding in findings {
      switch finding.diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  /// `1 warning`, `2 warnings`.
  static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  /// `2 more and 1 note in the baseline`; nil when that has nothing to do with the run.
  var inBaseline: String? {
    if baseline.total == 0 { return nil }
    let others = baseline.others == 0 ? nil : "\(baseline.others) more"
    let notes = baseline.notes == 0 ? nil : Self.count(baseline.notes, "note")
    return [others, notes].compactMap { $0 }.joined(separator: " and ") + " in the baseline"
  }

  /// `3 files: 1 error, 2 warnings`.
  var summary: String {
    "\(Self.count(files, "file")): \(Self.count(errors, "error")), \(Self.count(warnings, "warning"))"
  }
}

extension Finding {
  /// From the folder that uidesc runs in.
  var relativePath: String { ReportPath.here.relative(path) }

  var relativeFingerprint: String { fingerprint(path: relativePath) }

  /// The message, and each of its notes in a line of its own, for forms that have no place for notes.
  var messageAndNotes: String {
    let notes = zip(diagnostic.notes, notePositions).map { note, position in
      "\nnote: \(note.message)" + (position.map { " (line \($0.line))" } ?? "")
    }
    return diagnostic.message + notes.joined()
  }
}
