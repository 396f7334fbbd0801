import XMLSource

extension LintRule {
  static let accessibilityFormat = LintRule(
    "accessibility-format", nil,
    summary: "An accessibility label or identifier isn't written as agreed.",
    rationale: """
      Identifiers of one form can be found and told apart in tests; labels that end in a full stop or name the kind of control \
      are read out badly. Set a pattern for either and write it so.
      """,
    options: [
      LintOption("label", .pattern(""), "what labels must match"),
      LintOption("identifier", .pattern(""), "what identifiers must match"),
    ],
    peers: ["xiblint accessibility_format"],
    triggering: [
      Example(
        #"<button id="a"><accessibility key="accessibilityConfiguration" identifier="↓SaveButton" label="Save"/></button>"#,
        options: #"{"identifier": "[a-z]+([.][a-z]+)*", "label": "[A-Z].*[^.]"}"#),
      Example(
        #"<button id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="↓Save."/></userDefinedRuntimeAttributes></button>"#,
        options: #"{"label": ".*[^.]"}"#),
    ],
    nonTriggering: [
      Example(#"<button id="a"><accessibility key="accessibilityConfiguration" identifier="SaveButton"/></button>"#),
      Example(
        #"<button id="a"><accessibility key="accessibilityConfiguration" identifier="form.save" label="Save"/></button>"#,
        options: #"{"identifier": "[a-z]+([.][a-z]+)*"}"#),
    ],
    check: .elements(["accessibility", "userDefinedRuntimeAttribute"]) { context, element in
      context.checkAccessibilityTexts(element)
    })
}

extension LintContext {
  fileprivate mutating func checkAccessibilityTexts(_ element: ElementID) {
    if tree.name(element) == words.accessibility {
      checkText("label", in: document.platform == .macOS ? "description" : "label", element)
      checkText("identifier", in: "identifier", element)
      return
    }
    switch tree.string(words.keyPath, of: element) {
    case "accessibilityLabel": checkText("label", in: "value", element)
    case "accessibilityIdentifier": checkText("identifier", in: "value", element)
    default: break
    }
  }

  private mutating func checkText(_ kind: String, in attribute: String, _ element: ElementID) {
    guard let pattern = options.pattern(kind), let text = value(attribute, of: element), !text.isEmpty,
      !pattern.matches(text)
    else { return }
    report(
      "the accessibility \(kind) '\(text)' isn't written as agreed; it must match \(pattern.source)",
      atValueOf: attribute, in: element, keyPath: tree.string(words.keyPath, of: element))
  }
}
