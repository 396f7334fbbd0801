extension LintRule {
  static let wrongModule = LintRule(
    "wrong-module", .error,
    summary: "A custom class is in another module than the document says.",
    rationale: """
      The app looks for the class in the module that is named, doesn't find it and makes an object of the element's own class. It \
      happens when a class moves or a module is renamed. Where registries don't say that they are complete it is a warning, and \
      only for a module that is spelled almost like the one that has the class. A module that the target provides is right \
      whatever the document says.
      """,
    asksRegistry: true,
    triggering: [
      Example(
        #"<view id="a" customClass="Card" customModule="↓Store"/>"#, registry: completeShop,
        fixed: #"<view id="a" customClass="Card" customModule="Shop"/>"#),
      Example(
        #"<view id="a" customClass="Card" customModule="↓Shpo"/>"#,
        registry: #"{"version": 1, "module": "Shop", "classes": {"Card": {"superclass": "UIView"}}}"#,
        fixed: #"<view id="a" customClass="Card" customModule="Shop"/>"#),
    ],
    nonTriggering: [
      Example(#"<view id="a" customClass="Card" customModule="Shop"/>"#, registry: completeShop),
      Example(
        #"<view id="a" customClass="Card" customModule="Store" customModuleProvider="target"/>"#, registry: completeShop
      ),
      Example(
        #"<view id="a" customClass="Card" customModule="Store"/>"#,
        registry: #"{"version": 1, "module": "Shop", "classes": {"Card": {"superclass": "UIView"}}}"#),
    ],
    check: .byStage)
}
