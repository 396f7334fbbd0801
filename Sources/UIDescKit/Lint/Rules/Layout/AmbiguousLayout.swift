import XMLSource

extension LintRule {
  static let ambiguousLayout = LintRule(
    "ambiguous-layout", .warning,
    summary: "Interface Builder has found that a view's constraints don't say where it is or how large.",
    rationale: """
      Several layouts satisfy the constraints, and which one the app shows may change with the system or the device. Add \
      what is missing. Where code adds it at run time, set Ambiguity to Never Verify in the Size inspector. Views of custom \
      classes, which may have a size of their own, are left alone.
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
        <tableViewCell textLabel="b" id="a"><tableViewCellContentView key="contentView" ambiguous="YES" id="c"><subviews>
        <label ambiguous="YES" id="b"/></subviews></tableViewCellContentView></tableViewCell>
        """),
      Example(#"<clipView id="a" ambiguous="YES"><subviews><tableView ambiguous="YES" id="b"/></subviews></clipView>"#),
    ],
    check: .attributes(["ambiguous"]) { context, attribute, element in
      // The editor writes the attribute even where it is told not to verify, and then warns of nothing.
      guard context.tree.bytes(attribute).elementsEqual("YES".utf8),
        context.value("verifyAmbiguity", of: element) == nil, !context.getsItsFrame(element),
        context.options.flag("customClasses") || context.tree.attribute(context.words.customClass, of: element) == nil
      else { return }
      context.report(
        "the constraints leave open where the view is or how large, so devices may differ; add what is missing",
        atValueOf: "ambiguous", in: element)
    })
}

extension LintContext {
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
