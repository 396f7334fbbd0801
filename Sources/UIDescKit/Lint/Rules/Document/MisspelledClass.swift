extension LintRule {
  static let misspelledClass = LintRule(
    "misspelled-class", .warning,
    summary: "A custom class that nobody knows is one letter away from one that is known.",
    rationale: """
      The app then shows a plain view and logs that the class is unknown. Correct the name; if there is such a class, \
      describe it in a registry. Another letter at a word's end, or one more, makes a name of its own: `ItemCellB`, `OrdersView`.
      """,
    asksRegistry: true,
    triggering: [
      Example(
        #"<button customClass="↓UIButon" id="a"/>"#,
        fixed: #"<button customClass="UIButton" id="a"/>"#),
      Example(
        #"<view customClass="↓CradView" id="a"/>"#,
        registry: #"{"version": 1, "classes": {"CardView": {"superclass": "UIView"}}}"#,
        fixed: #"<view customClass="CardView" id="a"/>"#),
    ],
    nonTriggering: [
      Example(#"<view customClass="CardView" id="a"/>"#),
      // Names of their own beside those that are known.
      Example(
        """
        <view customClass="OrdersView" id="a"/><view customClass="ItemCellB" id="b"/><view customClass="UIViewX" id="c"/>
        """,
        registry:
          #"{"version": 1, "classes": {"OrderView": {"superclass": "UIView"}, "ItemCellA": {"superclass": "UIView"}}}"#
      ),
      Example(
        #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects><customView customClass="UIVieww" id="a"/></objects></document>"#
      ),
    ],
    check: .byStage)
}
