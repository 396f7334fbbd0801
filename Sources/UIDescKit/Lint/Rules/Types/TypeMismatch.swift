extension LintRule {
  static let typeMismatch = LintRule(
    "type-mismatch", .error,
    summary: "A runtime attribute's value is of another type than its property.",
    rationale: """
      A string where a Boolean is wanted, a colour in a number: setting it raises, or leaves something in the property \
      that breaks later. A warning where it works only by accident (a point for a size, a number for a Boolean) or \
      loses something (a fraction in a whole number). Store the type that the message names; the fix does where \
      nothing is lost.
      """,
    asksRegistry: true,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="↓string" keyPath="hidden" value="YES"/>"#),
      .attributes(
        #"<userDefinedRuntimeAttribute type="↓point" keyPath="layer.shadowOffset"><point key="value" x="0.0" y="2"/></userDefinedRuntimeAttribute>"#,
        fixed: [
          #"<userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="0.0" height="2"/></userDefinedRuntimeAttribute>"#
        ]),
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>"#)
    ],
    check: .byStage)
}
