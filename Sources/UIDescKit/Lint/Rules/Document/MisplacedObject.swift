extension LintRule {
  static let misplacedObject = LintRule(
    "misplaced-object", .warning,
    summary: "An object stands where the one around it doesn't look.",
    rationale: """
      What stands straight in another object, without a key and outside of its lists, fills no property and isn't \
      drawn. It happens in documents written or merged by hand. Put it into the list, or give it its key.
      """,
    triggering: [
      Example(
        #"""
        <view id="a">
          <↓label id="b"/>
        </view>
        """#)
    ],
    nonTriggering: [
      Example(
        #"""
        <view id="a">
          <subviews>
            <label id="b"/>
          </subviews>
        </view>
        """#)
    ],
    check: .byStage)
}
