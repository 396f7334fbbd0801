/// How edits would make a document worse: by an error that it doesn't have, or by a suppression that silences what it told
/// before.
struct FixHarm {
  /// As it goes on after "since it would".
  let words: String
  private let objectID: String?
  private let place: EditMap.Place?
  private let map: EditMap

  /// Nil when nothing is worse.
  init?(from old: Outcome, to new: Outcome, _ map: EditMap, markLength: Int) {
    var told = Tally(old.findings.lazy.map(\.diagnostic)) { map.place(before: $0 + markLength) }
    var silenced = Tally(old.silenced) { map.place(before: $0 + markLength) }
    func subject(_ diagnostic: Diagnostic) -> Subject {
      Subject(diagnostic) { map.place(after: $0 + markLength) }
    }
    var found: (diagnostic: Diagnostic, isSilenced: Bool)?
    for diagnostic in new.findings.lazy.map(\.diagnostic) where !told.take(subject(diagnostic)) {
      if diagnostic.severity == .error, found == nil { found = (diagnostic, false) }
    }
    for diagnostic in new.silenced where found == nil && !silenced.take(subject(diagnostic)) {
      if told.take(subject(diagnostic)) || diagnostic.severity == .error { found = (diagnostic, true) }
    }
    guard let (diagnostic, isSilenced) = found else { return nil }
    let what = "\(diagnostic.message) [\(diagnostic.rule.name)]"
    words = (isSilenced ? "have a suppression silence: " : "make an error that the document doesn't have: ") + what
    objectID = diagnostic.objectID
    place = subject(diagnostic).place
    self.map = map
  }

  /// Whether an edit is at the object, or at the place, of what is worse.
  func isSuspect(_ offer: OfferedEdit) -> Bool {
    if let objectID, offer.objectID == objectID { return true }
    return place.map { map.isPlace($0, of: offer.edit) } ?? false
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
