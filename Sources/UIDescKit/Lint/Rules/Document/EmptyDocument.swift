extension LintRule {
  static let emptyDocument = LintRule(
    "empty-document", .warning,
    summary: "A document has no objects.",
    rationale: """
      Nothing comes of it, so it was probably cut off or merged wrongly, or its objects stand in the wrong place. In a \
      XIB they stand in <objects>, in a storyboard in the <objects> of a <scene>.
      """,
    triggering: [
      Example(#"↓<document targetRuntime="iOS.CocoaTouch"><objects/></document>"#)
    ],
    nonTriggering: [
      Example(#"<document targetRuntime="iOS.CocoaTouch"><objects><view id="a"/></objects></document>"#)
    ],
    check: .byStage)
}
