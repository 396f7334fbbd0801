import XMLSource

extension LintRule {
  static let hidesBottomBar = LintRule(
    "hides-bottom-bar", nil,
    summary: "A view controller that is pushed leaves the tab bar visible.",
    rationale: """
      Where a team's screens below the first have no tab bar, one that keeps it stands out. The initial view controller, \
      containers and what they begin with, and what is presented or embedded don't count. Turn on Hide Bottom Bar on Push.
      """,
    options: [LintOption("except", .texts([]), "classes of view controllers that may leave the bar visible")],
    peers: ["IBLinter hides_bottom_bar"],
    triggering: [
      Example(
        storyboard(#"↓<viewController id="c" sceneMemberID="viewController"/>"#),
        fixed: storyboard(
          #"<viewController id="c" sceneMemberID="viewController" hidesBottomBarWhenPushed="YES"/>"#))
    ],
    nonTriggering: [
      Example(storyboard(#"<viewController hidesBottomBarWhenPushed="YES" id="c" sceneMemberID="viewController"/>"#)),
      Example(
        storyboard(#"<viewController customClass="Feed" id="c" sceneMemberID="viewController"/>"#),
        options: #"{"except": ["Feed"]}"#),
      Example(storyboard(#"<splitViewController id="c" sceneMemberID="viewController"/>"#)),
    ],
    check: .document { context in
      guard context.document.platform == .iOS else { return }
      let others = context.controllersThatArentPushed
      let except = Set(context.options.texts("except"))
      for controller in context.document.sceneControllers {
        let element = context.document.objects[controller].element
        if context.isOn("hidesBottomBarWhenPushed", of: element) || context.isContainer(element)
          || context.document.className(of: controller).map(except.contains) ?? false
          || context.value(context.words.id, of: element).map(others.contains) ?? false
        {
          continue
        }
        context.report(
          "the view controller leaves the tab bar visible when it is pushed; turn on 'hidesBottomBarWhenPushed'",
          at: context.tree.startTag(element), in: element,
          fix: context.fix(setting: "hidesBottomBarWhenPushed", of: element, to: "YES"))
      }
    })

  /// A navigation controller with a first controller, and another.
  private static func storyboard(_ controller: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="a"><scenes><scene sceneID="s"><objects>
    <navigationController id="a" sceneMemberID="viewController"><connections>
    <segue destination="b" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene><scene sceneID="t"><objects>
    <viewController id="b" sceneMemberID="viewController"><connections><segue destination="c" kind="show" id="p"/>
    </connections></viewController></objects></scene><scene sceneID="u"><objects>\(controller)</objects></scene>
    </scenes></document>
    """
  }
}

extension LintContext {
  private static let pushes = ["show", "push", "custom"]
  private static let containers = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
  ]

  fileprivate func isContainer(_ element: ElementID) -> Bool {
    Self.containers.contains(tree.nameString(element))
  }

  /// The ids of what the storyboard begins with, and of what a segue presents, embeds or puts first.
  fileprivate var controllersThatArentPushed: Set<String> {
    var ids: Set<String> = []
    if let initial = value("initialViewController", of: tree.root) { ids.insert(initial) }
    for index in 0..<tree.elementCount where tree.name(ElementID(index)) == words.segue {
      let segue = ElementID(index)
      guard let kind = value(words.kind, of: segue), !Self.pushes.contains(kind) else { continue }
      if let destination = value(words.destination, of: segue) { ids.insert(destination) }
    }
    return ids
  }
}
