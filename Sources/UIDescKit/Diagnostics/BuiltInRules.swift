extension RuleID {
  /// The rules that hold for every document; registries add their own.
  static let builtIn: Set<RuleID> = [
    "attribute-order", "availability", "capitalised-key-path", "cgcolor-key-path", "conflict-marker",
    "custom-class-mismatch",
    "dangling-reference", "duplicate-id", "duplicate-key", "duplicate-reuse-identifier", "empty-document",
    "empty-table-footer",
    "expression-failed",
    "insets-as-rect", "invalid-registry", "legacy-format", "malformed-key-path", "malformed-value", "misplaced-object",
    "missing-frame",
    "missing-value",
    "nil-for-scalar", "not-well-formed", "orphan-attribute", "read-only-key-path", "refused-input", "risky-key-path",
    "runtime-attribute-ignored", "type-mismatch", "unchecked-class", "undeclared-resource", "unknown-attribute",
    "unknown-attribute-type", "unknown-attribute-value", "unknown-element", "unknown-enum-case", "unknown-key-path",
    "unknown-layer-key", "value-out-of-range",
  ]
}
