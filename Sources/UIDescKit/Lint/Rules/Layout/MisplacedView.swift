extension LintRule {
  static let misplacedView = LintRule(
    "misplaced-view", .warning,
    summary: "A view's frame in the document isn't what its constraints make of it.",
    rationale: """
      The app moves the view to where its constraints say, so the editor shows something else than users see. Choose \
      Editor > Resolve Auto Layout Issues > Update Frames.
      """,
    peers: ["IBLinter misplaced", "xiblint autolayout_frames"],
    triggering: [Example(#"<view id="a" misplaced="↓YES"/>"#)],
    nonTriggering: [Example(#"<view id="a" misplaced="NO"/>"#), Example(#"<view id="a"/>"#)],
    check: .attributes(["misplaced"]) { context, attribute, element in
      guard context.tree.bytes(attribute).elementsEqual("YES".utf8) else { return }
      context.report(
        "the frame isn't what the constraints say, so the editor shows another place than the app; update the frame",
        atValueOf: "misplaced", in: element)
    })
}
