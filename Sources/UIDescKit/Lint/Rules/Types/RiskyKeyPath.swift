extension LintRule {
  static let riskyKeyPath = LintRule(
    "risky-key-path", .note,
    summary: "A key path leads through a private key.",
    rationale: """
      What begins with an underscore is Apple's own: it may change with any release, and review may reject the app. \
      Use what is public.
      """,
    asksRegistry: true,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="↓_secret" value="YES"/>"#)
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>"#)
    ],
    check: .byStage)
}
