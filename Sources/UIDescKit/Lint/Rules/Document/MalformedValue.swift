extension LintRule {
  static let malformedValue = LintRule(
    "malformed-value", .error,
    summary: "A value can't be read as what it should be.",
    rationale: """
      A Boolean that is neither YES nor NO, a number in words, Base64 that is none, a typed text that doesn't follow \
      its grammar: what reads the document takes something else for it, or doesn't load it at all. A warning for the \
      multiplier of a constraint. Write the value as its type has it.
      """,
    asksRegistry: true,
    triggering: [
      Example(#"<view hidden="↓yes" id="a"/>"#, fixed: #"<view hidden="YES" id="a"/>"#),
      Example(
        #"""
        <label id="a">
          ↓<string key="text" base64-UTF8="YES">%%%</string>
        </label>
        """#),
    ],
    nonTriggering: [
      Example(#"<view hidden="YES" id="a"/>"#)
    ],
    check: .byStage)
}
