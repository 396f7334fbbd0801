extension LintRule {
  static let missingModule = LintRule(
    "missing-module", .error,
    summary: "A custom class stands without the module that a complete registry has it in.",
    rationale: """
      A Swift class is found at run time as `Module.Class`. Without the module the app doesn't find it and makes an object of the \
      element's own class. Classes of Objective-C, and those with `@objc(Name)`, are found by their names alone; a registry lists \
      them without a module.
      """,
    peers: ["IBLinter custom_module"],
    needs: .classes,
    triggering: [
      Example(
        #"<view id="a" customClass="↓Card"/>"#, registry: completeShop,
        fixed: #"<view id="a" customClass="Card" customModule="Shop"/>"#),
      Example(
        #"<view id="a" customModule="" customClass="↓Card"/>"#, registry: completeShop,
        fixed: #"<view id="a" customModule="Shop" customClass="Card"/>"#),
    ],
    nonTriggering: [
      Example(#"<view id="a" customClass="Card" customModule="Shop"/>"#, registry: completeShop),
      Example(#"<view id="a" customClass="Card" customModuleProvider="target"/>"#, registry: completeShop),
      Example(
        #"<view id="a" customClass="Card"/>"#,
        registry: #"{"version": 1, "complete": true, "classes": {"Card": {"superclass": "UIView"}}}"#),
      Example(
        #"<view id="a" customClass="Card"/>"#,
        registry: #"{"version": 1, "module": "Shop", "classes": {"Card": {"superclass": "UIView"}}}"#),
    ],
    check: .byStage)
}
