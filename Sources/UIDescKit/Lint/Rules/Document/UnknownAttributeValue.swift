extension LintRule {
  static let unknownAttributeValue = LintRule(
    "unknown-attribute-value", .warning,
    summary: "An attribute has a value that is none of those it can have.",
    rationale: """
      What reads the document falls back to a default, so that the text is aligned otherwise or the colour is another, \
      without a word. Write one of the values that the message tells.
      """,
    triggering: [
      Example(#"<label textAlignment="↓centre" id="a"/>"#),
      Example(
        #"""
        <label id="a">
          <color key="textColor" systemColor="↓labelColour"/>
        </label>
        """#),
    ],
    nonTriggering: [
      Example(
        #"""
        <label textAlignment="center" id="a">
          <color key="textColor" systemColor="labelColor"/>
        </label>
        """#)
    ],
    check: .byStage)
}
