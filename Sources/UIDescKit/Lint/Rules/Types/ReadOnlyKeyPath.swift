extension LintRule {
  static let readOnlyKeyPath = LintRule(
    "read-only-key-path", .error,
    summary: "A runtime attribute sets a property that can only be read.",
    rationale: """
      There is no setter, so setting it raises when the document is loaded, unless the class has a variable of that \
      name or something adds a setter. A warning for properties of the system's classes, where a subclass may do so. \
      Delete the attribute, or set what the property is computed from.
      """,
    asksRegistry: true,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="number" keyPath="↓area"><real key="value" value="8"/></userDefinedRuntimeAttribute>"#,
        of: #"<view customClass="Card" id="a">"#,
        registry:
          #"{"version": 1, "classes": {"Card": {"superclass": "UIView", "properties": {"area": {"type": "number", "readOnly": true}}}}}"#
      )
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="number" keyPath="area"><real key="value" value="8"/></userDefinedRuntimeAttribute>"#,
        of: #"<view customClass="Card" id="a">"#,
        registry:
          #"{"version": 1, "classes": {"Card": {"superclass": "UIView", "properties": {"area": {"type": "number"}}}}}"#)
    ],
    check: .byStage)
}
