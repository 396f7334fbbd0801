extension LintRule {
  static let unknownClass = LintRule(
    "unknown-class", .error,
    summary: "No registry has a custom class, though the registries say that they are complete.",
    rationale: """
      The app can't find the class: it logs "Unknown class in Interface Builder file" and makes an object of the element's own \
      class, so outlets and keys of the custom one fail. The class was renamed or removed, or a registry should list it. \
      Classes of the system that no table knows aren't reported, nor is the class of the file's owner, which the app gives.
      """,
    needs: .classes,
    triggering: [
      Example(
        #"<view id="a" customClass="↓Crad"/>"#, registry: completeShop,
        fixed: #"<view id="a" customClass="Card" customModule="Shop"/>"#),
      Example(#"<view id="a" customClass="↓Dial"/>"#, registry: completeShop),
      Example(#"<view id="a" customClass="↓Gauge" customModule="Shop"/>"#, registry: completeShop),
    ],
    nonTriggering: [
      Example(#"<view id="a" customClass="Card" customModule="Shop"/>"#, registry: completeShop),
      Example(#"<view id="a" customClass="GKScoreView"/>"#, registry: completeShop),
      Example(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Gauge"/><view id="a"/>"#,
        registry: completeShop),
      Example(#"<view id="a" customClass="Gauge"/>"#),
    ],
    check: .byStage)

  /// A registry for examples: `Card` of the module `Shop`, and nothing else.
  static let completeShop = """
    {"version": 1, "complete": true, "module": "Shop", "classes": {"Card": {"superclass": "UIView",
      "outlets": {"title": {"type": "UILabel"}}, "actions": {"open:": {}}}}}
    """
}
