import XMLSource

extension LintRule {
  static let traitVariations = LintRule(
    "trait-variations", nil,
    summary: "The document uses trait variations, or doesn't, against what the team has agreed on.",
    rationale: """
      Variations by size class make layouts fit many devices, and make documents hard to read and merge. Some teams want \
      them everywhere, some nowhere. Change Use Trait Variations in the File inspector.
      """,
    options: [
      LintOption("use", .choice("never", of: ["never", "always"]), "whether documents must or must not use them")
    ],
    peers: ["IBLinter use_trait_collections", "xiblint no_trait_variations"],
    triggering: [
      Example(
        #"<document targetRuntime="iOS.CocoaTouch" useTraitCollections="↓YES"><objects/></document>"#,
        fixed: #"<document targetRuntime="iOS.CocoaTouch"><objects/></document>"#),
      Example(
        #"↓<document targetRuntime="iOS.CocoaTouch"><objects/></document>"#, options: #"{"use": "always"}"#,
        fixed: #"<document targetRuntime="iOS.CocoaTouch" useTraitCollections="YES"><objects/></document>"#),
    ],
    nonTriggering: [
      Example(#"<document targetRuntime="iOS.CocoaTouch"><objects/></document>"#),
      Example(
        #"<document targetRuntime="iOS.CocoaTouch" useTraitCollections="YES"><objects/></document>"#,
        options: #"{"use": "always"}"#),
      Example(#"<document targetRuntime="watchKit" useTraitCollections="YES"><objects/></document>"#),
      Example(#"<document targetRuntime="MacOSX.Cocoa"><objects/></document>"#, options: #"{"use": "always"}"#),
    ],
    check: .document { context in
      guard context.document.platform == .iOS || context.document.platform == .tvOS else { return }
      let root = context.tree.root
      let isUsed = context.isOn("useTraitCollections", of: root)
      if context.options.text("use") == "always" {
        guard !isUsed else { return }
        context.report(
          "the document doesn't use trait variations, which all documents should; turn them on",
          atValueOf: "useTraitCollections", in: root,
          fix: context.fix(setting: "useTraitCollections", of: root, to: "YES"))
      } else if isUsed {
        let hasVariations = (0..<context.tree.elementCount).contains {
          context.tree.name(ElementID($0)) == context.words.variation
        }
        context.report(
          "the document uses trait variations, which none should; turn them off",
          atValueOf: "useTraitCollections", in: root,
          // What they say would be left behind.
          fix: hasVariations ? nil : context.fix(deleting: "useTraitCollections", of: root))
      }
    })
}
