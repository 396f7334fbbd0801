extension LintRule {
  static let notWellFormed = LintRule(
    "not-well-formed", .error,
    summary: "A document is no XML.",
    rationale: """
      Neither Xcode nor uidesc can read it, so nothing more is said of it. Mostly a tag has been lost in a merge, or a \
      character such as & stands for itself. Correct the place, which may lie before the one where reading fails; a \
      note tells what is still open there.
      """,
    triggering: [
      Example(
        #"""
        <view id="a">
          <subviews>
        ↓</view>
        """#)
    ],
    nonTriggering: [
      Example(
        #"""
        <view id="a">
          <subviews/>
        </view>
        """#)
    ],
    check: .byStage)
}
