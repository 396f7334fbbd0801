/// How edits would make a document worse: by errors that it doesn't have, or by suppressions that silence what it told before.
struct FixHarm {
  private let all: [Harm]
  private let map: EditMap
  private let objectIDs: Set<String>

  private struct Harm {
    /// As it goes on after "since it would".
    let words: String
    let objectID: String?
    let place: EditMap.Place?
  }

  /// Nil when nothing is worse.
  init?(from old: Outcome, to new: Outcome, _ map: EditMap, markLength: Int) {
    var told = Tally(old.findings.lazy.map(\.diagnostic)) { map.place(before: $0 + markLength) }
    var silenced = Tally(old.silenced) { map.place(before: $0 + markLength) }
    var found: [Harm] = []
    func isKnown(_ diagnostic: Diagnostic, by tally: inout Tally) -> Bool {
      tally.take(Subject(diagnostic) { map.place(after: $0 + markLength) })
    }
    func add(_ what: String, _ diagnostic: Diagnostic) {
      found.append(
        Harm(
          words: "\(what): \(diagnostic.message) [\(diagnostic.rule.name)]", objectID: diagnostic.objectID,
          place: diagnostic.isToldOnce ? nil : map.place(after: diagnostic.range.lowerBound + markLength)))
    }
    for diagnostic in new.findings.lazy.map(\.diagnostic) where !isKnown(diagnostic, by: &told) {
      if diagnostic.severity == .error { add("make an error that the document doesn't have", diagnostic) }
    }
    for diagnostic in new.silenced where !isKnown(diagnostic, by: &silenced) {
      if isKnown(diagnostic, by: &told) || diagnostic.severity == .error {
        add("have a suppression silence", diagnostic)
      }
    }
    if found.isEmpty { return nil }
    all = found
    self.map = map
    objectIDs = Set(found.compactMap(\.objectID))
  }

  /// What is worse in the first place.
  var words: String { all.first?.words ?? "" }

  /// The edits that something worse is in, or at the object of as the only ones, with what that is.
  func blame(_ group: [OfferedEdit]) -> [(offer: OfferedEdit, reason: String)] {
    var byStart: [Int: Int] = [:]
    var byObject: [String: [Int]] = [:]
    for (index, offer) in group.enumerated() {
      byStart[offer.edit.range.lowerBound] = index
      if let id = offer.objectID { byObject[id, default: []].append(index) }
    }
    var reasons: [Int: String] = [:]
    for harm in all {
      let inside = harm.place.flatMap(map.edit).flatMap { byStart[$0.range.lowerBound] }
      let others = harm.objectID.flatMap { byObject[$0] } ?? []
      guard let index = inside ?? (others.count == 1 ? others.first : nil), reasons[index] == nil else { continue }
      reasons[index] = harm.words
    }
    return reasons.sorted { $0.key < $1.key }.map { (group[$0.key], $0.value) }
  }

  /// Whether an edit is at the object of something worse.
  func isSuspect(_ offer: OfferedEdit) -> Bool {
    offer.objectID.map(objectIDs.contains) ?? false
  }
}

/// What findings of two versions of a document have in common when they are one.
private struct Subject: Hashable {
  let rule: RuleID
  let isError: Bool
  /// Nil for what could as well stand elsewhere, and then the message tells.
  let place: EditMap.Place?
  let message: String?

  init(_ diagnostic: Diagnostic, place: (Int) -> EditMap.Place) {
    rule = diagnostic.rule
    isError = diagnostic.severity == .error
    self.place = diagnostic.isToldOnce ? nil : place(diagnostic.range.lowerBound)
    message = diagnostic.isToldOnce ? diagnostic.message : nil
  }
}

private struct Tally {
  private var counts: [Subject: Int] = [:]

  init(_ diagnostics: some Sequence<Diagnostic>, place: (Int) -> EditMap.Place) {
    for diagnostic in diagnostics { counts[Subject(diagnostic, place: place), default: 0] += 1 }
  }

  /// Takes one out.
  /// - Returns: whether there was one.
  mutating func take(_ subject: Subject) -> Bool {
    guard let count = counts[subject], count > 0 else { return false }
    counts[subject] = count - 1
    return true
  }
}
