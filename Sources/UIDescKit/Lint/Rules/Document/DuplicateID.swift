extension LintRule {
  static let duplicateID = LintRule(
    "duplicate-id", .error,
    summary: "Two elements have the same `id`.",
    rationale: """
      References then lead to either of them, so an outlet or a constraint may end at the wrong object, and Interface Builder \
      may refuse the document. It happens in merges and when elements are copied as text. Give one of them another id and \
      check what refers to it.
      """,
    peers: ["IBLinter duplicate_id"],
    triggering: [Example(#"<view id="a"><subviews><label id="↓a"/></subviews></view>"#)],
    nonTriggering: [Example(#"<view id="a"><subviews><label id="b"/></subviews></view>"#)],
    check: .byStage)
}
