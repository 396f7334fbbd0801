import XMLSource

/// Keys of values and of objects in objects (`<color key="texColor">`) that no class has and that are nearly one of the
/// object's.
struct MisspelledKeys {
  private let document: Document
  /// How many unknown keys are still compared with the known ones. It counts those too that another document has had, so
  /// that what is found in a document doesn't depend on others.
  private var left = 1000
  /// For each element whether it has one; empty when none has.
  private(set) var found: [Bool] = []

  init(in document: Document) { self.document = document }

  mutating func check(_ element: ElementID, into diagnostics: inout Diagnostics) {
    let tree = document.tree
    let words = document.words
    guard let attribute = tree.attribute(words.key, of: element), let parent = tree.parent(element),
      // Their keys are states and size classes; those of runtime attributes are checked with the types.
      ![words.state, words.variation].contains(tree.name(element)),
      tree.name(parent) != words.userDefinedRuntimeAttribute
    else { return }
    // A value that is called as its element is (`<fontDescription key="fontDescription">`) is the editor's.
    if tree.names.string(tree.name(element)).utf8.elementsEqual(tree.bytes(attribute)) { return }
    let owner = document.vocabulary.element(tree.name(parent))
    let key = tree.string(attribute)
    guard let near = correction(of: key, in: owner),
      !tree.children(parent).contains(where: { tree.string(words.key, of: $0) == near })
    else { return }
    if found.isEmpty { found = Array(repeating: false, count: tree.elementCount) }
    found[Int(element.index)] = true
    var diagnostic = Diagnostic(
      "unknown-attribute-value", .warning,
      "'\(tree.nameString(parent))' has no key '\(key)', so nothing reads this '\(tree.nameString(element))'; did you mean '\(near)'?",
      at: tree.valueRange("key", of: element))
    diagnostic.fix = .respelling(key, as: near, at: diagnostic.range)
    diagnostics.report(document.about(document.owner(of: element), diagnostic))
  }

  /// The key that `key` was meant to be; nil for a known one. The same few are looked up over and over.
  private mutating func correction(of key: String, in owner: ElementMeaning) -> String? {
    switch owner.knownKeys[key] {
    case .known: return nil
    case nil where owner.isKnown(key: key):
      owner.knownKeys[key] = .known
      return nil
    case .unknown(let near):
      left -= 1
      return left > 0 ? near : nil
    case nil:
      left -= 1
      guard left > 0 else { return nil }
      let near = misspelling(of: key, among: owner.childKeys)
      owner.knownKeys[key] = .unknown(near: near)
      return near
    }
  }
}
