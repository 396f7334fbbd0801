extension LintRule {
  /// House rules: colours, fonts, texts, names, accessibility.
  static let designRules: [LintRule] = []
}
