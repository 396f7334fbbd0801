import UIDescKit
import XMLSource

/// Lines that Xcode shows beside the code when a build phase prints them; it opens absolute paths only.
struct XcodeReport: Reporter {
  mutating func file(_ path: String, _ findings: [Finding]) -> String {
    findings.reduce(into: "") { text, finding in
      let diagnostic = finding.diagnostic
      let place = { (position: SourcePosition) in "\(Self.name(finding.path)):\(position.line):\(position.column)" }
      text += "\(place(finding.start)): \(diagnostic.severity.name): \(printable(diagnostic.message))"
      text += " [\(printable(diagnostic.rule.name))]\n"
      for case (let note, let position?) in zip(diagnostic.notes, finding.notePositions) {
        text += "\(place(position)): note: \(printable(note.message))\n"
      }
    }
  }

  mutating func failure(_ path: String, _ message: String) -> String {
    "\(Self.name(path)): error: \(printable(message))\n"
  }

  mutating func end(_ counts: Counts) -> String { "" }

  private static func name(_ path: String) -> String { printablePath(ReportPath.here.absolute(path)) }
}
