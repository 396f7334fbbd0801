extension LintRule {
  static let duplicateReuseIdentifier = LintRule(
    "duplicate-reuse-identifier", .error,
    summary: "Two prototypes of one table or collection view have the same reuse identifier.",
    rationale: """
      A view finds its prototypes by this identifier, so one of the two is never shown, without a word. Give each \
      prototype an identifier of its own.
      """,
    triggering: [
      Example(
        #"""
        <tableView id="t">
          <prototypes>
            <tableViewCell reuseIdentifier="Entry" id="a"/>
            <tableViewCell reuseIdentifier="↓Entry" id="b"/>
          </prototypes>
        </tableView>
        """#)
    ],
    nonTriggering: [
      Example(
        #"""
        <tableView id="t">
          <prototypes>
            <tableViewCell reuseIdentifier="Entry" id="a"/>
            <tableViewCell reuseIdentifier="Total" id="b"/>
          </prototypes>
        </tableView>
        """#)
    ],
    check: .byStage)
}
