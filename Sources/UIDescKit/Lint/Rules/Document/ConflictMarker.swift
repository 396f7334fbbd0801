extension LintRule {
  static let conflictMarker = LintRule(
    "conflict-marker", .error,
    summary: "The marks of an unfinished merge stand in the document.",
    rationale: """
      Two versions of the same lines are in the file, so it is no XML, and neither Xcode nor uidesc can read it. Each \
      mark is reported. Choose one side, or join both by hand, and delete the lines with the marks.
      """,
    triggering: [
      Example(
        #"""
        <view id="b"/>
        ↓<<<<<<< HEAD
        <view id="a" alpha="0.5"/>
        ↓=======
        <view id="a" alpha="0.7"/>
        ↓>>>>>>> fade
        """#)
    ],
    nonTriggering: [
      Example(
        #"""
        <view id="a"/>
        <!--
        =======
        -->
        """#)
    ],
    check: .byStage)
}
