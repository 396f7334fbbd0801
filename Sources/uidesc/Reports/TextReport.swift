import UIDescKit

/// Findings as text, in the manner of compilers.
struct TextReport: Reporter {
  let options: Options
  let isColored: Bool

  mutating func file(_ path: String, _ findings: [Finding]) -> String {
    let path = printablePath(path)
    var text: [UInt8] = []
    for finding in findings where shows(finding) { add(finding, path, to: &text) }
    return String(decoding: text, as: UTF8.self)
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

  private func add(_ finding: Finding, _ path: String, to text: inout [UInt8]) {
    let diagnostic = finding.diagnostic
    let line = String(finding.start.line)
    text += path
    text += ":"
    text += line
    text += ":"
    text += String(finding.start.column)
    text += ": "
    text += paint(diagnostic.severity.name + ":", diagnostic.severity == .error ? "31" : "33")
    text += " "
    text += printable(diagnostic.message)
    text += " ["
    text += diagnostic.rule.name
    text += "]\n"
    text.pad(max(0, 5 - line.utf8.count))
    text += line
    text += " | "
    text += printable(finding.excerpt.text)
    text += "\n      | "
    text.pad(finding.excerpt.column - 1)
    if isColored { text += "\u{1B}[32m" }
    text += "^"
    text.pad(finding.excerpt.width - 1, with: UInt8(ascii: "~"))
    text += isColored ? "\u{1B}[0m\n" : "\n"
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
    let quote = UInt8(ascii: "'")
    guard let id = diagnostic.objectID, !diagnostic.message.contains(id, between: quote),
      !finding.excerpt.text.contains(id, between: UInt8(ascii: "\""))
    else {
      return nil
    }
    let name = diagnostic.objectName.flatMap { diagnostic.message.contains($0, between: quote) ? nil : "'\($0)'" }
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

/// Texts are put together as bytes: appending to a string makes sure each time that it stays one.
extension [UInt8] {
  fileprivate static func += (bytes: inout Self, text: String) { bytes.append(contentsOf: text.utf8) }

  fileprivate mutating func pad(_ count: Int, with byte: UInt8 = UInt8(ascii: " ")) {
    append(contentsOf: repeatElement(byte, count: count))
  }
}

extension String {
  /// Whether `text` stands somewhere between two quotation marks.
  fileprivate func contains(_ text: String, between mark: UInt8) -> Bool {
    var (whole, wanted) = (self, text)
    return whole.withUTF8 { whole in
      wanted.withUTF8 { wanted in
        var rest = whole[...]
        while let found = rest.firstIndex(of: mark), found + wanted.count + 1 < whole.count {
          rest = whole[(found + 1)...]
          if whole[found + wanted.count + 1] == mark, rest.prefix(wanted.count).elementsEqual(wanted) { return true }
        }
        return false
      }
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
