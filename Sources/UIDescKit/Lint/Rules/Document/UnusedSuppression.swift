extension LintRule {
  static let unusedSuppression = LintRule(
    "unused-suppression", .warning,
    summary: "Something is to be silenced that isn't found.",
    rationale: """
      What `uidesc:disable` was written for is gone, or was never there. Left standing, it hides the next finding of that kind \
      from everybody. Delete it.
      """,
    triggering: [
      Example(
        """

        <!-- uidesc:disable ↓misplaced-view: the sheet moves it -->
        <view id="a"/>
        """,
        fixed: """

          <view id="a"/>
          """),
      Example(
        #"<!-- uidesc:disable misplaced-view, ↓duplicate-id: the sheet moves it --><view id="a" misplaced="YES"/>"#,
        fixed: #"<!-- uidesc:disable misplaced-view: the sheet moves it --><view id="a" misplaced="YES"/>"#),
    ],
    nonTriggering: [
      Example(#"<!-- uidesc:disable misplaced-view: the sheet moves it --><view id="a" misplaced="YES"/>"#)
    ],
    check: .byStage)
}
