import XMLSource

extension LintRule {
  static let missingAutolayout = LintRule(
    "missing-autolayout", .warning,
    summary: "The document doesn't use Auto Layout.",
    rationale: """
      Views then keep the frames of the editor, moved or stretched by their autoresizing masks at most: they don't grow with \
      their text, don't know the safe area and can't be mirrored. Documents where every view fills the one around it are \
      left alone, and so are what scrolls, the cells of AppKit's tables and documents that no editor has written. Choose Use Auto Layout in the File inspector and add constraints.
      """,
    peers: ["IBLinter enable_autolayout"],
    triggering: [
      Example(
        """
        ↓<document toolsVersion="1" targetRuntime="iOS.CocoaTouch"><objects><view id="a"><subviews><label id="b">
        <rect key="frame" x="8" y="8" width="80" height="20"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        </label></subviews></view></objects></document>
        """)
    ],
    nonTriggering: [
      Example(
        """
        <document toolsVersion="1" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="a"><subviews><label id="b">
        <rect key="frame" x="8" y="8" width="80" height="20"/></label></subviews></view></objects></document>
        """),
      Example(
        """
        <document toolsVersion="1" targetRuntime="iOS.CocoaTouch"><objects><view id="a"><subviews><view id="b">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        </view></subviews></view></objects></document>
        """),
      Example(
        """
        <document toolsVersion="1" targetRuntime="iOS.CocoaTouch"><objects><scrollView id="a"><subviews><view id="b">
        <rect key="frame" x="0" y="0" width="320" height="480"/><subviews><label id="c">
        <rect key="frame" x="8" y="8" width="80" height="20"/></label></subviews></view></subviews></scrollView></objects>
        </document>
        """),
      Example(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" toolsVersion="1" targetRuntime="MacOSX.Cocoa"><objects><tableCellView id="a"><subviews><textField id="b">
        <rect key="frame" x="8" y="8" width="80" height="20"/></textField></subviews></tableCellView></objects></document>
        """),
      Example(
        """
        <view id="a"><subviews><label id="b"><rect key="frame" x="8" y="8" width="80" height="20"/></label></subviews></view>
        """),
    ],
    check: .document { context in
      let root = context.tree.root
      // Who writes a document by hand has no switch to turn on.
      guard context.tree.attribute(context.words.toolsVersion, of: root) != nil,
        !context.isOn("useAutolayout", of: root), context.document.platform != .watchOS
      else { return }
      let count = context.viewsThatKeepTheirFrame
      guard count > 0 else { return }
      let what =
        count == 1 ? "a view follows only its autoresizing mask" : "\(count) views follow only their autoresizing masks"
      context.report(
        "the document doesn't use Auto Layout, so \(what), whatever text and screen need; turn it on",
        at: context.tree.startTag(root), in: nil)
    })
}

extension LintContext {
  /// How many views among others neither fill the one around them nor get a frame from it.
  fileprivate var viewsThatKeepTheirFrame: Int {
    let placing = ["scrollView", "clipView", "tableCellView"].map(tree.names.intern)
    var count = 0
    for index in 0..<tree.elementCount where tree.name(ElementID(index)) == words.subviews {
      let list = ElementID(index)
      if tree.parent(list) == nil || isIn(placing, list) { continue }
      count += tree.children(list).count { document.frame(of: $0) != nil && !fillsItsSuperview($0) }
    }
    return count
  }

  private func isIn(_ names: [Name], _ element: ElementID) -> Bool {
    var element = element
    while let parent = tree.parent(element) {
      if names.contains(tree.name(parent)) { return true }
      element = parent
    }
    return false
  }

  private func fillsItsSuperview(_ view: ElementID) -> Bool {
    tree.children(view).contains {
      says(words.key, "autoresizingMask", of: $0) && isOn(words.widthSizable, of: $0)
        && isOn(words.heightSizable, of: $0)
    }
  }
}
