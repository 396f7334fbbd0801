extension LintRule {
  /// What is wrong with a document as such: its form, its ids, its names.
  static let documentRules: [LintRule] = [duplicateID]
}
