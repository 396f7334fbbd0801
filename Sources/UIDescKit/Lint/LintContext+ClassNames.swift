import XMLSource

extension LintContext {
  /// Checks an attribute that must say what the class is called.
  /// - Parameters:
  ///   - what: the attribute in words.
  ///   - isRequired: whether it must be there.
  ///   - references: by what names the document refers to what is called so.
  mutating func checkClassName(
    in attribute: String, _ what: String, isRequired: Bool,
    references: (inout LintContext) -> Set<String> = { _ in [] },
    of element: ElementID
  ) {
    guard let name = tree.string(words.customClass, of: element), !name.isEmpty else { return }
    let given = value(attribute, of: element)
    guard given != name, isRequired || given != nil else { return }
    // Two of one class can't have one identifier.
    let isShared = customClassCounts[name, default: 0] > 1
    // What names it elsewhere would have to follow.
    let isBound = given.map(references(&self).contains) ?? !knows(attribute, of: element)
    let fix =
      isShared || isBound ? nil : fix("change the \(what) to '\(name)'", setting: attribute, of: element, to: name)
    if let given {
      report(
        "the \(what) '\(given)' isn't the name of the class, so code can't ask for it by class; call it '\(name)'",
        atValueOf: attribute, in: element, fix: fix)
    } else {
      report(
        "there is no \(what), so code can't ask for this '\(name)'; call it '\(name)'", atValueOf: "customClass",
        in: element, fix: fix)
    }
  }

  private func knows(_ attribute: String, of element: ElementID) -> Bool {
    document.vocabulary.attribute(tree.names.intern(attribute), of: tree.name(element)).isKnown
  }
}
