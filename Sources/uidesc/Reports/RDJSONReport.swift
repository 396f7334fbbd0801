import UIDescKit
import XMLSource

/// Reviewdog's diagnostic format; its columns count bytes of UTF-8.
struct RDJSONReport: Reporter {
  private var lines = JSONText.Lines()

  mutating func begin() -> String {
    "{\"source\": " + JSONText.object([("name", "\"uidesc\"")]) + ", \"diagnostics\": ["
  }

  mutating func file(_ path: String, _ findings: [Finding]) -> String {
    findings.reduce(into: "") { $0 += lines.separator() + Self.diagnostic($1) }
  }

  mutating func failure(_ path: String, _ message: String) -> String {
    let location = JSONText.object([("path", JSONText.string(ReportPath.here.relative(path)))])
    return lines.separator()
      + JSONText.object([("message", JSONText.string(message)), ("location", location), ("severity", "\"ERROR\"")])
  }

  mutating func end(_ counts: Counts) -> String { lines.end + "]}\n" }

  private static func diagnostic(_ finding: Finding) -> String {
    let diagnostic = finding.diagnostic
    let severity = diagnostic.severity == .note ? "INFO" : diagnostic.severity.name.uppercased()
    var members = [
      ("message", JSONText.string(finding.messageAndNotes)),
      (
        "location",
        JSONText.object([("path", JSONText.string(finding.relativePath)), ("range", range(finding.place))])
      ),
      ("severity", JSONText.string(severity)),
      ("code", JSONText.object([("value", JSONText.string(diagnostic.rule.name))])),
    ]
    if let fix = diagnostic.fix, let place = finding.fixPlace {
      let suggestion = JSONText.object([("range", range(place)), ("text", JSONText.string(fix.replacement))])
      members.append(("suggestions", JSONText.array([suggestion])))
    }
    return JSONText.object(members)
  }

  private static func range(_ place: SourceRange) -> String {
    JSONText.object([
      ("start", position(place.start.line, place.byteColumns.start)),
      ("end", position(place.end.line, place.byteColumns.end)),
    ])
  }

  private static func position(_ line: Int, _ column: Int) -> String {
    JSONText.object([("line", String(line)), ("column", String(column))])
  }
}
