import XMLSource

extension SuppressionUse {
  /// Takes away the fixes that would delete another element than the finding is about, when the configuration says of that one
  /// that it may stay as it is.
  mutating func keepWhatStays(in document: Document, _ sets: [SuppressionSet], from diagnostics: inout Diagnostics) {
    if sets.isEmpty { return }
    for index in diagnostics.list.indices {
      let diagnostic = diagnostics.list[index]
      guard let deleted = document.elementDeletedElsewhere(by: diagnostic) else { continue }
      for subject in document.subjects(diagnostic.rule, deleted) {
        guard let (set, place) = sets.first(silencing: subject) else { continue }
        noteUse(of: place, in: set)
        diagnostics.list[index].fix = nil
        break
      }
    }
  }
}

extension Document {
  /// The element that a finding's fix deletes, when the finding isn't in that.
  fileprivate func elementDeletedElsewhere(by diagnostic: Diagnostic) -> ElementID? {
    guard let fix = diagnostic.fix, fix.replacement.isEmpty, !fix.range.contains(diagnostic.range.lowerBound),
      // A suppression and line ends may be around it.
      let last = tree.source.bytes[fix.range].lastIndex(where: { !$0.isBlank }),
      let element = tree.element(at: last), fix.range.contains(tree.range(element).lowerBound)
    else { return nil }
    return element
  }

  /// What findings about an element would be about: its object, or what it calls itself.
  fileprivate func subjects(_ rule: RuleID, _ element: ElementID) -> [Diagnostic] {
    var diagnostic = Diagnostic(rule, .note, "", at: tree.range(element))
    diagnostic.keyPath = tree.string(words.keyPath, of: element)
    diagnostic = about(owner(of: element), diagnostic)
    var own = diagnostic
    own.objectID = tree.string(words.id, of: element)
    return own.objectID == nil || own.objectID == diagnostic.objectID ? [diagnostic] : [diagnostic, own]
  }
}
