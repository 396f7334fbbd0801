extension LintRule {
  static let runtimeAttributeIgnored = LintRule(
    "runtime-attribute-ignored", .warning,
    summary: "A runtime attribute stands where none is ever set.",
    rationale: """
      A launch screen is drawn before any code of the app runs, and watchOS ignores runtime attributes, so the value \
      has no effect. Use an attribute that the editor has of its own, set it in code on a watch, or delete it.
      """,
    triggering: [
      Example(
        #"""
        <document targetRuntime="iOS.CocoaTouch" launchScreen="YES">
          <objects>
            <view id="a">
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="↓hidden" value="YES"/>
              </userDefinedRuntimeAttributes>
            </view>
          </objects>
        </document>
        """#,
        fixed: #"""
          <document targetRuntime="iOS.CocoaTouch" launchScreen="YES">
            <objects>
              <view id="a">
                <userDefinedRuntimeAttributes>
                </userDefinedRuntimeAttributes>
              </view>
            </objects>
          </document>
          """#)
    ],
    nonTriggering: [
      Example(
        #"""
        <document targetRuntime="iOS.CocoaTouch" launchScreen="NO">
          <objects>
            <view id="a">
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
              </userDefinedRuntimeAttributes>
            </view>
          </objects>
        </document>
        """#)
    ],
    check: .byStage)
}
