extension LintRule {
  static let customClassMismatch = LintRule(
    "custom-class-mismatch", .warning,
    summary: "A custom class doesn't inherit from what its element stands for.",
    rationale: """
      An element stores what its own class reads back. A class that doesn't inherit from it can't take those values: \
      they are lost, or raise when the document is loaded. A note where the class is an ancestor of the element's, so \
      that what only the element's class has is unused. Use the element of the class, or correct the class.
      """,
    asksRegistry: true,
    triggering: [
      Example(#"<button id="a" customClass="↓UILabel"/>"#),
      Example(
        #"<label id="a" customClass="↓Card"/>"#,
        registry: #"{"version": 1, "classes": {"Card": {"superclass": "UIView"}}}"#),
    ],
    nonTriggering: [
      Example(
        #"<view id="a" customClass="Card"/>"#,
        registry: #"{"version": 1, "classes": {"Card": {"superclass": "UIView"}}}"#)
    ],
    check: .byStage)
}
