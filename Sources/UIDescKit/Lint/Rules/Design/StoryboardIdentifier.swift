import XMLSource

extension LintRule {
  static let storyboardIdentifier = LintRule(
    "storyboard-identifier", nil,
    summary: "A view controller's storyboard identifier isn't the name of its class.",
    rationale: """
      Code that makes a view controller by its class's name needs no text that the storyboard and the code must both spell \
      alike. Call the identifier as the class; the fix changes the storyboard, the code must follow.
      """,
    options: [LintOption("required", .flag(false), "whether a view controller with a class of its own must have one")],
    peers: ["IBLinter storyboard_viewcontroller_id"],
    triggering: [
      Example(
        #"<viewController id="a" customClass="NoteController" storyboardIdentifier="↓note"/>"#,
        fixed: #"<viewController id="a" customClass="NoteController" storyboardIdentifier="NoteController"/>"#),
      Example(
        #"<tableViewController id="a" customClass="↓NoteController"/>"#, options: #"{"required": true}"#,
        fixed: #"<tableViewController id="a" customClass="NoteController" storyboardIdentifier="NoteController"/>"#),
    ],
    nonTriggering: [
      Example(#"<viewController id="a" customClass="NoteController" storyboardIdentifier="NoteController"/>"#),
      Example(#"<viewController id="a" storyboardIdentifier="note"/>"#),
      Example(#"<viewController id="a" customClass="NoteController"/>"#),
    ],
    check: .objects { context, index in
      guard context.document.isViewController(index) else { return }
      context.checkClassName(
        in: "storyboardIdentifier", "storyboard identifier", isRequired: context.options.flag("required"),
        references: { $0.referencedScenes }, of: context.document.objects[index].element)
    })
}
