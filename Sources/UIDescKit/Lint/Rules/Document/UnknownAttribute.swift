extension LintRule {
  static let unknownAttribute = LintRule(
    "unknown-attribute", .warning,
    summary: "No table knows an attribute of an element, or the key of a value in it.",
    rationale: """
      A warning when it is nearly the name of one that is known there, or when what it says is stored elsewhere: then \
      nothing reads it. Else a note, since a newer Xcode may write attributes that uidesc doesn't know yet; such \
      a note is told once a document. Correct the name, or put the value where the message says.
      """,
    triggering: [
      Example(#"<label ↓txt="Hello" id="a"/>"#, fixed: #"<label text="Hello" id="a"/>"#),
      Example(#"<view ↓shiny="YES" id="a"/>"#),
      Example(#"<view id="a"><string key="↓text">Hello</string></view>"#),
    ],
    nonTriggering: [
      Example(#"<label text="Hello" id="a"/>"#),
      Example(#"<label id="a"><string key="text">Hello</string></label>"#),
    ],
    check: .byStage)
}
