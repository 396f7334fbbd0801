import XMLSource

/// Keys of values and of objects in objects (`<color key="texColor">`) that the object around them isn't known to have. One
/// that is nearly one of the object's is a warning; any other may be of a newer Xcode, and is told once a document.
struct KeysInObjects {
  private let document: Document
  /// How many unknown keys are still told. It counts those too that another document has had, so that what is found in a
  /// document doesn't depend on others.
  private var left = 1000
  /// For each element whether it has one; empty when none has.
  private(set) var found: [Bool] = []
  /// Those that are no slips of the finger.
  private var strange: [ElementID] = []

  init(in document: Document) { self.document = document }

  mutating func check(_ element: ElementID, _ meaning: ElementMeaning, into diagnostics: inout Diagnostics) {
    let tree = document.tree
    let words = document.words
    guard let parent = tree.parent(element) else { return }
    guard let attribute = tree.attribute(words.key, of: element) else {
      return checkKeyless(element, meaning, in: parent, into: &diagnostics)
    }
    guard
      // Their keys are states and size classes; those of runtime attributes are checked with the types.
      ![words.state, words.variation].contains(tree.name(element)),
      tree.name(parent) != words.userDefinedRuntimeAttribute
    else { return }
    // A value that is called as its element is (`<fontDescription key="fontDescription">`) is the editor's.
    if tree.names.string(tree.name(element)).utf8.elementsEqual(tree.bytes(attribute)) { return }
    let owner = document.vocabulary.element(tree.name(parent))
    let key = tree.string(attribute)
    switch knowledge(of: key, in: owner) {
    case .known: break
    case nil: if owner.hasOwnKeys, meaning.role == .value { mark(element) }
    case .unknown(let near?): report(element, in: parent, near: near, into: &diagnostics)
    case .unknown, .ofOthers: if owner.hasOwnKeys { note(element, isValue: meaning.role == .value) }
    }
  }

  /// A colour, a text or a frame fills the property that its key names.
  private mutating func checkKeyless(
    _ element: ElementID, _ meaning: ElementMeaning, in parent: ElementID, into diagnostics: inout Diagnostics
  ) {
    let tree = document.tree
    let (name, words) = (tree.name(element), document.words)
    guard meaning.isClosed, meaning.role == .value, name != words.userDefinedRuntimeAttribute, name != words.nilValue,
      document.vocabulary.element(tree.name(parent)).hasOwnKeys
    else { return }
    mark(element)
    let message =
      "the '\(tree.nameString(element))' has no key, so '\(tree.nameString(parent))' doesn't read it; name the property in key=\"…\""
    let diagnostic = Diagnostic("missing-value", .warning, message, at: tree.startTag(element))
    diagnostics.report(document.about(document.owner(of: element), diagnostic))
  }

  private mutating func report(
    _ element: ElementID, in parent: ElementID, near: String, into diagnostics: inout Diagnostics
  ) {
    let tree = document.tree
    let isSet = tree.children(parent).contains { tree.string(document.words.key, of: $0) == near }
    let key = tree.string(document.words.key, of: element) ?? ""
    mark(element)
    var diagnostic = Diagnostic(
      "unknown-attribute-value", .warning,
      "'\(tree.nameString(parent))' has no key '\(key)', so nothing reads this '\(tree.nameString(element))'; "
        + (isSet ? "'\(near)' is set already" : "did you mean '\(near)'?"),
      at: tree.valueRange("key", of: element))
    if !isSet { diagnostic.fix = .respelling(key, as: near, at: diagnostic.range) }
    diagnostics.report(document.about(document.owner(of: element), diagnostic))
  }

  private mutating func note(_ element: ElementID, isValue: Bool) {
    // Objects have a place in the tree whatever they are called.
    if isValue { mark(element) }
    strange.append(element)
  }

  private mutating func mark(_ element: ElementID) {
    if found.isEmpty { found = Array(repeating: false, count: document.tree.elementCount) }
    found[Int(element.index)] = true
  }

  /// Reports what is told once.
  func finish(into diagnostics: inout Diagnostics) {
    if strange.isEmpty { return }
    let tree = document.tree
    let uses = Dictionary(grouping: strange) { element in
      "\(tree.parent(element).map(tree.nameString) ?? "").\(tree.string(document.words.key, of: element) ?? "")"
    }
    for (use, elements) in uses.sorted(by: { $0.value[0] < $1.value[0] }) {
      let names = use.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      let diagnostic = Diagnostic.toldOnce(
        "unknown-attribute", "'\(names[0])' is not known to have a key '\(names.last ?? "")'; it is kept as it stands",
        spot: use, at: elements.map { tree.valueRange("key", of: $0) })
      diagnostics.report(document.about(document.owner(of: elements[0]), diagnostic))
    }
  }

  /// The same few are looked up over and over.
  /// - Returns: nil for an unknown one that isn't told any more.
  private mutating func knowledge(of key: String, in owner: ElementMeaning) -> ElementMeaning.KnownKey? {
    if let known = owner.knownKeys[key] {
      guard case .unknown = known else { return known }
      left -= 1
      return left > 0 ? known : nil
    }
    if owner.isKnown(key: key) {
      let known = owner.has(key: key) ? ElementMeaning.KnownKey.known : .ofOthers
      owner.knownKeys[key] = known
      return known
    }
    left -= 1
    if left <= 0 { return nil }
    let known = ElementMeaning.KnownKey.unknown(near: misspelling(of: key, among: owner.childKeys))
    owner.knownKeys[key] = known
    return known
  }
}
