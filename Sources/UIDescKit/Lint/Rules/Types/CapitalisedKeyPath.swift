extension LintRule {
  static let capitalisedKeyPath = LintRule(
    "capitalised-key-path", .warning,
    summary: "A key begins with a capital letter that its property doesn't have.",
    rationale: """
      Key-value coding looks for the setter's name, in which the first letter of the key is a capital either way, so \
      the value arrives by accident and only where there is a setter of that name. Write the key as the property is \
      called.
      """,
    asksRegistry: true,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="↓Hidden" value="YES"/>"#,
        fixed: [#"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>"#])
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>"#)
    ],
    check: .byStage)
}
