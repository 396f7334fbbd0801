import XMLSource

extension LintRule {
  static let duplicateConstraint = LintRule(
    "duplicate-constraint", .warning,
    summary: "Two constraints say the same.",
    rationale: """
      One of them does nothing until somebody changes the other: then they contradict each other and Auto Layout drops one \
      at run time. They may say it turned around, with other digits or with defaults written out. Constraints that size \
      classes put in and leave out aren't compared. Delete one.
      """,
    peers: ["IBLinter duplicate_constraint"],
    triggering: [
      Example(
        """
        <view id="a"><constraints>
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="8" id="c"/>
          ↓<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="8" id="d"/>
        </constraints></view>
        """,
        fixed: """
          <view id="a"><constraints>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="8" id="c"/>
          </constraints></view>
          """),
      // A constraint without a first item is about the view that it stands in. The one with an outlet stays.
      Example(
        """
        <view id="a"><constraints>
          <constraint firstAttribute="width" constant="8" id="c"/>
          ↓<constraint firstItem="a" firstAttribute="width" constant="8" id="d"/>
        </constraints><connections><outlet property="width" destination="d" id="e"/></connections></view>
        """,
        fixed: """
          <view id="a"><constraints>
            <constraint firstItem="a" firstAttribute="width" constant="8" id="d"/>
          </constraints><connections><outlet property="width" destination="d" id="e"/></connections></view>
          """),
      Example(
        """
        <view id="a"><constraints>
          <constraint firstItem="b" firstAttribute="top" relation="lessThanOrEqual" secondItem="a" secondAttribute="top" constant="8" id="c"/>
          ↓<constraint firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" secondItem="b" secondAttribute="top" constant="-8.0" priority="1000" id="d"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="e"/>
          ↓<constraint firstAttribute="leading" secondItem="b" secondAttribute="leading" multiplier="1:1" id="f"/>
        </constraints></view>
        """,
        fixed: """
          <view id="a"><constraints>
            <constraint firstItem="b" firstAttribute="top" relation="lessThanOrEqual" secondItem="a" secondAttribute="top" constant="8" id="c"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="e"/>
          </constraints></view>
          """),
      // The one that code may ask for by its identifier stays.
      Example(
        """
        <view id="a"><constraints>
          <constraint firstAttribute="width" constant="8" id="c"/>
          ↓<constraint firstAttribute="width" constant="8" identifier="named" id="d"/>
        </constraints></view>
        """,
        fixed: """
          <view id="a"><constraints>
            <constraint firstAttribute="width" constant="8" identifier="named" id="d"/>
          </constraints></view>
          """),
      // Of three, the first is for some sizes only.
      Example(
        """
        <view id="a"><constraints>
          <constraint firstAttribute="width" constant="8" id="c"/>
          <constraint firstAttribute="width" constant="8" id="d"/>
          ↓<constraint firstAttribute="width" constant="8" id="e"/>
        </constraints><variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation></view>
        """),
    ],
    nonTriggering: [
      // Two views that have no id.
      Example(
        """
        <view><constraints><constraint firstAttribute="width" constant="8"/></constraints></view>
        <view><constraints><constraint firstAttribute="width" constant="8"/></constraints></view>
        """),
      Example(
        """
        <view id="a"><constraints>
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="8" id="c"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" constant="8" id="d"/>
          <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="2" id="e"/>
          <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="2" id="f"/>
        </constraints></view>
        """),
      Example(
        """
        <view id="a"><constraints><constraint firstAttribute="width" constant="8" id="c"/>
        <constraint firstAttribute="width" constant="8" priority="750" id="d"/>
        <constraint firstAttribute="height" constant="8" id="e"/></constraints></view>
        """),
      Example(
        """
        <view id="a"><constraints><constraint firstAttribute="width" constant="8" id="c"/>
        <constraint firstAttribute="width" constant="8" placeholder="YES" id="d"/></constraints></view>
        """),
      Example(
        """
        <view id="a"><constraints><constraint firstAttribute="width" constant="8" id="c"/>
        <constraint firstAttribute="width" constant="8" id="d"/></constraints><variation key="default">
        <mask key="constraints"><exclude reference="d"/></mask></variation></view>
        """),
    ],
    check: .document { context in
      var search = DuplicateConstraints(context.document, rule: "duplicate-constraint")
      for index in 0..<context.tree.elementCount {
        let element = ElementID(index)
        guard context.tree.name(element) == context.words.constraint, let first = search.equal(to: element) else {
          continue
        }
        let redundant = search.redundant(of: element, first)
        context.report(
          "another constraint says the same, so this one does nothing and they conflict once one is changed; delete one",
          at: context.tree.startTag(element), in: element, spot: search.spot(of: element),
          notes: [.init("it says the same as this", at: context.tree.startTag(first))],
          fix: redundant.map {
            let id = context.tree.string(context.words.id, of: $0.element).map { " '\($0.shortened)'" } ?? ""
            return context.document.deletion(
              of: $0.element, "delete the constraint\(id), to which nothing refers", isSafe: $0.isSafe)
          })
      }
    })
}
