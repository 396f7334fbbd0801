extension LintRule {
  static let duplicateKey = LintRule(
    "duplicate-key", .warning,
    summary: "An element has two values for one key.",
    rationale: """
      Only the later one counts, so what the first says is lost without a word. It happens in merges. Delete one of \
      the two. Of the values in a runtime attribute the first one with the key 'value' counts. Values of states, size classes and devices are told apart by more than their key and aren't meant.
      """,
    triggering: [
      Example(
        #"""
        <view id="a">
          <color key="backgroundColor" white="1" alpha="1"/>
          <color key="↓backgroundColor" white="0" alpha="1"/>
        </view>
        """#)
    ],
    nonTriggering: [
      Example(
        #"""
        <view id="a">
          <color key="backgroundColor" white="1" alpha="1"/>
          <color key="tintColor" white="0" alpha="1"/>
        </view>
        """#)
    ],
    check: .byStage)
}
