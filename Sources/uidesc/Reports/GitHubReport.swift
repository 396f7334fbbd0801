import UIDescKit

/// Workflow commands that GitHub shows beside the changed lines. It takes ten of each level from a step and drops the rest
/// without a word, so the most important come first and what is left out is counted.
struct GitHubReport: Reporter {
  private static let mostOfEachLevel = 10

  private var commands: [Severity: [String]] = [:]
  private var failures = ""
  private var leftOut = Counts()

  mutating func file(_ path: String, _ findings: [Finding]) -> String {
    for finding in findings {
      let severity = finding.diagnostic.severity
      guard commands[severity, default: []].count < Self.mostOfEachLevel else {
        leftOut.add([finding])
        continue
      }
      let properties = [
        ("file", finding.relativePath), ("line", String(finding.start.line)), ("col", String(finding.start.column)),
        ("endLine", String(finding.end.line)), ("endColumn", String(finding.end.column)),
        ("title", finding.diagnostic.rule.name),
      ]
      commands[severity, default: []].append(Self.command(severity, properties, finding.messageAndNotes))
    }
    return ""
  }

  mutating func failure(_ path: String, _ message: String) -> String {
    failures += Self.command(
      .error, [("file", ReportPath.here.relative(path)), ("title", "unreadable")], message)
    return ""
  }

  mutating func end(_ counts: Counts) -> String {
    let lines = [Severity.error, .warning, .note].flatMap { commands[$0] ?? [] }
    let baseline = counts.inBaseline.map { "not shown: \($0)\n" } ?? ""
    return failures + lines.joined() + (leftOut.hasFindings ? leftOutLine : "") + baseline
  }

  private var leftOutLine: String {
    let all = [(leftOut.errors, "error"), (leftOut.warnings, "warning"), (leftOut.notes, "note")]
    let counts = all.filter { $0.0 > 0 }.map(Counts.count).joined(separator: ", ")
    return "not shown: \(counts) more, since GitHub takes \(Self.mostOfEachLevel) of each level from a step; "
      + "--format text or markdown has all\n"
  }

  private static func command(_ severity: Severity, _ properties: [(String, String)], _ message: String) -> String {
    let name = severity == .note ? "notice" : severity.name
    let list = properties.map { $0.0 + "=" + escaped($0.1, alsoIn: ":,") }.joined(separator: ",")
    return "::\(name) \(list)::\(escaped(message, alsoIn: ""))\n"
  }

  /// As the runner reads it back; characters that only a terminal would take for something else are replaced.
  private static func escaped(_ text: String, alsoIn special: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if "%\r\n".unicodeScalars.contains(scalar) || special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar.disturbsLines ? "\u{FFFD}" : scalar)
      }
    }
  }
}
