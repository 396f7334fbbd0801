import XMLSource

extension LintRule {
  static let stackViewBackground = LintRule(
    "stack-view-background", nil,
    summary: "A stack view has a background colour, which systems before iOS 14 don't draw.",
    rationale: """
      There a stack view only arranges others and draws nothing itself, so the colour that the editor shows is missing. It \
      needs a deployment target in the document or the configuration. Put the stack view into a view with that colour.
      """,
    peers: ["IBLinter stackview_backgroundcolor"],
    needs: .deploymentTarget,
    triggering: [
      Example(
        """
        <document targetRuntime="iOS.CocoaTouch"><dependencies><deployment version="4864" identifier="iOS"/></dependencies>
        <objects><stackView id="a">↓<color key="backgroundColor" white="1" alpha="1"/></stackView></objects></document>
        """)
    ],
    nonTriggering: [
      Example(
        """
        <document targetRuntime="iOS.CocoaTouch"><dependencies><deployment version="5120" identifier="iOS"/></dependencies>
        <objects><stackView id="a"><color key="backgroundColor" white="1" alpha="1"/></stackView></objects></document>
        """),
      Example(
        """
        <document targetRuntime="iOS.CocoaTouch"><dependencies><deployment version="4864" identifier="iOS"/></dependencies>
        <objects><stackView id="a"><color key="backgroundColor" white="0" alpha="0.0"/></stackView></objects></document>
        """),
      Example(#"<stackView id="a"><color key="backgroundColor" white="1" alpha="1"/></stackView>"#),
    ],
    check: .elements(["stackView"]) { context, element in
      guard let target = context.document.deploymentTarget, let first = PlatformVersion("14.0"), target < first,
        context.document.platform == .iOS || context.document.platform == .tvOS,
        let color = context.document.backgroundColor(of: element), !context.document.isClear(color)
      else { return }
      let name = context.document.platform.name
      context.report(
        "\(name) before 14 doesn't draw a stack view's background, and the document is for \(name) \(target) too; put the stack view into a view of that colour",
        at: context.tree.startTag(color), in: element)
    })
}
