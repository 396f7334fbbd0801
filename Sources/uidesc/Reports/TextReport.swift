import UIDescKit

/// Findings as text, in the manner of compilers.
struct TextReport: Reporter {
  let options: Options
  let isColored: Bool

  mutating func file(_ path: String, _ findings: [Finding]) -> String {
    findings.reduce(into: "") { if shows($1) { $0 += text($1) } }
  }

  mutating func failure(_ path: String, _ message: String) -> String { "" }

  mutating func end(_ counts: Counts) -> String { options.isReport || counts.hasFindings ? summary(counts) : "" }

  private func shows(_ finding: Finding) -> Bool {
    switch finding.diagnostic.severity {
    case .note: options.showsNotes
    case .warning: !options.isQuiet
    case .error: true
    }
  }

  private func text(_ finding: Finding) -> String {
    let diagnostic = finding.diagnostic
    let severity = diagnostic.severity.name
    var text = "\(printablePath(finding.path)):\(finding.start.line):\(finding.start.column): "
    text += paint(severity + ":", diagnostic.severity == .error ? "31" : "33")
    text += " \(printable(diagnostic.message)) [\(diagnostic.rule.name)]\n"
    let number = String(finding.start.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count))
    text += "\(gutter)\(number) | \(printable(finding.excerpt.text))\n"
    text += "      | " + String(repeating: " ", count: finding.excerpt.column - 1)
    text += paint("^" + String(repeating: "~", count: finding.excerpt.width - 1), "32") + "\n"
    for (note, position) in zip(diagnostic.notes, finding.notePositions) {
      let place = position.map { "\(printablePath(finding.path)):\($0.line):\($0.column): " } ?? ""
      text += "\(place)note: \(printable(note.message))\n"
    }
    if let fix = diagnostic.fix { text += "fix: \(printable(fix.title))\n" }
    return text
  }

  private func summary(_ counts: Counts) -> String {
    if options.isQuiet { return "" }
    var text = counts.summary
    if counts.notes > 0, !options.showsNotes { text += " (--notes shows \(Counts.count(counts.notes, "note")))" }
    if counts.baseline > 0 { text += "; \(counts.baseline) more in the baseline" }
    if counts.failures > 0 { text += "; \(counts.failures) could not be read or written" }
    return text + "\n"
  }

  private func paint(_ text: String, _ color: String) -> String {
    isColored ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }
}
