extension LintRule {
  static let unknownAttributeType = LintRule(
    "unknown-attribute-type", .error,
    summary: "A runtime attribute has no type, or one that there isn't.",
    rationale: """
      The value can't be read, so the attribute sets nothing. The types are boolean, number, string, color, image, \
      point, size, rect, range and nil. Write one of them.
      """,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="↓bool" keyPath="hidden" value="YES"/>"#,
        fixed: [#"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>"#])
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>"#)
    ],
    check: .byStage)
}
