import UIDescKit

/// The baseline of a run: what it has isn't told, and it is written anew where that is asked for.
struct RunBaseline: Sendable {
  enum Purpose { case use, prune, write }

  let path: String
  private let purpose: Purpose
  /// Where its paths are counted from: absolute, without links.
  private let folder: String
  private let old: Baseline
  /// What of it a pruned or a new one has.
  private var kept: Baseline
  /// What a new one has besides; `hidden` says how serious it is.
  private var taken = Baseline()
  private var stale = Baseline()
  private var lookedAt: Set<String> = []
  private var notes = NoteRules()
  /// How many findings aren't told.
  private(set) var hidden = FindingCount()

  init(_ path: String, _ purpose: Purpose, maximumSize: Int) throws(FileProblem) {
    self.path = path
    self.purpose = purpose
    folder = Paths.parent(of: Paths.absolute(path)) ?? "/"
    // What isn't a baseline isn't replaced by one.
    old = purpose == .write && !Files.exists(path) ? Baseline() : try Self.read(path, in: folder, maximumSize)
    kept = old
  }

  private static func read(_ path: String, in folder: String, _ maximumSize: Int) throws(FileProblem) -> Baseline {
    guard Files.exists(path) else {
      throw FileProblem(message: "there is no such baseline; --write-baseline \(path) makes one of all findings")
    }
    let bytes = try Files.read(path, maximumSize: maximumSize)
    do throws(BaselineProblem) { return try Baseline(reading: bytes, in: folder) } catch {
      throw FileProblem(message: "\(error.position.line):\(error.position.column): \(error.message)")
    }
  }

  /// Those of a document's findings that it doesn't have. One that is made anew has none.
  func new(_ findings: [Finding], of input: Input) -> [Finding] {
    purpose == .write ? findings : old.compare(findings, of: name(of: input)).new
  }

  private func name(of input: Input) -> String {
    Paths.relative(input.place ?? Paths.append(Options.nameless, to: Paths.current), to: folder).shownFileName
  }

  /// The findings of a document that are to be told.
  /// - Parameter isChecked: whether all was looked for in it.
  mutating func take(_ findings: [Finding], of input: Input, isChecked: Bool) -> [Finding] {
    let path = name(of: input)
    lookedAt.insert(path)
    notes.learn(findings)
    if purpose == .write {
      // Of a document that can't be read to its end it keeps what it has.
      guard isChecked else { return findings }
      kept.subtract(old.only(path))
      taken.add(findings, of: path)
      let (told, untold) = (findings.filter(\.isFatal), findings.filter { !$0.isFatal })
      hidden.add(untold)
      return told
    }
    let (new, gone) = old.compare(findings, of: path)
    hidden.add(findings)
    hidden.subtract(new)
    if isChecked { stale.add(gone) }
    return new
  }

  /// A document that could not be read keeps what the baseline has of it.
  mutating func skip(_ input: Input) {
    lookedAt.insert(name(of: input))
  }

  /// Writes what is to be written.
  /// - Parameter isWhole: whether everything could be read; else no baseline is written.
  /// - Returns: what to say of it; nil for nothing.
  mutating func finish(isWhole: Bool, isVerbose: Bool) throws(FileProblem) -> String? {
    for path in old.paths where !lookedAt.contains(path) && isGone(path) { stale.add(old.only(path)) }
    switch purpose {
    case .use:
      if stale.count == 0 { return nil }
      return "\(shown): \(count(stale).words) of it \(isOne ? "is" : "are") gone; --prune-baseline drops "
        + (isOne ? "it" : "them") + listOfStale(isVerbose)
    case .prune:
      kept.subtract(stale)
      if stale.count == 0 { return "\(shown): none of its findings is gone" }
      try Files.write(kept.json, to: path)
      return "\(shown): dropped \(count(stale).words) that \(isOne ? "is" : "are") gone" + listOfStale(isVerbose)
    case .write:
      guard isWhole else { return "\(shown): not written, since not everything could be read" }
      for path in old.paths where !lookedAt.contains(path) && isGone(path) { kept.subtract(old.only(path)) }
      var count = count(kept)
      count.add(hidden)
      var new = kept
      new.add(taken)
      Files.makeFolders(to: path)
      try Files.write(new.json, to: path)
      return "\(shown): written with \(count.words) in \(Counts.count(new.paths.count, "file"))"
    }
  }

  private var shown: String { path.shownPath }

  private var isOne: Bool { stale.count == 1 }

  /// Notes apart, since who hasn't asked for them hasn't seen them.
  private func count(_ baseline: Baseline) -> FindingCount {
    let count = baseline.count { notes.contains($0) }
    return FindingCount(others: baseline.count - count, notes: count)
  }

  private func listOfStale(_ isVerbose: Bool) -> String {
    isVerbose ? stale.lines.map { "\n  " + $0 }.joined() : ", --verbose lists \(isOne ? "it" : "them")"
  }

  /// Whether a document that this run hasn't looked at isn't there any more. A name that isn't UTF-8 is no path any more.
  private func isGone(_ path: String) -> Bool {
    !path.utf8.contains(UInt8(ascii: "\\"))
      && !Files.exists(Paths.append(path, to: folder))
  }
}
