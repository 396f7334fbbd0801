import UIDescKit

/// The XML of Checkstyle 4.3, which Jenkins, Danger and many others read.
struct CheckstyleReport: Reporter {
  mutating func begin() -> String { XMLText.declaration + "<checkstyle version=\"4.3\">\n" }

  mutating func file(_ path: String, _ findings: [Finding]) -> String {
    let errors = findings.map { finding in
      let diagnostic = finding.diagnostic
      return "    "
        + XMLText.tag(
          "error",
          [
            ("line", String(finding.start.line)), ("column", String(finding.start.column)),
            ("severity", diagnostic.severity == .note ? "info" : diagnostic.severity.name),
            ("message", diagnostic.message), ("source", "uidesc." + diagnostic.rule.name),
          ]) + "/>\n"
    }
    return Self.element(path, errors.joined())
  }

  mutating func failure(_ path: String, _ message: String) -> String {
    Self.element(path, "    <exception>\(XMLText.escaped(message))</exception>\n")
  }

  mutating func end(_ counts: Counts) -> String { "</checkstyle>\n" }

  private static func element(_ path: String, _ content: String) -> String {
    let tag = "  " + XMLText.tag("file", [("name", ReportPath.here.relative(path))])
    return content.isEmpty ? tag + "/>\n" : tag + ">\n" + content + "  </file>\n"
  }
}
