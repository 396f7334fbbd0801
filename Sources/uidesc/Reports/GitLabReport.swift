import UIDescKit

/// GitLab's code quality report, which merge requests compare with that of the target branch by fingerprint.
struct GitLabReport: Reporter {
  private var lines = JSONText.Lines()

  mutating func begin() -> String { "[" }

  mutating func file(_ path: String, _ findings: [Finding]) -> String {
    findings.reduce(into: "") { text, finding in
      let diagnostic = finding.diagnostic
      let severity =
        switch diagnostic.severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
      text += issue(
        diagnostic.rule.name, diagnostic.message, severity, finding.relativeFingerprint, finding.relativePath,
        begin: finding.start.line, end: finding.end.line)
    }
  }

  mutating func failure(_ path: String, _ message: String) -> String {
    let path = ReportPath.here.relative(path)
    return issue("unreadable", message, "blocker", "unreadable " + path, path, begin: 1, end: 1)
  }

  mutating func end(_ counts: Counts) -> String { lines.end + "]\n" }

  private mutating func issue(
    _ check: String, _ message: String, _ severity: String, _ fingerprint: String, _ path: String, begin: Int, end: Int
  ) -> String {
    let place = JSONText.object([("begin", String(begin)), ("end", String(end))])
    return lines.separator()
      + JSONText.object([
        ("description", JSONText.string(message)), ("check_name", JSONText.string(check)),
        ("fingerprint", JSONText.string(fingerprint)), ("severity", JSONText.string(severity)),
        ("location", JSONText.object([("path", JSONText.string(path)), ("lines", place)])),
      ])
  }
}
