extension LintRule {
  /// Frames, constraints, size classes.
  static let layoutRules: [LintRule] = [misplacedView]
}
