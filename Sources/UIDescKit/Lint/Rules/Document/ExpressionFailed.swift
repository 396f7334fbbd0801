extension LintRule {
  static let expressionFailed = LintRule(
    "expression-failed", .error,
    summary: "An expression of a widget has no value for what the document sets.",
    rationale: """
      A registry draws or checks a widget with expressions. One that divides by 0, asks a list for an item it doesn't \
      have or takes too long has no value, so that a part of the widget is missing from the tree. Correct the value in \
      the document, or let the registry say what holds then.
      """,
    asksRegistry: true,
    triggering: [
      Example(
        #"""
        <view id="a" customClass="Board">
          <rect key="frame" x="0.0" y="0.0" width="320" height="40"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="columns">
              ↓<integer key="value" value="0"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        """#,
        registry: #"""
          {"version": 1, "classes": {"Board": {
            "superclass": "UIView",
            "properties": {"columns": {"type": "number", "default": 3}},
            "template": {"children": [
              {"id": "cell", "class": "UIView", "frame": "rect(0, 0, bounds.width / columns, 40)"}]}}}}
          """#)
    ],
    nonTriggering: [
      Example(
        #"""
        <view id="a" customClass="Board">
          <rect key="frame" x="0.0" y="0.0" width="320" height="40"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="columns">
              <integer key="value" value="4"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        """#,
        registry: #"""
          {"version": 1, "classes": {"Board": {
            "superclass": "UIView",
            "properties": {"columns": {"type": "number", "default": 3}},
            "template": {"children": [
              {"id": "cell", "class": "UIView", "frame": "rect(0, 0, bounds.width / columns, 40)"}]}}}}
          """#)
    ],
    check: .byStage)
}
