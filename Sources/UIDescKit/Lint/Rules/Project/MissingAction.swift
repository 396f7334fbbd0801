extension LintRule {
  static let missingAction = LintRule(
    "missing-action", .error,
    summary: "An action is sent to a custom class that doesn't have it.",
    rationale: """
      The app crashes when the action is sent: "unrecognized selector". It happens when a method is renamed or removed in code. \
      Delete the connection or restore the method. Actions are known of classes in a complete registry that list `actions`, as do \
      all custom classes above them; those that extensions add belong into the list. What is sent to the first responder can't \
      be known.
      """,
    needs: .classes,
    triggering: [
      Example(
        """
        <view id="a" customClass="Card" customModule="Shop"/>
        <button id="b"><connections>
          <action selector="↓opne:" destination="a" eventType="touchUpInside" id="c"/>
        </connections></button>
        """, registry: completeShop,
        fixed: """
          <view id="a" customClass="Card" customModule="Shop"/>
          <button id="b"><connections>
            <action selector="open:" destination="a" eventType="touchUpInside" id="c"/>
          </connections></button>
          """)
    ],
    nonTriggering: [
      Example(
        """
        <view id="a" customClass="Card" customModule="Shop"/>
        <button id="b"><connections>
          <action selector="open:" destination="a" eventType="touchUpInside" id="c"/>
          <action selector="becomeFirstResponder" destination="a" eventType="touchUpInside" id="d"/>
          <action selector="close:" destination="-2" eventType="touchUpInside" id="e"/>
        </connections></button>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        """, registry: completeShop),
      Example(
        """
        <view id="a" customClass="Card"/>
        <button id="b"><connections><action selector="close:" destination="a" id="c"/></connections></button>
        """, registry: #"{"version": 1, "complete": true, "classes": {"Card": {"superclass": "UIView"}}}"#),
      // What UIKit's classes have, and what AppKit's may have, is no slip for one of the project's.
      Example(
        """
        <wkWebView id="a" customClass="Page"/>
        <barButtonItem id="b"><connections><action selector="goBack:" destination="a" id="c"/></connections></barButtonItem>
        """,
        registry:
          #"{"version": 1, "complete": true, "classes": {"Page": {"superclass": "WKWebView", "actions": {"goBack2:": {}}}}}"#
      ),
      Example(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
          <tableView id="a" customClass="Orders"/>
          <button id="b"><connections><action selector="reloadDate:" target="a" id="c"/></connections></button>
        </objects></document>
        """,
        registry:
          #"{"version": 1, "complete": true, "classes": {"Orders": {"superclass": "NSTableView", "actions": {"reloadDay:": {}}}}}"#
      ),
    ],
    check: .elements(["action"]) { context, element in
      // Mac documents say `target`.
      guard context.registry.isComplete, let selector = context.value("selector", of: element), !selector.isEmpty,
        let id = context.value("target", of: element) ?? context.value("destination", of: element),
        let target = context.object(id)
      else { return }
      let chain = context.registry.chain(of: target, in: context.document)
      guard let actions = chain.listed({ $0.actions?.map(\.selector) }), !actions.contains(selector),
        !inheritedActions.contains(selector)
      else { return }
      // No table has the methods of AppKit's classes.
      if context.document.platform == .macOS, chain.system?.name != "NSObject" { return }
      let near = context.suggestions.nearest(to: selector, among: actions)
      context.report(
        "'\(chain.links.first?.name ?? "")' has no action '\(selector)', so sending it crashes; "
          + (near.map { "did you mean '\($0)'?" } ?? "delete the connection or restore the method"),
        atValueOf: "selector", in: element,
        fix: near.map { .respelling(selector, as: $0, at: context.tree.valueRange("selector", of: element)) })
    })

  /// Methods of UIKit's classes that controls can call as they are.
  private static let inheritedActions: Set = [
    "becomeFirstResponder", "resignFirstResponder", "endEditing:", "removeFromSuperview", "setNeedsDisplay",
    "setNeedsLayout", "layoutIfNeeded", "reloadData", "startAnimating", "stopAnimating", "goBack", "goForward",
    "reload",
    "reloadFromOrigin", "stopLoading", "goBack:", "goForward:", "reload:", "stopLoading:", "cut:", "copy:", "paste:",
    "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:",
    "decreaseSize:", "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "print:", "find:",
    "undo:", "redo:", "toggleSidebar:", "dismissModalViewControllerAnimated:",
  ]
}
