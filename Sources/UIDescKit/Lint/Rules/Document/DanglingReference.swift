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
        """#),
      Example(
        #"<view id="card-1"/><button id="a"><connections><outlet property="card" destination="↓crad-1" id="c"/></connections></button>"#,
        fixed:
          #"<view id="card-1"/><button id="a"><connections><outlet property="card" destination="card-1" id="c"/></connections></button>"#
      ),
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
