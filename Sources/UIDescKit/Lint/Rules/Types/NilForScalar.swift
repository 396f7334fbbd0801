extension LintRule {
  static let nilForScalar = LintRule(
    "nil-for-scalar", .error,
    summary: "Nil is stored for a number, a Boolean or a structure.",
    rationale: """
      Key-value coding can't turn nil into such a value, so the app crashes with setNilValueForKey: when it loads the \
      document. Store a value, or delete the attribute.
      """,
    asksRegistry: true,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="↓nil" keyPath="hidden"/>"#)
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="nil" keyPath="accessibilityLabel"/>"#),
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="NO"/>"#),
    ],
    check: .byStage)
}
