extension LintRule {
  static let invalidSuppression = LintRule(
    "invalid-suppression", .warning,
    summary: "A `uidesc:disable` can't be followed.",
    rationale: """
      It names no rule, one that there isn't, or gives no reason, and so silences nothing. Without a reason nobody can tell \
      later whether it may go. Write `uidesc:disable RULE: reason`; several rules are separated by commas.
      """,
    triggering: [
      Example(#"<!-- ↓uidesc:disable misplaced-view --><view id="a" misplaced="YES"/>"#),
      Example(
        #"<!-- uidesc:disable ↓misplaced-veiw: the sheet moves it --><view id="a" misplaced="YES"/>"#,
        fixed: #"<!-- uidesc:disable misplaced-view: the sheet moves it --><view id="a" misplaced="YES"/>"#),
    ],
    nonTriggering: [
      Example(#"<!-- uidesc:disable misplaced-view: the sheet moves it --><view id="a" misplaced="YES"/>"#)
    ],
    check: .byStage)
}
