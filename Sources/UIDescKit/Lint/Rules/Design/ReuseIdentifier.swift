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
      context.checkName(
        "reuseIdentifier", "reuse identifier", isRequired: context.options.flag("required"), of: element)
    })
}

extension LintContext {
  /// An attribute that must say what the class is called.
  mutating func checkName(_ attribute: String, _ what: String, isRequired: Bool, of element: ElementID) {
    guard let name = tree.string(words.customClass, of: element), !name.isEmpty else { return }
    let given = value(attribute, of: element)
    guard given != name, isRequired || given != nil else { return }
    // Two of one class can't have one identifier.
    let isShared = document.objects.contains { other in
      guard let customClass = tree.attribute(words.customClass, of: other.element) else { return false }
      return other.element != element && tree.bytes(customClass).elementsEqual(name.utf8)
    }
    let fix = isShared ? nil : fix("change the \(what) to '\(name)'", setting: attribute, of: element, to: name)
    if let given {
      report(
        "the \(what) '\(given)' isn't the name of the class, so code can't ask for it by class; call it '\(name)'",
        atValueOf: attribute, in: element, fix: fix)
    } else {
      report(
        "there is no \(what), so code can't ask for this '\(name)'; call it '\(name)'", atValueOf: "customClass",
        in: element, fix: fix)
    }
  }
}
