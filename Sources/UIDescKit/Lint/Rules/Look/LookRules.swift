extension LintRule {
  /// Runtime attributes and properties that get in each other's way on screen.
  static let lookRules: [LintRule] = [borderIncomplete, clipHidesShadow, cornerWithoutClip, dynamicColorFrozen]
}
