extension LintRule {
  static let unknownKeyPath = LintRule(
    "unknown-key-path", .error,
    summary: "A runtime attribute's key is none of its object's class.",
    rationale: """
      Setting it raises, or logs that the class isn't key value coding-compliant, and the value is lost. A warning for \
      an unknown key of a system class, which an extension may add; an error there, too, when a registry says that it \
      is complete. Correct the key; if an extension adds it, declare it in a registry.
      """,
    asksRegistry: true,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="↓isHidden" value="YES"/>"#,
        fixed: [#"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>"#]),
      .attributes(
        #"<userDefinedRuntimeAttribute type="number" keyPath="↓alhpa"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>"#,
        fixed: [
          #"<userDefinedRuntimeAttribute type="number" keyPath="alpha"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>"#
        ]),
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><real key="value" value="8"/></userDefinedRuntimeAttribute>"#,
        registry: #"""
          {
            "version": 1,
            "extensions": {
              "UIView": {
                "cornerRadius": { "type": "number", "sets": "layer.cornerRadius" },
                "borderWidth": { "type": "number", "sets": "layer.borderWidth" },
                "borderColor": { "type": "color", "sets": "layer.borderColor" }
              }
            }
          }
          """#),
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>"#),
    ],
    check: .byStage)
}
