import XMLSource

extension LintRule {
  static let singleViewController = LintRule(
    "single-view-controller", nil,
    summary: "A storyboard has several view controllers.",
    rationale: """
      With one for each storyboard, people who work on different screens don't meet in one file, and each screen loads by \
      itself. References to other storyboards don't count. Choose Editor > Refactor to Storyboard for the others.
      """,
    peers: ["IBLinter has_single_view_controller"],
    triggering: [
      Example(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
        <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="t"><objects>↓<viewController id="b" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """)
    ],
    nonTriggering: [
      Example(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
        <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="t"><objects><viewControllerPlaceholder storyboardName="B" id="b" sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
        """)
    ],
    check: .document { context in
      let controllers = context.document.sceneControllers
      for controller in controllers.dropFirst() {
        let element = context.document.objects[controller].element
        context.report(
          "the storyboard has \(controllers.count) view controllers, but should have one; move this to a storyboard of its own",
          // Any of them may be the first tomorrow.
          at: context.tree.startTag(element), in: element, isToldOnce: true)
      }
    })
}
