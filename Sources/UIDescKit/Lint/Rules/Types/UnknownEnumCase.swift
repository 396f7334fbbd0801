extension LintRule {
  static let unknownEnumCase = LintRule(
    "unknown-enum-case", .error,
    summary: "A value names a case that its enum doesn't have.",
    rationale: """
      The class reads a word or number that it doesn't know, and does what it does by default, or fails. Which cases \
      there are says the registry. Write one of them.
      """,
    asksRegistry: true,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="string" keyPath="side" value="↓lefd"/>"#,
        of: #"<view customClass="Card" id="a">"#,
        registry:
          #"{"version": 1, "classes": {"Card": {"superclass": "UIView", "properties": {"side": {"type": {"enum": {"left": 0, "right": 1}}}}}}}"#,
        fixed: [#"<userDefinedRuntimeAttribute type="string" keyPath="side" value="left"/>"#])
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="string" keyPath="side" value="left"/>"#,
        of: #"<view customClass="Card" id="a">"#,
        registry:
          #"{"version": 1, "classes": {"Card": {"superclass": "UIView", "properties": {"side": {"type": {"enum": {"left": 0, "right": 1}}}}}}}"#
      )
    ],
    check: .byStage)
}
