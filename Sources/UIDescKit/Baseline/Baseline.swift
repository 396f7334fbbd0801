/// Findings that a project has when it starts to look, and doesn't want to hear of until it gets to them: how many there are of
/// one rule about one object and key path, or what else of it, of one document. Lines, texts and numbers aren't part of it, so that edits
/// elsewhere don't bring a finding back.
public struct Baseline: Sendable {
  /// What the findings of a document have in common that a baseline doesn't tell apart.
  struct Kind: Hashable, Sendable {
    let rule: String
    let object: String?
    let keyPath: String?
    /// What else of the object they are about.
    let spot: String?
  }

  /// By the document's path from the baseline's folder: how many findings of each kind there are, more than 0.
  private(set) var documents: [String: [Kind: Int]] = [:]

  /// One without findings.
  public init() {}

  /// How many findings it stands for.
  public var count: Int { count { _ in true } }

  /// How many findings it stands for of some rules.
  public func count(where isCounted: (RuleID) -> Bool) -> Int {
    documents.values.lazy.joined().reduce(0) { isCounted(RuleID($1.key.rule)) ? $0 + $1.value : $0 }
  }

  /// The documents that it has findings of.
  public var paths: [String] { documents.keys.sorted() }

  mutating func add(_ count: Int, of kind: Kind, in path: String) {
    documents[path, default: [:]][kind, default: 0] += count
  }

  /// Takes up the findings of a document, but for those that keep it from being read: a list must not hide a broken file.
  public mutating func add(_ findings: [Finding], of path: String) {
    for finding in findings where !finding.isFatal { add(1, of: Kind(finding.diagnostic), in: path) }
  }

  /// What it has of one document.
  public func only(_ path: String) -> Baseline {
    var baseline = Baseline()
    baseline.documents[path] = documents[path]
    return baseline
  }

  /// Takes up what another one has.
  public mutating func add(_ other: Baseline) {
    for (path, kinds) in other.documents { for (kind, count) in kinds { add(count, of: kind, in: path) } }
  }

  /// Drops what another one has.
  public mutating func subtract(_ other: Baseline) {
    for (path, kinds) in other.documents {
      for (kind, count) in kinds {
        let left = documents[path]?[kind].map { $0 - count } ?? 0
        documents[path]?[kind] = left > 0 ? left : nil
      }
      if documents[path]?.isEmpty == true { documents[path] = nil }
    }
  }

  /// The findings of a document that aren't in it, and what it has of the document beyond them. Of equal ones it has those
  /// that come first in the order of their fingerprints.
  public func compare(_ findings: [Finding], of path: String) -> (new: [Finding], stale: Baseline) {
    guard let known = documents[path] else { return (findings, Baseline()) }
    var left = known
    let new = findings.filter { finding in
      if finding.isFatal { return true }
      let kind = Kind(finding.diagnostic)
      left[kind, default: 0] -= 1
      return finding.ordinal >= known[kind, default: 0]
    }
    var stale = Baseline()
    for (kind, count) in left where count > 0 { stale.add(count, of: kind, in: path) }
    return (new, stale)
  }
}

extension Baseline.Kind {
  init(_ diagnostic: Diagnostic) {
    self.init(
      rule: diagnostic.rule.name, object: diagnostic.subjectID, keyPath: diagnostic.keyPath, spot: diagnostic.spot)
  }
}

extension Baseline.Kind: Comparable {
  /// By rule, object, key path and spot, what has none first.
  static func < (a: Self, b: Self) -> Bool {
    (a.rule, a.object ?? "", a.keyPath ?? "", a.spot ?? "") < (b.rule, b.object ?? "", b.keyPath ?? "", b.spot ?? "")
  }
}

extension Finding {
  /// Whether it keeps a file from being understood, so that it can't be silenced.
  public var isFatal: Bool { RuleID.fatal.contains(diagnostic.rule) }
}
