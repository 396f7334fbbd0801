import XMLSource

/// Two values for one key in one element, of which only one can count.
struct RepeatedKeys {
  private let document: Document
  /// The keys of the element that is looked at; from many on they are found by their text.
  private var few: [AttributeID] = []
  private var many: [String: AttributeID] = [:]
  private static let mostOfFew = 32

  init(in document: Document) { self.document = document }

  mutating func check(_ parent: ElementID, into diagnostics: inout Diagnostics) {
    let tree = document.tree
    let words = document.words
    few.removeAll(keepingCapacity: true)
    if !many.isEmpty { many = [:] }
    for child in tree.children(parent) {
      guard let key = tree.attribute(words.key, of: child) else { continue }
      guard let first = insert(key) else { continue }
      // Of size classes and devices, the later counts.
      if tree.name(child) == words.variation || words.repeatedKeys.contains(tree.string(key)) { continue }
      // The values of runtime attributes are checked with their types.
      if tree.name(parent) == words.userDefinedRuntimeAttribute { continue }
      report(tree.string(key), child, first: first, of: parent, into: &diagnostics)
    }
  }

  /// - Returns: the attribute that has the same key, if one has.
  private mutating func insert(_ key: AttributeID) -> AttributeID? {
    let tree = document.tree
    if !many.isEmpty {
      let text = tree.string(key)
      if let first = many[text] { return first }
      many[text] = key
      return nil
    }
    let length = tree.length(key)
    for other in few where tree.length(other) == length && tree.bytes(other).elementsEqual(tree.bytes(key)) {
      return other
    }
    few.append(key)
    if few.count == Self.mostOfFew { for key in few { many[tree.string(key)] = key } }
    return nil
  }

  private func report(
    _ key: String, _ child: ElementID, first: AttributeID, of parent: ElementID, into diagnostics: inout Diagnostics
  ) {
    let tree = document.tree
    var diagnostic = Diagnostic(
      "duplicate-key", .warning,
      "'\(tree.nameString(parent))' has the key '\(key)' twice, and only this '\(tree.nameString(child))' counts; delete one",
      at: tree.valueRange("key", of: child))
    let other = tree.children(parent).first { tree.attribute(document.words.key, of: $0) == first }
    diagnostic.notes = other.map { [.init("'\(key)' is first set here", at: tree.valueRange("key", of: $0))] } ?? []
    diagnostics.report(document.about(document.owner(of: child), diagnostic))
  }
}
