extension LintRule {
  static let availability = LintRule(
    "availability", .warning,
    summary: "A class or property came with a later system than the oldest that the document is for.",
    rationale: """
      On the older systems the app crashes when it loads the document, or the value has no effect. The oldest system \
      is the deployment target that the document gives, unless the configuration or the command line gives another; \
      without one nothing is said. Do without it, or raise the deployment target.
      """,
    needs: .deploymentTarget,
    asksRegistry: true,
    triggering: [
      Example(
        #"""
        <document targetRuntime="iOS.CocoaTouch">
          <dependencies><deployment version="1536" identifier="iOS"/></dependencies>
          <objects><↓stackView id="a"/></objects>
        </document>
        """#)
    ],
    nonTriggering: [
      Example(
        #"""
        <document targetRuntime="iOS.CocoaTouch">
          <dependencies><deployment version="2304" identifier="iOS"/></dependencies>
          <objects><stackView id="a"/></objects>
        </document>
        """#)
    ],
    check: .byStage)
}
