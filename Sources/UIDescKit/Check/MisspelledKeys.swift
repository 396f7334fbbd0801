import XMLSource

/// Keys of values and of objects in objects (`<color key="texColor">`) that no class has and that are nearly one of the
/// object's.
struct MisspelledKeys {
  private let document: Document
  private var suggestions = Suggestions()

  init(in document: Document) { self.document = document }

  mutating func check(_ element: ElementID, into diagnostics: inout Diagnostics) {
    let tree = document.tree
    let words = document.words
    guard let attribute = tree.attribute(words.key, of: element), let parent = tree.parent(element),
      // Their keys are states and size classes; those of runtime attributes are checked with the types.
      ![words.state, words.variation].contains(tree.name(element)),
      tree.name(parent) != words.userDefinedRuntimeAttribute
    else { return }
    let owner = document.vocabulary.element(tree.name(parent))
    guard !isKnown(tree.bytes(attribute), in: owner) else { return }
    let key = tree.string(attribute)
    let present = Set(tree.children(parent).compactMap { tree.string(words.key, of: $0) })
    // Documents write `url` for the property `URL`.
    let candidates = owner.childKeys(on: document.platform).filter { known in
      !present.contains(known) && !(known.first?.isUppercase ?? true)
    }
    guard let near = suggestions.slip(key, among: candidates) else { return }
    let diagnostic = Diagnostic(
      "unknown-attribute-value", .warning,
      "'\(tree.nameString(parent))' has no key '\(key)', so nothing reads this '\(tree.nameString(element))'; did you mean '\(near)'?",
      at: tree.valueRange("key", of: element))
    diagnostics.report(document.about(document.owner(of: element), diagnostic))
  }

  /// What another class has is no misspelling either.
  private func isKnown(_ key: ArraySlice<UInt8>, in owner: ElementMeaning) -> Bool {
    guard let symbol = SystemSymbol(key) else { return false }
    return owner.takes(key: symbol) || !SystemTables.classes(declaring: symbol).isEmpty
  }
}
