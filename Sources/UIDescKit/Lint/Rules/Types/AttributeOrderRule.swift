extension LintRule {
  static let attributeOrder = LintRule(
    "attribute-order", .warning,
    summary: "A runtime attribute is set before one that it should come after.",
    rationale: """
      Runtime attributes are set in the order of the document. Where the setter of one changes what another has set, \
      the wrong order loses a value. A registry says which keys come after which, with the reason. Move the attribute; \
      the fix puts them in order, and may change what the app shows, which is the point.
      """,
    asksRegistry: true,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="string" keyPath="note" value="new"/>"#,
        #"<userDefinedRuntimeAttribute type="string" keyPath="↓code" value="EUR"/>"#,
        of: #"<view customClass="PriceTag" id="a">"#,
        registry: #"""
          {"version": 1, "classes": {"PriceTag": {"superclass": "UIView", "properties": {
            "code": {"type": "string"},
            "note": {"type": "string", "after": {"code": "setting the code clears the note"}}}}}}
          """#,
        fixed: [
          #"<userDefinedRuntimeAttribute type="string" keyPath="code" value="EUR"/>"#,
          #"<userDefinedRuntimeAttribute type="string" keyPath="note" value="new"/>"#,
        ])
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="string" keyPath="code" value="EUR"/>"#,
        #"<userDefinedRuntimeAttribute type="string" keyPath="note" value="new"/>"#,
        of: #"<view customClass="PriceTag" id="a">"#,
        registry: #"""
          {"version": 1, "classes": {"PriceTag": {"superclass": "UIView", "properties": {
            "code": {"type": "string"},
            "note": {"type": "string", "after": {"code": "setting the code clears the note"}}}}}}
          """#)
    ],
    check: .byStage)
}
