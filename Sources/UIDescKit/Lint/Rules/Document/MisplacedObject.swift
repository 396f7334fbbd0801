extension LintRule {
  static let misplacedObject = LintRule(
    "misplaced-object", .warning,
    summary: "An object, or a part of one, stands where the one around it doesn't look.",
    rationale: """
      What stands straight in another object, without a key and outside of its lists, fills no property and isn't \
      drawn; a constraint, an outlet or a runtime attribute outside of its list isn't looked for. It happens in documents written or merged by hand. Put it into the list, or give it its key.
      """,
    triggering: [
      Example(
        #"""
        <view id="a">
          <↓label id="b"/>
        </view>
        """#),
      Example(#"<view id="a"><↓constraint firstAttribute="width" constant="9" id="c"/></view>"#),
      Example(#"<view id="a"><subviews><↓color key="backgroundColor" white="1" alpha="1"/></subviews></view>"#),
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
