extension LintRule {
  /// House rules: colours, fonts, texts, names, accessibility.
  static let designRules: [LintRule] = [
    accessibilityFormat, accessibilityIdentifier, accessibilityLabel, allowedValues, baseClass, classFileName,
    deprecatedClass, dynamicType, fontPolicy, hardCodedColor, imageButtonWithoutLabel, reuseIdentifier,
    storyboardIdentifier, unavailableClass, unlocalizedString,
  ]
}
