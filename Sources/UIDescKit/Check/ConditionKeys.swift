import XMLSource

/// When what stands in a state or a variation holds: `key="normal"`, `key="heightClass=compact-widthClass=regular"`.
extension Document {
  /// Reports one without a key, and the conditions of a variation that never hold; a state's key is an attribute with known
  /// values.
  func checkCondition(of element: ElementID, into diagnostics: inout Diagnostics) {
    let isState = tree.name(element) == words.state
    guard let key = tree.string(words.key, of: element) else {
      let (what, example) = isState ? ("state", "normal") : ("variation", "widthClass=regular")
      let message = "the \(what) has no key, so nothing is set by it; write one, such as key=\"\(example)\""
      return diagnostics.report(
        about(owner(of: element), Diagnostic("missing-value", .error, message, at: tree.startTag(element))))
    }
    if isState || key == "default" { return }
    let conditions = key.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let unknown = conditions.map(UnknownCondition.init)
    let slip = unknown.firstIndex { $0?.meant != nil }
    guard let number = slip ?? unknown.firstIndex(where: { $0 != nil }) else { return }
    let place = conditions.count > 1 ? " in '\(key.shortened)'" : ""
    let message = "'\(conditions[number].shortened)'\(place) is no known condition, so the variation may never hold; "
    let range = tree.valueRange("key", of: element)
    guard let meant = unknown[number]?.meant else {
      let note = Diagnostic("unknown-attribute-value", .note, message + "it is kept as it stands", at: range)
      return diagnostics.report(about(owner(of: element), note))
    }
    var diagnostic = Diagnostic("unknown-attribute-value", .warning, message + "did you mean '\(meant)'?", at: range)
    let fixed = zip(conditions, unknown).map { $1?.meant ?? $0 }
    diagnostic.fix = .respelling(key, as: fixed.joined(separator: "-"), at: range)
    diagnostics.report(about(owner(of: element), diagnostic))
  }
}

/// A condition that isn't known to hold anywhere.
private struct UnknownCondition {
  /// What it is a slip of the finger for.
  let meant: String?

  private static let sizeClasses = ["compact", "regular"]

  /// - Returns: nil for one that may hold; which devices and idioms there are isn't asked.
  init?(_ condition: String) {
    let parts = condition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (name, value) = (parts[0], parts.count > 1 ? parts[1] : "")
    switch name {
    case "device", "userInterfaceIdiom": return nil
    case "widthClass", "heightClass":
      if Self.sizeClasses.contains(value) { return nil }
      meant = misspelling(of: value, among: Self.sizeClasses).map { "\(name)=\($0)" }
    default:
      meant = misspelling(of: name, among: ["widthClass", "heightClass", "device", "userInterfaceIdiom"])
        .map { "\($0)=\(value)" }
    }
  }
}
