extension LintRule {
  static let invalidRegistry = LintRule(
    "invalid-registry", .error,
    summary: "A registry file doesn't say what it should.",
    rationale: """
      Nothing can be said of documents while it isn't clear what their classes have, so a run with such a file checks \
      no document and ends with status 2. A warning where the file says something that can't be meant, such as two \
      names for one number. The finding stands at its line in the registry file; 'uidesc registry check' shows them \
      alone.
      """,
    triggering: [
      Example(
        .registry,
        #"""
        {"version": 1, "classes": {"Card": {
          "superclass": "UIView",
          "properties": {"side": {"type": ↓"strin"}}}}}
        """#)
    ],
    nonTriggering: [
      Example(
        .registry,
        #"""
        {"version": 1, "classes": {"Card": {
          "superclass": "UIView",
          "properties": {"side": {"type": "string"}}}}}
        """#)
    ],
    check: .byStage)
}
