import XMLSource

extension LintContext {
  /// Says that the project has nothing of that name.
  /// - Parameter near: what was probably meant.
  mutating func reportMissing(
    _ kind: String, _ name: String, _ near: String?, at attribute: String, _ element: ElementID
  ) {
    let advice = near.map { "did you mean '\($0)'?" } ?? "correct the name, or add it to an asset catalogue"
    let range = tree.valueRange(attribute, of: element)
    report(
      "the project has no \(kind) '\(name)', so it is missing at run time; \(advice)", at: range, in: element,
      fix: near.flatMap { isSurelyMeant($0, by: name) ? .respelling(name, as: $0, at: range) : nil })
  }

  /// Whether a name may be replaced by another one. Short words and those with another letter in them are words themselves:
  /// `rogue` and `rage`, `light` and `night`.
  private func isSurelyMeant(_ near: String, by name: String) -> Bool {
    guard let slip = Slip(name, for: near) else { return false }
    return slip.kind == .capitals || slip.kind != .replaced && slip.wordLength > 4
  }
}
