import XMLSource

extension LintRule {
  static let fixedFrame = LintRule(
    "fixed-frame", nil,
    summary: "A view in a document with Auto Layout has no constraints.",
    rationale: """
      Its frame in the editor is its frame in the app, whatever the device, the text and the views beside it; its \
      autoresizing mask moves it at most. Choose Editor > Resolve Auto Layout Issues > Add Missing Constraints.
      """,
    triggering: [Example(#"<view id="a"><subviews><label fixedFrame="↓YES" id="b"/></subviews></view>"#)],
    nonTriggering: [Example(#"<view id="a"><subviews><label fixedFrame="NO" id="b"/></subviews></view>"#)],
    check: .attributes(["fixedFrame"]) { context, attribute, element in
      guard context.tree.bytes(attribute).elementsEqual("YES".utf8) else { return }
      context.report(
        "the view has no constraints, so its frame stays what the editor shows; add some", atValueOf: "fixedFrame",
        in: element)
    })
}
