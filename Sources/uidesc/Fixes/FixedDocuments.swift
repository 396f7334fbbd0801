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
  /// The absolute path of the folder that diffs are for: they can name nothing outside of it.
  private var folder = Paths.current
  private var findings = 0
  private var files = 0
  /// How many edits are left that somebody must ask for.
  private var unsafeEdits = 0
  /// Whether there was something to fix that has stayed as it is, which was said.
  private var isHeldBack = false

  init(_ options: Options) { self.options = options }

  mutating func begin(_ inputs: [Input]) {
    guard options.showsDiff else { return }
    for place in inputs.compactMap(Self.target) {
      while Paths.below(folder, place) == nil, let outer = Paths.parent(of: folder) { folder = outer }
    }
  }

  /// What a document's findings are now, and what goes to standard output.
  struct Result {
    var findings: [Finding]
    var output: [UInt8] = []
    /// What to say of it.
    var remarks: [String] = []
  }

  /// - Parameters:
  ///   - left: the findings that are left and in no baseline.
  ///   - input: the document.
  mutating func take(
    _ fixed: Fixed, of outcome: Outcome, left: [Finding], _ input: Input, shown: String
  ) throws(FileProblem) -> Result {
    let path = input.path
    var result = Result(findings: options.showsDiff ? fixed.before : outcome.findings)
    result.remarks = fixed.problem.map { ["\(shown): not fixed, since \($0)"] } ?? Self.refused(fixed, shown)
    unsafeEdits += left.count { $0.diagnostic.fix?.isSafe == false }
    isHeldBack = isHeldBack || fixed.problem != nil || !fixed.refused.isEmpty
    if options.showsDiff {
      if let contents = fixed.contents { result.output = diff(from: fixed.original, to: contents, input) }
    } else if path == "-" {
      result.output = fixed.contents ?? fixed.original
    } else if let contents = fixed.contents {
      let wasHeldBack = isHeldBack
      isHeldBack = true
      // Somebody may have saved it meanwhile.
      guard try Files.read(path, maximumSize: options.maximumSize) == fixed.original else {
        result.findings = fixed.before
        result.remarks = ["\(shown): not fixed, since it was changed meanwhile; run uidesc again"]
        return result
      }
      try Files.write(contents, to: path)
      isHeldBack = wasHeldBack
    }
    if fixed.contents != nil {
      findings += fixed.count
      files += 1
    }
    return result
  }

  /// The edits that would have made a document worse: the first for each of the first reasons, and how many others there are.
  private static func refused(_ fixed: Fixed, _ shown: String) -> [String] {
    var groups: [(first: RefusedFix, count: Int)] = []
    var more = 0
    for refused in fixed.refused {
      if let index = groups.firstIndex(where: { $0.first.reason == refused.reason }) {
        groups[index].count += 1
      } else if groups.count < mostReasons {
        groups.append((refused, 1))
      } else {
        more += 1
      }
    }
    return groups.map { first, count in
      "\(shown):\(first.position.line):\(first.position.column): left out: \(first.what), \(first.reason)"
        + (count > 1 ? "; \(Counts.count(count - 1, "other")) for the same reason" : "")
    } + (more > 0 ? ["\(shown): left out: \(more) more for other reasons"] : [])
  }

  private static let mostReasons = 5

  /// What was done in all; nil for nothing.
  var summary: String? {
    let more =
      options.fixes == .all || unsafeEdits == 0
      ? nil : "--fix=unsafe \(options.showsDiff ? "--diff " : "")offers \(unsafeEdits) more"
    if files == 0 { return more.map { (isHeldBack ? "nothing was fixed; " : "no safe fixes; ") + $0 } }
    return "\(options.showsDiff ? "would fix" : "fixed") \(Counts.count(findings, "finding")) in "
      + Counts.count(files, "file") + (more.map { "; \($0)" } ?? "") + (place ?? "")
  }

  /// Where the diff is to be applied, unless that is where uidesc runs.
  private var place: String? {
    options.showsDiff && folder != Paths.current ? "; its paths are from '\(Paths.shown(folder).shownFileName)'" : nil
  }

  /// The file that fixes are written to: a patch can't be applied to a link.
  private static func target(of input: Input) -> String? {
    input.isLink ? input.place.map(Paths.target) : input.place
  }

  /// Git refuses names with `.` and `..` in them. A terminal gets nothing that it could take for a command.
  private func diff(from old: [UInt8], to new: [UInt8], _ input: Input) -> [UInt8] {
    let name = Self.target(of: input).flatMap { Paths.below(folder, $0).map(String.init) } ?? input.named
    let bytes = name.fileName.dropLast().map(UInt8.init(bitPattern:))
    let diff = unifiedDiff(from: old, to: new, name: bytes)
    if !isTerminal { return diff }
    let lines = String(decoding: diff, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.map { printable(String($0)) }.joined(separator: "\n").utf8)
  }
}
