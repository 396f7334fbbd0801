import UIDescKit

/// Findings as text, in the manner of compilers.
struct TextReport: Reporter {
  let options: Options
  let isColored: Bool

  mutating func file(_ path: String, _ findings: [Finding]) -> String {
    let shown = findings.filter(shows)
    if shown.isEmpty { return "" }
    let path = printablePath(path)
    var text = ""
    text.reserveCapacity(shown.count * 384)
    for finding in shown { add(finding, path, to: &text) }
    return text
  }

  mutating func failure(_ path: String, _ message: String) -> String { "" }

  mutating func end(_ counts: Counts) -> String {
    // Beside a diff only what explains the exit status.
    if !options.tellsFindings, counts.errors == 0, !options.isStrict || counts.warnings == 0 { return "" }
    return options.isReport || counts.hasFindings ? summary(counts) : ""
  }

  private func shows(_ finding: Finding) -> Bool {
    // What keeps a document from being read keeps it from being fixed, too.
    if !options.tellsFindings, !finding.isFatal { return false }
    return switch finding.diagnostic.severity {
    case .note: options.showsNotes
    case .warning: !options.isQuiet
    case .error: true
    }
  }

  private func add(_ finding: Finding, _ path: String, to text: inout String) {
    let diagnostic = finding.diagnostic
    let line = String(finding.start.line)
    for part in [path, ":", line, ":", String(finding.start.column), ": "] { text += part }
    text += paint(diagnostic.severity.name + ":", diagnostic.severity == .error ? "31" : "33")
    for part in [" ", printable(diagnostic.message), " [", diagnostic.rule.name, "]\n"] { text += part }
    text += String(repeating: UInt8(ascii: " "), max(0, 5 - line.utf8.count))
    for part in [line, " | ", printable(finding.excerpt.text), "\n      | "] { text += part }
    text += String(repeating: UInt8(ascii: " "), finding.excerpt.column - 1)
    text += paint("^" + String(repeating: UInt8(ascii: "~"), finding.excerpt.width - 1), "32") + "\n"
    if let object = object(of: finding) { text += "object: \(printable(object))\n" }
    for (note, position) in zip(diagnostic.notes, finding.notePositions) {
      let place = position.map { "\(path):\($0.line):\($0.column): " } ?? ""
      text += "\(place)note: \(printable(note.message))\n"
    }
    if let fix = diagnostic.fix { text += "\(fix.label): \(printable(fix.title))\n" }
  }

  /// Which object it is, where neither the line nor the message shows that: `UILabel 'Good morning', id 'vXZ-lx-hvc'`.
  private func object(of finding: Finding) -> String? {
    let diagnostic = finding.diagnostic
    let message = Array(diagnostic.message.utf8)
    func isSaid(_ text: String) -> Bool { message.contains(text: "'\(text)'") }
    guard let id = diagnostic.objectID, !isSaid(id), !Array(finding.excerpt.text.utf8).contains(text: "\"\(id)\"")
    else {
      return nil
    }
    let name = diagnostic.objectName.flatMap { isSaid($0) ? nil : "'\($0)'" }
    var text = diagnostic.className ?? ""
    if let name { text += (text.isEmpty ? "" : " ") + name }
    text += (text.isEmpty ? "" : ", ") + "id '\(id)'"
    return text.hasPlace ? nil : text
  }

  private func summary(_ counts: Counts) -> String {
    if options.isQuiet { return "" }
    var text = counts.summary
    if counts.notes > 0, !options.showsNotes { text += " (--notes shows \(Counts.count(counts.notes, "note")))" }
    if let baseline = counts.inBaseline { text += "; \(baseline)" }
    if counts.failures > 0 { text += "; \(counts.failures) could not be read or written" }
    if !options.tellsFindings { text += "; --format text shows them" }
    return text + "\n"
  }

  private func paint(_ text: String, _ color: String) -> String {
    isColored ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// As many of an ASCII character as wanted.
  fileprivate init(repeating character: UInt8, _ count: Int) {
    self.init(unsafeUninitializedCapacity: count) {
      $0.initialize(repeating: character)
      return count
    }
  }

  /// Whether a reader of reports could take what is in it for the place of a finding.
  fileprivate var hasPlace: Bool {
    var isAfterColon = false
    for byte in utf8 {
      if isAfterColon, (48...57).contains(byte) { return true }
      isAfterColon = byte == UInt8(ascii: ":")
    }
    return false
  }
}

extension Diagnostic.Fix {
  /// What stands before it, so that nobody takes one that `--fix` leaves for one that it makes.
  var label: String { isSafe ? "fix" : "fix (unsafe)" }
}
