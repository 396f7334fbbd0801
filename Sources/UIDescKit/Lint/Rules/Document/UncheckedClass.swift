extension LintRule {
  static let uncheckedClass = LintRule(
    "unchecked-class", .note,
    summary: "A custom class is in no registry, so what it declares isn't checked.",
    rationale: """
      The keys that the class itself declares may be right or wrong, while those of its element are checked all the same. \
      Describe the class in a registry, and give that with --registry or in the configuration.
      """,
    triggering: [
      Example(#"<view customClass="↓CardView" id="a"/>"#)
    ],
    nonTriggering: [
      Example(
        #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects><customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/><customView id="a"/></objects></document>"#
      ),
      Example(
        #"<view customClass="CardView" id="a"/>"#,
        registry: #"{"version": 1, "classes": {"CardView": {"superclass": "UIView"}}}"#),
    ],
    check: .byStage)
}
