import UIDescKit

/// Findings as text, in the manner of compilers.
struct TextReport {
  let options: Options
  let isColored: Bool

  func shows(_ finding: Finding) -> Bool {
    switch finding.diagnostic.severity {
    case .note: options.showsNotes
    case .warning: !options.isQuiet
    case .error: true
    }
  }

  func text(_ finding: Finding) -> String {
    let diagnostic = finding.diagnostic
    let severity = diagnostic.severity.name
    var text = "\(printable(finding.path)):\(finding.start.line):\(finding.start.column): "
    text += paint(severity + ":", diagnostic.severity == .error ? "31" : "33")
    text += " \(printable(diagnostic.message)) [\(diagnostic.rule.name)]\n"
    let number = String(finding.start.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count))
    text += "\(gutter)\(number) | \(printable(finding.excerpt.text))\n"
    text += "      | " + String(repeating: " ", count: finding.excerpt.column - 1)
    text += paint("^" + String(repeating: "~", count: finding.excerpt.width - 1), "32") + "\n"
    for (note, position) in zip(diagnostic.notes, finding.notePositions) {
      let place = position.map { "\(printable(finding.path)):\($0.line):\($0.column): " } ?? ""
      text += "\(place)note: \(printable(note.message))\n"
    }
    if let fix = diagnostic.fix { text += "fix: \(printable(fix.title))\n" }
    return text
  }

  func summary(_ counts: Counts) -> String {
    if options.isQuiet { return "" }
    var text = "\(Self.count(counts.files, "file")): \(Self.count(counts.errors, "error")), "
    text += Self.count(counts.warnings, "warning")
    if counts.notes > 0, !options.showsNotes { text += " (--notes shows \(Self.count(counts.notes, "note")))" }
    if counts.failures > 0 { text += "; \(counts.failures) could not be read or written" }
    return text + "\n"
  }

  static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  private func paint(_ text: String, _ color: String) -> String {
    isColored ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }
}

struct Counts {
  var files = 0
  var errors = 0
  var warnings = 0
  var notes = 0
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
}
