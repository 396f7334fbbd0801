import XMLSource

extension LintRule {
  static let relativeToMargin = LintRule(
    "relative-to-margin", nil,
    summary: "A constraint leads to a view's margin instead of its edge.",
    rationale: """
      Margins differ between devices, systems and super views, so the same constant gives different distances. A team that \
      counts from edges or safe areas turns this on. Turn off Relative to Margin for the item of the constraint.
      """,
    peers: ["IBLinter relative_to_margin"],
    triggering: [
      Example(
        """
        <view id="a"><constraints><constraint firstItem="b" firstAttribute="leading" secondItem="a" \
        secondAttribute="↓leadingMargin" id="c"/><constraint firstAttribute="↓bottomMargin" secondItem="b" \
        secondAttribute="bottom" id="d"/></constraints></view>
        """),
      Example(
        """
        <view id="a"><constraints><constraint firstItem="b" firstAttribute="centerY" secondItem="a" \
        secondAttribute="↓centerYWithinMargins" id="c"/></constraints></view>
        """,
        fixed: """
          <view id="a"><constraints><constraint firstItem="b" firstAttribute="centerY" secondItem="a" \
          secondAttribute="centerY" id="c"/></constraints></view>
          """),
    ],
    nonTriggering: [
      Example(
        """
        <view id="a"><constraints><constraint firstItem="b" firstAttribute="leading" secondItem="a" \
        secondAttribute="leading" id="c"/></constraints></view>
        """)
    ],
    check: .attributes(["firstAttribute", "secondAttribute"]) { context, attribute, element in
      let name = context.tree.string(attribute)
      guard let mark = ["WithinMargins", "Margin"].first(where: name.hasSuffix) else { return }
      let range = context.tree.valueRange(context.tree.names.string(context.tree.name(attribute)), of: element)
      context.report(
        "'\(name)' counts from the view's margin, which devices and systems have different; count from the edge",
        at: range, in: element, fix: .respelling(name, as: String(name.dropLast(mark.count)), at: range))
    })
}
