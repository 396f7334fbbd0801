extension LintRule {
  static let missingFrame = LintRule(
    "missing-frame", .warning,
    summary: "A widget whose parts are placed by its frame has none.",
    rationale: """
      A registry draws the widget within its frame. Without one its parts have no place and no size in the tree. Give \
      the view its frame, as the editor does.
      """,
    asksRegistry: true,
    triggering: [
      Example(
        #"↓<view id="a" customClass="Board"/>"#,
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
