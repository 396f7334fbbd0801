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
  /// - Parameter made: the edits between the two.
  init?(from old: Outcome, to new: Outcome, _ made: [OfferedEdit], markLength: Int) {
    let map = EditMap(made.map(\.edit))
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
      if diagnostic.severity == .error
        || isKnown(diagnostic, by: &told) && !made.contains(where: { $0.isMeantToSilence(diagnostic.rule) })
      {
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

  /// What is worse at the object of an edit, else in the first place.
  func words(at offer: OfferedEdit) -> String {
    all.first { $0.objectID == offer.objectID }?.words ?? words
  }

  /// The edits that something worse is in, with what that is.
  func inside(_ group: [OfferedEdit]) -> [(offer: OfferedEdit, harm: String?)] {
    var byStart: [Int: OfferedEdit] = [:]
    for offer in group { byStart[offer.edit.range.lowerBound] = offer }
    var told: Set<Int> = []
    return all.compactMap { harm in
      guard let start = harm.place.flatMap(map.edit)?.range.lowerBound, let offer = byStart[start],
        told.insert(start).inserted
      else { return nil }
      return (offer, harm.words)
    }
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
