import XMLSource

extension LintRule {
  static let externalViewController = LintRule(
    "external-view-controller", nil,
    summary: "A storyboard refers to a view controller in another bundle.",
    rationale: """
      Nobody notices when that framework is renamed or no longer embedded, until the app opens the screen and crashes. Load \
      the storyboard of another bundle in code, where the compiler knows its module.
      """,
    options: [LintOption("bundles", .texts([]), "identifiers of bundles that may be referred to")],
    peers: ["xiblint no_view_controller_links_to_other_bundles"],
    triggering: [
      Example(
        #"<viewControllerPlaceholder storyboardName="Card" bundleIdentifier="↓com.example.Cards" id="a"/>"#)
    ],
    nonTriggering: [
      Example(#"<viewControllerPlaceholder storyboardName="Card" id="a"/>"#),
      Example(
        #"<viewControllerPlaceholder storyboardName="Card" bundleIdentifier="com.example.Cards" id="a"/>"#,
        options: #"{"bundles": ["com.example.Cards"]}"#),
    ],
    check: .attributes(["bundleIdentifier"]) { context, attribute, element in
      let bundle = context.tree.string(attribute)
      guard !bundle.isEmpty, !context.options.texts("bundles").contains(bundle),
        ["viewControllerPlaceholder", "controllerPlaceholder"].contains(context.tree.nameString(element))
      else { return }
      context.report(
        "the view controller is in the bundle '\(bundle)', which may lack it at run time; load it in code",
        atValueOf: "bundleIdentifier", in: element)
    })
}
