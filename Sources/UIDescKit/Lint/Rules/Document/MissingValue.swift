extension LintRule {
  static let missingValue = LintRule(
    "missing-value", .error,
    summary: "Something has no value, or not all of it.",
    rationale: """
      A rectangle without its height, an outlet without its destination, a runtime attribute without its value, a \
      colour without its blue, a state or a variation without its key: it says nothing, and what reads the document takes 0, nothing, or fails. A warning for \
      a constraint that holds nothing and for a colour, a text or a number without a key, which fills no property. Write all of it, or delete it.
      """,
    triggering: [
      Example(
        #"""
        <view id="a">
          ↓<rect key="frame" x="0.0" y="0.0" width="320"/>
        </view>
        """#),
      Example(
        #"""
        <button id="a">
          <connections>↓<outlet property="card" id="c"/></connections>
        </button>
        """#),
    ],
    nonTriggering: [
      Example(
        #"""
        <view id="a">
          <rect key="frame" x="0.0" y="0.0" width="320" height="40"/>
        </view>
        """#)
    ],
    check: .byStage)
}
