import UIDescKit

/// The baseline of a run: what it has isn't told, and it is written anew where that is asked for.
struct RunBaseline {
  enum Purpose { case use, prune, write }

  private let path: String
  private let purpose: Purpose
  /// Where its paths are counted from: absolute, without links.
  private let folder: String
  private let old: Baseline
  /// What a pruned or a new one has.
  private var kept: Baseline
  private var stale = Baseline()
  private var lookedAt: Set<String> = []
  /// How many findings aren't told.
  private(set) var hidden = 0

  /// Reads the one that the command line names; nil when it names none.
  init?(_ options: Options) throws(FileProblem) {
    guard let path = options.newBaseline ?? options.baseline else { return nil }
    self.path = path
    purpose = options.newBaseline != nil ? .write : options.prunesBaseline ? .prune : .use
    folder = Paths.parent(of: Paths.absolute(path)) ?? "/"
    // What isn't a baseline isn't replaced by one.
    old = purpose == .write && !Files.exists(path) ? Baseline() : try Self.read(path, options.maximumSize)
    kept = old
  }

  private static func read(_ path: String, _ maximumSize: Int) throws(FileProblem) -> Baseline {
    guard Files.exists(path) else {
      throw FileProblem(message: "there is no such baseline; --write-baseline \(path) makes one of all findings")
    }
    let bytes = try Files.read(path, maximumSize: maximumSize)
    do throws(BaselineProblem) { return try Baseline(reading: bytes) } catch {
      throw FileProblem(message: "\(error.position.line):\(error.position.column): \(error.message)")
    }
  }

  /// The findings of a document that are to be told.
  /// - Parameters:
  ///   - path: the document's.
  ///   - isChecked: whether all was looked for in it.
  mutating func take(_ findings: [Finding], of path: String, isChecked: Bool) -> [Finding] {
    let path = Paths.relative(Paths.absolute(path), to: folder).shownFileName
    lookedAt.insert(path)
    if purpose == .write {
      kept.subtract(old.only(path))
      kept.add(findings, of: path)
      hidden += findings.count
      return []
    }
    let (new, gone) = old.compare(findings, of: path)
    hidden += findings.count - new.count
    if isChecked { stale.add(gone) }
    return new
  }

  /// A document that could not be read keeps what the baseline has of it.
  mutating func skip(_ path: String) {
    lookedAt.insert(Paths.relative(Paths.absolute(path), to: folder).shownFileName)
  }

  /// Writes what is to be written.
  /// - Parameter isWhole: whether everything could be read; else no baseline is written.
  /// - Returns: what to say of it; nil for nothing.
  mutating func finish(isWhole: Bool, isVerbose: Bool) throws(FileProblem) -> String? {
    for path in old.paths where !lookedAt.contains(path) && isGone(path) { stale.add(old.only(path)) }
    switch purpose {
    case .use:
      if stale.count == 0 { return nil }
      return
        "\(path): \(Counts.count(stale.count, "finding")) of it \(stale.count == 1 ? "is" : "are") gone; --prune-baseline drops "
        + (stale.count == 1 ? "it" : "them") + listOfStale(isVerbose)
    case .prune:
      kept.subtract(stale)
      if stale.count == 0 { return "\(path): none of its findings is gone" }
      try Files.write(kept.json, to: path)
      return "\(path): dropped \(Counts.count(stale.count, "finding")) that \(stale.count == 1 ? "is" : "are") gone"
        + listOfStale(isVerbose)
    case .write:
      guard isWhole else { return "\(path): not written, since not everything could be read" }
      for path in old.paths where !lookedAt.contains(path) && isGone(path) { kept.subtract(old.only(path)) }
      try Files.write(kept.json, to: path)
      return
        "\(path): written with \(Counts.count(kept.count, "finding")) in \(Counts.count(kept.paths.count, "file"))"
    }
  }

  private func listOfStale(_ isVerbose: Bool) -> String {
    isVerbose ? stale.lines.map { "\n  " + $0 }.joined() : ", --verbose lists \(stale.count == 1 ? "it" : "them")"
  }

  /// Whether a document that this run hasn't looked at isn't there any more. A name that isn't UTF-8 is no path any more.
  private func isGone(_ path: String) -> Bool {
    !path.utf8.contains(UInt8(ascii: "\\"))
      && !Files.exists(path.hasPrefix("/") ? path : Paths.append(path, to: folder))
  }
}
