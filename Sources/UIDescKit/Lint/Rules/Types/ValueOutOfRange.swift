extension LintRule {
  static let valueOutOfRange = LintRule(
    "value-out-of-range", .error,
    summary: "A value lies beyond the limits of what it is for.",
    rationale: """
      A number outside of what a registry allows, a negative duration, a constraint between a width and a place, a \
      priority above 1000: it is cut to the limits, ignored, or raises. A warning for what the system's classes and \
      constraints only don't expect, and for the parts of a colour, which go from 0 to 1. Write a value within the \
      limits.
      """,
    asksRegistry: true,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="number" keyPath="level">↓<real key="value" value="2"/></userDefinedRuntimeAttribute>"#,
        of: #"<view customClass="Card" id="a">"#,
        registry:
          #"{"version": 1, "classes": {"Card": {"superclass": "UIView", "properties": {"level": {"type": "number", "minimum": 0, "maximum": 1}}}}}"#
      ),
      Example(
        #"""
        <view id="a">
          <color key="backgroundColor" red="↓255" green="0" blue="0" alpha="1"/>
        </view>
        """#),
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="number" keyPath="level"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>"#,
        of: #"<view customClass="Card" id="a">"#,
        registry:
          #"{"version": 1, "classes": {"Card": {"superclass": "UIView", "properties": {"level": {"type": "number", "minimum": 0, "maximum": 1}}}}}"#
      )
    ],
    check: .byStage)
}
