extension LintRule {
  static let emptyTableFooter = LintRule(
    "empty-table-footer", .note,
    summary: "A table view's footer has a height of 0.",
    rationale: """
      Such a footer counts as none, and the table view keeps the default gap that the footer was probably meant to \
      remove. Give it a tiny height, such as 0.01.
      """,
    triggering: [
      Example(
        #"""
        <tableView id="t">
          <view key="tableFooterView" id="f">
            <rect key="frame" x="0.0" y="0.0" width="320" height="↓0.0"/>
          </view>
        </tableView>
        """#)
    ],
    nonTriggering: [
      Example(
        #"""
        <tableView id="t">
          <view key="tableFooterView" id="f">
            <rect key="frame" x="0.0" y="0.0" width="320" height="0.01"/>
          </view>
        </tableView>
        """#)
    ],
    check: .byStage)
}
