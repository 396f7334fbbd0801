extension LintRule {
  /// Key paths and values of runtime attributes.
  static let typeRules: [LintRule] = [
    attributeOrder, capitalisedKeyPath, cgColorKeyPath, duplicateKeyPath, insetsAsRect, malformedKeyPath, nilForScalar,
    orphanAttribute, readOnlyKeyPath, riskyKeyPath, runtimeAttributeIgnored, shadowedAttribute, typeMismatch,
    unknownAttributeType, unknownEnumCase, unknownKeyPath, unknownLayerKey, valueOutOfRange,
  ]
}
