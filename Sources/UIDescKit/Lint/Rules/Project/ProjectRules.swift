extension LintRule {
  /// What needs to know the project: images, colours, strings, classes, modules.
  static let projectRules: [LintRule] = [
    missingAction, missingColor, missingImage, missingModule, missingOutlet, unknownClass, wrongModule,
  ]
}
