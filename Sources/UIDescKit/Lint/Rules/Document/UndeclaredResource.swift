extension LintRule {
  static let undeclaredResource = LintRule(
    "undeclared-resource", .warning,
    summary: "An image or colour that a document names isn't in the list of its resources.",
    rationale: """
      Interface Builder lists all that a document names, so a name that isn't in the list was misspelled, or lost its \
      entry in a merge; the image may be missing at run time. Correct the name or add it to <resources>. A document \
      without a list isn't checked.
      """,
    triggering: [
      Example(
        #"""
        <document targetRuntime="iOS.CocoaTouch">
          <objects><imageView image="↓stra" id="a"/></objects>
          <resources><image name="star" width="24" height="24"/></resources>
        </document>
        """#,
        fixed: #"""
          <document targetRuntime="iOS.CocoaTouch">
            <objects><imageView image="star" id="a"/></objects>
            <resources><image name="star" width="24" height="24"/></resources>
          </document>
          """#)
    ],
    nonTriggering: [
      Example(
        #"""
        <document targetRuntime="iOS.CocoaTouch">
          <objects><imageView image="star" id="a"/></objects>
          <resources><image name="star" width="24" height="24"/></resources>
        </document>
        """#)
    ],
    check: .byStage)
}
