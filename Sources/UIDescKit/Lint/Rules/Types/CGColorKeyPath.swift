extension LintRule {
  static let cgColorKeyPath = LintRule(
    "cgcolor-key-path", .error,
    summary: "A colour is stored for a key that takes a CGColor.",
    rationale: """
      The editor stores a UIColor or NSColor, which a key such as layer.borderColor doesn't take: nothing is drawn, or \
      black is. Add a property to CALayer or to the class that takes a colour and sets this one's CGColor; a registry \
      says with 'sets' that there is one, and the fix then uses it.
      """,
    asksRegistry: true,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="color" keyPath="↓layer.borderColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>"#
      ),
      .attributes(
        #"<userDefinedRuntimeAttribute type="color" keyPath="↓layer.borderColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>"#,
        registry:
          #"{"version": 1, "extensions": {"CALayer": {"borderUIColor": {"type": "color", "sets": "borderColor"}}}}"#,
        fixed: [
          #"<userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>"#
        ]),
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>"#,
        registry:
          #"{"version": 1, "extensions": {"CALayer": {"borderUIColor": {"type": "color", "sets": "borderColor"}}}}"#)
    ],
    check: .byStage)
}
