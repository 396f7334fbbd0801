extension LintRule {
  static let danglingReference = LintRule(
    "dangling-reference", .error,
    summary: "An outlet, action, segue, constraint or the like refers to an id that no object has.",
    rationale: """
      It happens when an object is deleted in a merge and what referred to it stays. An outlet is then nil or its \
      document can't be loaded; a constraint is gone. Restore the object, correct the id, or delete what refers to it.
      """,
    triggering: [
      Example(
        #"""
        <button id="a">
          <connections><outlet property="card" destination="↓b" id="c"/></connections>
        </button>
        """#)
    ],
    nonTriggering: [
      Example(
        #"""
        <button id="a">
          <connections><outlet property="card" destination="b" id="c"/></connections>
        </button>
        <view id="b"/>
        """#)
    ],
    check: .byStage)
}
