extension LintRule {
  /// Key paths and values of runtime attributes.
  static let typeRules: [LintRule] = []
}
