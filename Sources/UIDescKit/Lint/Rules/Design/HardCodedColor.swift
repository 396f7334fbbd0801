extension LintRule {
  static let hardCodedColor = LintRule(
    "hard-coded-color", nil,
    summary: "A colour is written out, or is none of those that the design allows.",
    rationale: """
      Who changes the design then has to find every place that repeats a colour, and a colour that is written out looks the \
      same in the dark. Take it from an asset catalogue; what may stand as it is goes into `allowed`. Patterns aren't looked \
      at, nor are the copies in `<resources>`.
      """,
    options: [
      LintOption(
        "allowed", .texts(["clear"]), "colours that may be used: #RRGGBB, #RRGGBBAA or names", content: .colors),
      LintOption("systemColors", .flag(true), "whether all colours of the system may be used"),
      LintOption("catalogColors", .flag(true), "whether all colours of asset catalogues may be used"),
      LintOption("attributedStrings", .flag(true), "whether attributed strings may have colours at all"),
    ],
    peers: ["xiblint named_colors", "xiblint color_assets", "xiblint no_attributed_string_colors"],
    triggering: [
      Example(
        #"<view id="a">↓<color key="backgroundColor" red="0.5" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>"#
      ),
      Example(
        #"<view id="a"><color key="tintColor" systemColor="↓systemRedColor"/></view>"#,
        options: #"{"systemColors": false}"#),
      Example(
        #"<view id="a"><color key="tintColor" name="↓Brnad"/></view>"#,
        options: #"{"catalogColors": false, "allowed": ["Brand"]}"#,
        fixed: #"<view id="a"><color key="tintColor" name="Brand"/></view>"#),
      Example(
        #"<label id="a"><attributedString key="attributedText"><fragment content="a"><attributes>↓<color key="NSColor" systemColor="labelColor"/></attributes></fragment></attributedString></label>"#,
        options: #"{"attributedStrings": false}"#),
      Example(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><view id="a">↓<color key="tintColor" red="1" green="0" blue="0" alpha="1"/></view></objects><resources><namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor></resources></document>"#,
        fixed:
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><view id="a"><color key="tintColor" name="Brand"/></view></objects><resources><namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor></resources></document>"#
      ),
    ],
    nonTriggering: [
      Example(
        #"<view id="a"><color key="backgroundColor" name="Brand"/><color key="tintColor" white="0" alpha="0"/></view>"#),
      Example(
        #"<view id="a"><color key="backgroundColor" white="1" alpha="1"/><color key="tintColor" red="1" green="0" blue="0" alpha="0.5"/></view>"#,
        options: ##"{"allowed": ["white", "#FF000080"]}"##),
    ],
    check: .elements(["color"]) { context, element in context.checkColor(element) })
}
