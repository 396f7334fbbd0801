extension LintRule {
  static let malformedKeyPath = LintRule(
    "malformed-key-path", .error,
    summary: "A runtime attribute has no key path, or one that is none.",
    rationale: """
      Keys are separated by single points and have no blanks. Setting anything else raises when the document is \
      loaded, or sets nothing. Correct the key path or delete the attribute.
      """,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="number" keyPath="↓layer..cornerRadius"><real key="value" value="8"/></userDefinedRuntimeAttribute>"#
      )
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/></userDefinedRuntimeAttribute>"#
      )
    ],
    check: .byStage)
}
