extension LintRule {
  static let allowedValues = LintRule(
    "allowed-values", nil,
    summary: "A property has a value that the project doesn't allow.",
    rationale: """
      Some decisions are made once for all screens: that labels adjust their font, which sizes a button of yours comes in. List \
      them as CLASS.KEY with the values that may be; subclasses follow, and KEY may be a key path of a runtime attribute. A \
      colour is its name or its digits.
      """,
    options: [
      LintOption(
        "values", .table([:]), "allowed values by class and key: {\"UILabel.numberOfLines\": [\"0\", \"1\"]}",
        content: .keysOfClasses),
      LintOption("required", .flag(false), "whether an object that doesn't set the key is told of"),
    ],
    peers: ["xiblint enforce_runtime_attributes", "xiblint enforce_system_properties"],
    asksRegistry: true,
    triggering: [
      Example(
        #"<label id="a" numberOfLines="↓3"/>"#, options: #"{"values": {"UILabel.numberOfLines": ["0", "1"]}}"#),
      Example(
        #"<button id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="↓5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></button>"#,
        options: #"{"values": {"UIView.layer.cornerRadius": ["4"]}}"#,
        fixed:
          #"<button id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></button>"#
      ),
      Example(
        #"↓<label id="a"/>"#,
        options: #"{"required": true, "values": {"label.adjustsFontForContentSizeCategory": ["YES"]}}"#),
    ],
    nonTriggering: [
      Example(#"<label id="a" numberOfLines="3"/>"#),
      Example(#"<label id="a"/><view id="b" tag="3"/>"#, options: #"{"values": {"UILabel.tag": ["0"]}}"#),
      Example(
        #"<view id="a"><color key="tintColor" red="1" green="0" blue="0" alpha="1"/></view>"#,
        options: ##"{"values": {"UIView.tintColor": ["#FF0000", "Brand"]}}"##),
      Example(
        #"<label id="a" lineBreakMode="tailTruncation"/>"#,
        options: #"{"values": {"UILabel.lineBreakMode": ["byTruncatingTail"]}}"#),
    ],
    check: .document { context in context.checkValues() })
}
