import UIDescKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What becomes of documents whose findings are fixed: they are written, or only shown.
struct FixedDocuments {
  private let options: Options
  private let isTerminal = isatty(1) == 1
  private var edits = 0
  private var files = 0
  /// How many edits are left that somebody must ask for.
  private var unsafeEdits = 0

  init(_ options: Options) { self.options = options }

  /// What a document's findings are now, and what goes to standard output.
  struct Result {
    var findings: [Finding]
    var output: [UInt8] = []
    /// What to say of it.
    var remark: String?
  }

  /// - Parameters:
  ///   - left: the findings that are left and in no baseline.
  ///   - path: where the document is.
  mutating func take(
    _ fixed: Fixed, of outcome: Outcome, left: [Finding], path: String, shown: String
  ) throws(FileProblem) -> Result {
    var result = Result(findings: options.showsDiff ? fixed.before : outcome.findings)
    result.remark = fixed.problem.map { "\(shown): not fixed, since \($0)" }
    if options.showsDiff {
      if let contents = fixed.contents { result.output = diff(from: fixed.original, to: contents, shown) }
    } else if path == "-" {
      result.output = fixed.contents ?? fixed.original
    } else if let contents = fixed.contents {
      // Somebody may have saved it meanwhile.
      guard try Files.read(path, maximumSize: options.maximumSize) == fixed.original else {
        result.findings = fixed.before
        result.remark = "\(shown): not fixed, since it was changed meanwhile; run uidesc again"
        return result
      }
      try Files.write(contents, to: path)
    }
    unsafeEdits += left.count { $0.diagnostic.fix?.isSafe == false }
    if fixed.contents != nil {
      edits += fixed.count
      files += 1
    }
    return result
  }

  /// What was done in all; nil for nothing.
  var summary: String? {
    let more =
      options.fixes == .all || unsafeEdits == 0
      ? nil : "--fix=unsafe \(options.showsDiff ? "--diff shows" : "makes") \(unsafeEdits) more"
    if edits == 0 { return more.map { "no safe fixes; \($0)" } }
    return "\(options.showsDiff ? "would fix" : "fixed") \(Counts.count(edits, "finding")) in "
      + Counts.count(files, "file") + (more.map { "; \($0)" } ?? "")
  }

  /// Git refuses names with `.` and `..` in them. A terminal gets nothing that it could take for a command.
  private func diff(from old: [UInt8], to new: [UInt8], _ name: String) -> [UInt8] {
    let diff = unifiedDiff(from: old, to: new, name: name.plainPath)
    if !isTerminal { return diff }
    let lines = String(decoding: diff, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.map { printable(String($0)) }.joined(separator: "\n").utf8)
  }
}
