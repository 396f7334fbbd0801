extension LintRule {
  static let insetsAsRect = LintRule(
    "insets-as-rect", .note,
    summary: "A property that takes edge insets is given a rectangle.",
    rationale: """
      It works: the rectangle's x, y, width and height become top, left, bottom and right in this order. But nobody \
      who reads the document expects that, and the order of the sides is easily mistaken. Keep it where it is meant.
      """,
    asksRegistry: true,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="↓rect" keyPath="contentEdgeInsets"><rect key="value" x="4" y="8" width="4" height="8"/></userDefinedRuntimeAttribute>"#,
        of: #"<button id="a">"#)
    ],
    nonTriggering: [
      Example(#"<button id="a"><inset key="contentEdgeInsets" minX="8" minY="4" maxX="8" maxY="4"/></button>"#)
    ],
    check: .byStage)
}
