extension LintRule {
  static let orphanAttribute = LintRule(
    "orphan-attribute", .error,
    summary: "A runtime attribute is a key of another class than its object's.",
    rationale: """
      It happens when the custom class of an object is reset, or an object is copied: the attribute stays, and setting \
      it logs an error or raises. An error when a registry says that it is complete, else a warning, since code may \
      add the key. Set the custom class again, or delete the attribute.
      """,
    asksRegistry: true,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="string" keyPath="↓side" value="left"/>"#,
        registry:
          #"{"version": 1, "classes": {"Card": {"superclass": "UIView", "properties": {"side": {"type": "string"}}}}}"#)
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="string" keyPath="side" value="left"/>"#,
        of: #"<view customClass="Card" id="a">"#,
        registry:
          #"{"version": 1, "classes": {"Card": {"superclass": "UIView", "properties": {"side": {"type": "string"}}}}}"#)
    ],
    check: .byStage)
}
