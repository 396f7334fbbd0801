extension LintRule {
  static let invalidConfiguration = LintRule(
    "invalid-configuration", .error,
    summary: "A `.uidesc.json` doesn't say what it should.",
    rationale: """
      A rule that is off by a slip of the finger, or for the wrong documents, would never be missed, so a run with such a \
      file checks no document and ends with status 2. The finding stands at its line in the configuration. A note where it \
      names a rule as another tool does.
      """,
    triggering: [Example(.configuration, #"{"rules": {↓"misplaced-vew": "off"}}"#)],
    nonTriggering: [Example(.configuration, #"{"rules": {"misplaced-view": "off"}}"#)],
    check: .byStage)
}
