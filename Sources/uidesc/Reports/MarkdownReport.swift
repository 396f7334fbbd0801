import UIDescKit

/// Counts and a table of findings, for the summary of a job or a comment on a change.
struct MarkdownReport: Reporter {
  /// GitHub takes a megabyte.
  private static let mostRows = 500

  private var rows: [Severity: [String]] = [:]
  private var failures: [String] = []

  mutating func file(_ path: String, _ findings: [Finding]) -> String {
    for finding in findings {
      let diagnostic = finding.diagnostic
      guard rows[diagnostic.severity, default: []].count < Self.mostRows else { continue }
      let place = "\(Self.code(finding.relativePath)):\(finding.start.line):\(finding.start.column)"
      let fix = diagnostic.fix.map { "<br>" + Self.escaped("\($0.label): \($0.title)") } ?? ""
      let cells = [
        diagnostic.severity.name, place, Self.escaped(diagnostic.message) + fix, Self.escaped(diagnostic.rule.name),
      ]
      rows[diagnostic.severity, default: []].append("| " + cells.joined(separator: " | ") + " |\n")
    }
    return ""
  }

  mutating func failure(_ path: String, _ message: String) -> String {
    failures.append("- \(Self.code(ReportPath.here.relative(path))): \(Self.escaped(message))\n")
    return ""
  }

  mutating func end(_ counts: Counts) -> String {
    var text = "### uidesc\n\n" + counts.summary + ", \(Counts.count(counts.notes, "note"))"
    text += (counts.inBaseline.map { "; " + $0 } ?? "") + "\n"
    if !failures.isEmpty { text += "\nCould not be read or written:\n\n" + failures.joined() }
    guard counts.hasFindings else { return text }
    let all = [Severity.error, .warning, .note].flatMap { rows[$0] ?? [] }
    let shown = all.prefix(Self.mostRows)
    text += "\n| Severity | Place | Finding | Rule |\n| --- | --- | --- | --- |\n" + shown.joined()
    let leftOut = counts.errors + counts.warnings + counts.notes - shown.count
    if leftOut > 0 { text += "\n\(leftOut) more are not shown.\n" }
    return text
  }

  /// Names are no prose: nothing in them is a link or a mention.
  private static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

  /// Nothing in a text is markup, a mention, a link or the end of a cell.
  private static func escaped(_ text: String) -> String {
    let hasAddress = text.lowercased().contains("www.")
    return printable(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "." where !hasAddress: result.append(".")
      case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "'", ";", "-", "?", "=": result.unicodeScalars.append(scalar)
      // Read after the markup, which an empty comment keeps them from being.
      case "@", "#": result += "&#\(scalar.value);<!-- -->"
      case _ where scalar.isASCII: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
