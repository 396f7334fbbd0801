import XMLSource

extension LintRule {
  static let ambiguousLayout = LintRule(
    "ambiguous-layout", .warning,
    summary: "Interface Builder has found that a view's constraints don't say where it is or how large.",
    rationale: """
      Several layouts satisfy the constraints, and which one the app shows may change with the system or the device. Add \
      what is missing; of two views that fill a length together, let one give way by another priority. Where code adds it \
      at run time, set Ambiguity to Never Verify in the Size inspector. Views of custom classes, which may have a size of \
      their own, are left alone, and so is what holds them, what stands in a view that is told, and what constraints hold \
      to the views around it at every edge.
      """,
    options: [.customClasses],
    peers: ["IBLinter ambiguous", "xiblint autolayout_frames"],
    triggering: [
      Example(#"<label ambiguous="↓YES" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#),
      Example(
        """
        <view id="a"><subviews><stackView ambiguous="↓YES" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        </subviews></view>
        """),
      Example(
        """
        <stackView axis="vertical" ambiguous="↓YES" translatesAutoresizingMaskIntoConstraints="NO" id="a"><subviews>
        <label ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews></stackView>
        """),
      Example(
        """
        <view id="a"><subviews>
        <label verticalHuggingPriority="251" ambiguous="↓YES" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        <label verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="c"/></subviews><constraints>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="d"/>
        <constraint firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="e"/>
        <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="f"/></constraints></view>
        """),
      Example(
        #"<view ambiguous="↓YES" translatesAutoresizingMaskIntoConstraints="NO" customClass="Meter" id="a"/>"#,
        options: #"{"customClasses": true}"#),
    ],
    nonTriggering: [
      Example(#"<view ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" customClass="Meter" id="a"/>"#),
      Example(#"<view ambiguous="YES" id="a"/>"#),
      Example(#"<label ambiguous="NO" id="a"/>"#),
      Example(#"<scrollView verifyAmbiguity="off" ambiguous="YES" id="a"/>"#),
      Example(#"<view verifyAmbiguity="ignoreSizes" ambiguous="YES" id="a"/>"#),
      Example(#"<label fixedFrame="YES" ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#),
      Example(#"<scrollView ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#),
      Example(
        """
        <view id="a"><subviews><view ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
        <viewLayoutGuide key="safeArea" id="s"/><constraints>
        <constraint firstItem="b" firstAttribute="top" secondItem="s" secondAttribute="top" id="d"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="e"/>
        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="f"/>
        <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="g"/></constraints></view>
        """),
      Example(
        """
        <stackView ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a"><subviews>
        <view customClass="Meter" translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews></stackView>
        """),
      Example(
        """
        <tableViewCell textLabel="b" id="a"><tableViewCellContentView key="contentView" ambiguous="YES" id="c"><subviews>
        <label ambiguous="YES" id="b"/></subviews></tableViewCellContentView></tableViewCell>
        """),
      Example(#"<clipView id="a" ambiguous="YES"><subviews><tableView ambiguous="YES" id="b"/></subviews></clipView>"#),
    ],
    check: .attributes(["ambiguous"]) { context, attribute, element in
      guard context.isMarked(element), !context.isInsideMarked(element) else { return }
      context.report(
        "the constraints leave open where the view is or how large, so devices may differ; "
          + (context.competition(of: element) ?? context.advice(for: element)), atValueOf: "ambiguous", in: element)
    })
}

extension LintContext {
  /// Whether the editor warns of it, and what it says may still be so.
  fileprivate mutating func isMarked(_ element: ElementID) -> Bool {
    if let known = facts.ambiguousViews[element] { return known }
    let isMarked = mayBeAmbiguous(element)
    facts.ambiguousViews[element] = isMarked
    return isMarked
  }

  private mutating func mayBeAmbiguous(_ element: ElementID) -> Bool {
    // The editor writes the attribute even where it is told not to verify, and then warns of nothing.
    guard isOn("ambiguous", of: element), value("verifyAmbiguity", of: element) == nil, !getsItsFrame(element),
      options.flag("customClasses") || !hasCustomSize(element)
    else { return false }
    return !isHeldByAncestors(element)
  }

  /// A view inside of one that isn't placed itself has no place either; that one is told.
  fileprivate mutating func isInsideMarked(_ element: ElementID) -> Bool {
    for ancestor in tree.ancestors(element) where isMarked(ancestor) { return true }
    return false
  }

  /// Custom classes may have a size of their own, and give it to what holds them and what shares a stack with them.
  private func hasCustomSize(_ element: ElementID) -> Bool {
    if tree.attribute(words.customClass, of: element) != nil { return true }
    if let list = tree.parent(element), tree.parent(list).map(tree.nameString) == "stackView", holdsCustomViews(list) {
      return true
    }
    return tree.children(element).contains { tree.name($0) == words.subviews && holdsCustomViews($0) }
  }

  private func holdsCustomViews(_ list: ElementID) -> Bool {
    tree.children(list).prefix(64).contains { tree.attribute(words.customClass, of: $0) != nil }
  }

  /// Whether each edge is held to what is around the view: the mark is older than that.
  private mutating func isHeldByAncestors(_ element: ElementID) -> Bool {
    guard let id = value(words.id, of: element) else { return false }
    let pins = pinnedEdges[id]
    let ancestors = tree.ancestors(element).compactMap { tree.string(words.id, of: $0) }
    return PinnedEdges.Edge.all.allSatisfy { edge in
      pins.contains { pin in pin.edge == edge && pin.other.map { ancestors.contains($0) || isGuide($0) } ?? false }
    }
  }

  private mutating func isGuide(_ id: String) -> Bool {
    object(id).map { tree.nameString(document.objects[$0].element).hasSuffix("LayoutGuide") } ?? false
  }

  /// What scrolls has two sizes.
  fileprivate func advice(for element: ElementID) -> String {
    tree.nameString(element) == "scrollView"
      ? "hold what it scrolls to all its edges, and give that a size" : "add what is missing"
  }

  /// Whether a container, an autoresizing mask or its own frame says where it is, whatever the editor says of constraints. A
  /// scroll view without content has none that could be ambiguous.
  fileprivate func getsItsFrame(_ element: ElementID) -> Bool {
    if value("translatesAutoresizingMaskIntoConstraints", of: element) != "NO" || isOn("fixedFrame", of: element) {
      return true
    }
    return tree.nameString(element) == "scrollView" && !tree.children(element).contains(where: holdsViews)
  }

  private func holdsViews(_ element: ElementID) -> Bool {
    // On macOS a clip view stands between.
    tree.name(element) == words.subviews && tree.children(element).contains { _ in true }
      || tree.nameString(element) == "clipView"
  }
}
