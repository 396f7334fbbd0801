extension LintRule {
  static let refusedInput = LintRule(
    "refused-input", .error,
    summary: "A file is no Interface Builder document, or one that no editor writes.",
    rationale: """
      An empty or binary file, a Git LFS pointer, a compiled nib, another kind of XML, text that breaks its encoding, \
      a DOCTYPE, which could read other files, or nesting beyond every limit. Nothing more is said of it. The message \
      tells what it is and what to do.
      """,
    triggering: [
      Example(
        #"""
        <?xml version="1.0" encoding="UTF-8"?>
        ↓<plist version="1.0"/>
        """#)
    ],
    nonTriggering: [
      Example(#"<document><objects><view id="a"/></objects></document>"#)
    ],
    check: .byStage)
}
