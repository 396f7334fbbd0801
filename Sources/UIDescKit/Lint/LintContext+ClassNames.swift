import XMLSource

extension LintContext {
  /// Checks an attribute that must say what the class is called.
  /// - Parameters:
  ///   - what: the attribute in words.
  ///   - isRequired: whether it must be there.
  mutating func checkClassName(
    in attribute: String, _ what: String, isRequired: Bool, of element: ElementID
  ) {
    guard let name = tree.string(words.customClass, of: element), !name.isEmpty else { return }
    let given = value(attribute, of: element)
    guard given != name, isRequired || given != nil else { return }
    // Two of one class can't have one identifier.
    let isShared = customClassCounts[name, default: 0] > 1
    let fix = isShared ? nil : fix("change the \(what) to '\(name)'", setting: attribute, of: element, to: name)
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
}
