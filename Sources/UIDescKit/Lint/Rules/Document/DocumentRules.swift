extension LintRule {
  /// What is wrong with a document as such: its form, its ids, its names.
  static let documentRules: [LintRule] = [
    availability, conflictMarker, customClassMismatch, danglingReference, duplicateID, duplicateKey,
    duplicateReuseIdentifier, emptyDocument, emptyTableFooter, expressionFailed, invalidConfiguration, invalidRegistry,
    invalidSuppression,
    legacyFormat,
    malformedValue, misplacedObject, missingFrame, missingValue, notWellFormed, refusedInput, uncheckedClass,
    undeclaredResource, unknownAttribute, unknownAttributeValue, unknownElement,
    unusedSuppression,
  ]
}
