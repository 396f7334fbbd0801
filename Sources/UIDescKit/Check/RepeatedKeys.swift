import XMLSource

/// Two values for one key in one element, of which only one can count.
struct RepeatedKeys {
  private let document: Document
  /// The keys of the element that is looked at; from many on they are found by their text.
  private var few: [Key] = []
  private var many: [String: ElementID] = [:]
  private static let mostOfFew = 32

  private struct Key {
    let attribute: AttributeID
    let child: ElementID
  }

  init(in document: Document) { self.document = document }

  mutating func check(_ parent: ElementID, into diagnostics: inout Diagnostics) {
    let tree = document.tree
    let words = document.words
    if tree.name(parent) == words.userDefinedRuntimeAttribute { return checkValues(of: parent, into: &diagnostics) }
    few.removeAll(keepingCapacity: true)
    if !many.isEmpty { many = [:] }
    for child in tree.children(parent) {
      guard let key = tree.attribute(words.key, of: child) else { continue }
      guard let first = insert(Key(attribute: key, child: child)) else { continue }
      // Of size classes and devices, the later counts.
      if tree.name(child) == words.variation || words.repeatedKeys.contains(tree.string(key)) { continue }
      report(tree.string(key), child, first: first, of: parent, into: &diagnostics)
    }
  }

  /// A runtime attribute has one value. Whether that is one is checked with the types.
  private func checkValues(of attribute: ElementID, into diagnostics: inout Diagnostics) {
    let tree = document.tree
    let value = tree.valueChild(of: attribute, document.words)
    let text = tree.attribute(document.words.value, of: attribute)
    guard let place = value.map(tree.startTag) ?? text.map({ _ in tree.valueRange("value", of: attribute) }) else {
      return
    }
    func report(_ what: String, at range: Range<Int>) {
      var diagnostic = Diagnostic(
        "duplicate-key", .warning, "nothing reads \(what), since the attribute has a value already; delete one",
        at: range)
      diagnostic.notes = [.init("this is the one that counts", at: place)]
      diagnostics.report(document.about(document.owner(of: attribute), diagnostic))
    }
    // Of these the element is told with the types.
    let isOfElement = !["boolean", "image"].contains(tree.string(document.words.type, of: attribute))
    if value != nil, text != nil, isOfElement {
      report("the attribute 'value'", at: tree.valueRange("value", of: attribute))
    }
    for child in tree.children(attribute)
    where child != value && document.vocabulary.element(tree.name(child)).isKnown {
      report("this '\(tree.nameString(child))'", at: tree.startTag(child))
    }
  }

  /// - Returns: the child that has the same key, if one has.
  private mutating func insert(_ key: Key) -> ElementID? {
    let tree = document.tree
    if !many.isEmpty {
      let text = tree.string(key.attribute)
      if let first = many[text] { return first }
      many[text] = key.child
      return nil
    }
    let length = tree.length(key.attribute)
    for other in few
    where tree.length(other.attribute) == length
      && tree.bytes(other.attribute).elementsEqual(tree.bytes(key.attribute))
    {
      return other.child
    }
    few.append(key)
    if few.count == Self.mostOfFew { for key in few { many[tree.string(key.attribute)] = key.child } }
    return nil
  }

  private func report(
    _ key: String, _ child: ElementID, first: ElementID, of parent: ElementID, into diagnostics: inout Diagnostics
  ) {
    let tree = document.tree
    var diagnostic = Diagnostic(
      "duplicate-key", .warning,
      "'\(tree.nameString(parent))' has the key '\(key)' twice, and only this '\(tree.nameString(child))' counts; delete one",
      at: tree.valueRange("key", of: child))
    diagnostic.notes = [.init("'\(key)' is first set here", at: tree.valueRange("key", of: first))]
    diagnostics.report(document.about(document.owner(of: child), diagnostic))
  }
}
