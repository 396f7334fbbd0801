import XMLSource

extension LintRule {
  static let reuseIdentifier = LintRule(
    "reuse-identifier", nil,
    summary: "A cell's reuse identifier isn't the name of its class.",
    rationale: """
      Code that asks for a cell by its class's name needs no text that the document and the code must both spell alike. Call \
      the identifier as the class; the fix changes the document, the code must follow.
      """,
    options: [LintOption("required", .flag(false), "whether a cell with a class of its own must have one")],
    peers: ["IBLinter reuse_identifier"],
    triggering: [
      Example(
        #"<tableViewCell id="a" customClass="NoteCell" reuseIdentifier="↓Cell"/>"#,
        fixed: #"<tableViewCell id="a" customClass="NoteCell" reuseIdentifier="NoteCell"/>"#),
      Example(
        #"<collectionViewCell id="a" customClass="↓NoteCell"/>"#, options: #"{"required": true}"#,
        fixed: #"<collectionViewCell id="a" customClass="NoteCell" reuseIdentifier="NoteCell"/>"#),
    ],
    nonTriggering: [
      Example(#"<tableViewCell id="a" customClass="NoteCell" reuseIdentifier="NoteCell"/>"#),
      Example(#"<tableViewCell id="a" reuseIdentifier="Cell"/><tableViewCell id="b" customClass="NoteCell"/>"#),
    ],
    check: .elements(["tableViewCell", "collectionViewCell", "collectionReusableView"]) { context, element in
      // The cells of a static table are there once.
      let list = context.tree.parent(element)
      let section = list.flatMap(context.tree.parent)
      guard section.map({ context.tree.nameString($0) != "tableViewSection" }) ?? true else { return }
      context.checkClassName(
        in: "reuseIdentifier", "reuse identifier", isRequired: context.options.flag("required"), of: element)
    })
}
