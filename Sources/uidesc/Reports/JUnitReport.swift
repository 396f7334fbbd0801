import UIDescKit

/// A test suite for each file, so that a build machine shows findings among its tests. What doesn't fail the run is skipped.
struct JUnitReport: Reporter {
  let failsOn: Severity
  private var suites = ""
  private var total = Totals()

  private struct Totals {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    var attributes: [(String, String)] {
      [("tests", tests), ("failures", failures), ("errors", errors), ("skipped", skipped)].map { ($0.0, String($0.1)) }
    }
  }

  init(failsOn: Severity) { self.failsOn = failsOn }

  mutating func file(_ path: String, _ findings: [Finding]) -> String {
    var totals = Totals(tests: max(1, findings.count))
    totals.failures = findings.count { $0.diagnostic.severity >= failsOn }
    totals.skipped = findings.count - totals.failures
    let path = ReportPath.here.relative(path)
    let cases = findings.map { testCase($0, path) }
    let clean =
      "    " + XMLText.tag("testcase", [("name", "no findings"), ("classname", path), ("file", path)]) + "/>\n"
    add(path, totals, cases.isEmpty ? clean : cases.joined())
    return ""
  }

  mutating func failure(_ path: String, _ message: String) -> String {
    let path = ReportPath.here.relative(path)
    let tag = "    " + XMLText.tag("testcase", [("name", "unreadable"), ("classname", path), ("file", path)]) + ">\n"
    let error = "      " + XMLText.tag("error", [("type", "unreadable"), ("message", message)]) + "/>\n"
    add(path, Totals(tests: 1, errors: 1), tag + error + "    </testcase>\n")
    return ""
  }

  mutating func end(_ counts: Counts) -> String {
    let name = "uidesc" + (counts.inBaseline.map { "; \($0)" } ?? "")
    return XMLText.declaration + XMLText.tag("testsuites", [("name", name)] + total.attributes) + ">\n" + suites
      + "</testsuites>\n"
  }

  private mutating func add(_ path: String, _ totals: Totals, _ cases: String) {
    suites += "  " + XMLText.tag("testsuite", [("name", path)] + totals.attributes) + ">\n" + cases + "  </testsuite>\n"
    total.tests += totals.tests
    total.failures += totals.failures
    total.errors += totals.errors
    total.skipped += totals.skipped
  }

  private func testCase(_ finding: Finding, _ path: String) -> String {
    let diagnostic = finding.diagnostic
    // No line, so that a build machine knows the case again after an edit.
    let name = [diagnostic.rule.name, diagnostic.objectID, diagnostic.keyPath ?? diagnostic.spot].compactMap { $0 }
      .joined(separator: " ")
    let number = finding.ordinal == 0 ? "" : " #\(finding.ordinal + 1)"
    let tag = XMLText.tag(
      "testcase",
      [("name", name + number), ("classname", path), ("file", path), ("line", String(finding.start.line))])
    let place = "\(path):\(finding.start.line):\(finding.start.column)"
    let result =
      diagnostic.severity >= failsOn
      ? XMLText.tag("failure", [("type", diagnostic.rule.name), ("message", diagnostic.message)])
        + ">\(XMLText.escaped("\(place): \(diagnostic.severity.name): \(finding.messageAndNotes)"))</failure>"
      : XMLText.tag("skipped", [("message", "\(diagnostic.severity.name) at \(place): \(diagnostic.message)")]) + "/>"
    return "    \(tag)>\n      \(result)\n    </testcase>\n"
  }
}
