extension LintRule {
  static let unknownAttributeValue = LintRule(
    "unknown-attribute-value", .warning,
    summary: "An attribute has a value that is none of those it can have.",
    rationale: """
      What reads the document falls back to a default, so that the text is aligned otherwise or the colour is another, \
      without a word. Write one of the values that the message tells.
      """,
    triggering: [
      Example(#"<label textAlignment="↓centre" id="a"/>"#, fixed: #"<label textAlignment="center" id="a"/>"#),
      Example(
        #"<button id="a"><connections><segue destination="a" kind="↓shwo" id="b"/></connections></button>"#,
        fixed: #"<button id="a"><connections><segue destination="a" kind="show" id="b"/></connections></button>"#),
      Example(
        #"""
        <label id="a">
          <color key="textColor" systemColor="↓labelColour"/>
        </label>
        """#,
        fixed: #"""
          <label id="a">
            <color key="textColor" systemColor="labelColor"/>
          </label>
          """#),
      Example(
        #"<label id="a"><color key="↓texColor" white="0" alpha="1"/></label>"#,
        fixed: #"<label id="a"><color key="textColor" white="0" alpha="1"/></label>"#),
      Example(
        #"<document targetRuntime="↓ios.CocoaTouch"><objects><view id="a"/></objects></document>"#,
        fixed: #"<document targetRuntime="iOS.CocoaTouch"><objects><view id="a"/></objects></document>"#),
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
