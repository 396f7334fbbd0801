extension LintRule {
  static let unknownElement = LintRule(
    "unknown-element", .warning,
    summary: "No table knows an element.",
    rationale: """
      A warning when its name is nearly one that is known there, or a class's in place of its element: then nothing \
      reads it. Else a note, since a newer Xcode may write elements that uidesc doesn't know yet; they are kept as \
      they stand. Such a note is told once a document. Correct the name.
      """,
    triggering: [
      Example(#"<↓lable id="a"/>"#, fixed: #"<label id="a"/>"#),
      Example(#"<↓UILabel id="a"></UILabel>"#),
    ],
    nonTriggering: [
      Example(#"<label id="a"/>"#)
    ],
    check: .byStage)
}
