extension LintRule {
  static let legacyFormat = LintRule(
    "legacy-format", .error,
    summary: "A document has the archive format that Interface Builder wrote before Xcode 5.",
    rationale: """
      Nothing reads this format any more but Xcode itself, which converts it. Open the document in Xcode, save it and \
      commit what comes of it.
      """,
    triggering: [
      Example(
        #"""
        <?xml version="1.0" encoding="UTF-8"?>
        ↓<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>
        """#)
    ],
    nonTriggering: [
      Example(
        #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects><view id="a"/></objects>
        </document>
        """#)
    ],
    check: .byStage)
}
