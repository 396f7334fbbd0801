extension LintRule {
  static let unknownLayerKey = LintRule(
    "unknown-layer-key", .warning,
    summary: "A runtime attribute sets a key of a layer that nothing reads.",
    rationale: """
      A layer takes any key without complaint and keeps the value, so a misspelled one changes nothing on screen. \
      Correct the key, or declare it in a registry if an extension of CALayer adds it.
      """,
    asksRegistry: true,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="number" keyPath="layer.↓cornerRadious"><real key="value" value="8"/></userDefinedRuntimeAttribute>"#,
        fixed: [
          #"<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/></userDefinedRuntimeAttribute>"#
        ])
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/></userDefinedRuntimeAttribute>"#
      )
    ],
    check: .byStage)
}
