import XMLSource

extension LintRule {
  static let initialViewController = LintRule(
    "initial-view-controller", nil,
    summary: "A storyboard has no initial view controller.",
    rationale: """
      `instantiateInitialViewController()` and references without an identifier then find nothing: the app shows a black \
      screen or crashes. A storyboard whose controllers are all made by identifier needs none. Turn on Is Initial View \
      Controller.
      """,
    peers: ["IBLinter has_initial_view_controller"],
    triggering: [
      Example(
        #"""
        ↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
          <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """#,
        fixed: #"""
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
            <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController"/></objects></scene>
          </scenes></document>
          """#)
    ],
    nonTriggering: [
      Example(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
        initialViewController="a"><scenes><scene sceneID="s"><objects>\
        <viewController id="a" sceneMemberID="viewController"/></objects></scene></scenes></document>
        """),
      Example(#"<viewController id="a"/>"#),
    ],
    check: .document { context in
      let root = context.tree.root
      guard context.document.kind == .storyboard,
        context.tree.attribute(context.words.initialViewController, of: root) == nil
      else { return }
      let controllers = context.document.sceneControllers
      let only = controllers.count == 1 ? controllers.first : nil
      let id = only.map { context.document.objects[$0].element }.flatMap { context.value("id", of: $0) }
      context.report(
        "the storyboard has no initial view controller, so loading it without an identifier finds nothing; choose one",
        at: context.tree.startTag(root), in: nil,
        fix: id.map { context.fix(setting: "initialViewController", of: root, to: $0) })
    })
}
