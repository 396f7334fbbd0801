extension LintRule {
  /// Frames, constraints, size classes, scenes.
  static let layoutRules: [LintRule] = [
    ambiguousLayout, duplicateConstraint, externalViewController, fixedFrame, hidesBottomBar, initialViewController,
    misplacedView, missingAutolayout, relativeToMargin, simulatedDevice, singleViewController, stackViewBackground,
    traitVariations,
  ]
}
