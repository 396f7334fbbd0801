import XMLSource

/// The constraints of a document by what they say.
struct DuplicateConstraints {
  private let document: Document
  /// The first that says it, by its attributes' hash.
  private var firsts: [UInt64: ElementID] = [:]
  /// What says nothing about the layout.
  private let ignored: [Name]
  private let placeholder: Name
  private var references: References?

  /// The ids that something in the document leads to.
  private struct References {
    /// By outlets and the like.
    var connected: Set<String> = []
    /// By what size classes put in or leave out.
    var varied: Set<String> = []
  }

  init(_ document: Document) {
    self.document = document
    let names = document.tree.names
    ignored = ["userLabel", "identifier"].map(names.intern) + [document.words.id]
    placeholder = names.intern("placeholder")
  }

  /// The constraint before `constraint` that says the same; nil when none does.
  mutating func equal(to constraint: ElementID) -> ElementID? {
    let tree = document.tree
    // A child is a variation: another constant for another size.
    guard tree.attribute(placeholder, of: constraint) == nil,
      !tree.children(constraint).contains(where: { _ in true })
    else {
      return nil
    }
    let hash = self.hash(of: constraint)
    guard let first = firsts[hash] else {
      firsts[hash] = constraint
      return nil
    }
    guard saysSame(first, constraint), !isVaried(first), !isVaried(constraint) else { return nil }
    return first
  }

  /// Which of two equal constraints can go; nil when something refers to both.
  /// - Returns: whether nothing in the document or the code may ask for it, too.
  mutating func redundant(
    of later: ElementID, _ first: ElementID
  ) -> (element: ElementID, isSafe: Bool)? {
    let candidates = [later, first].filter { !isConnected($0) }
    guard let element = candidates.first else { return nil }
    return (element, candidates.count == 2 && document.tree.string(identifier, of: element) == nil)
  }

  private var identifier: Name { document.tree.names.intern("identifier") }

  /// Attributes may come in any order.
  private func hash(of constraint: ElementID) -> UInt64 {
    let tree = document.tree
    var sum: UInt64 = 0
    var hasFirstItem = false
    for attribute in tree.attributes(constraint) where !ignored.contains(tree.name(attribute)) {
      hasFirstItem = hasFirstItem || tree.name(attribute) == document.words.firstItem
      sum &+= Self.hash(tree.name(attribute), tree.bytes(attribute))
    }
    if !hasFirstItem { sum &+= Self.hash(document.words.firstItem, firstItem(of: constraint)) }
    return sum
  }

  private static func hash(_ name: Name, _ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 14_695_981_039_346_656_037 &+ UInt64(name.number)
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    return hash
  }

  /// Without one, a constraint is about the view that has it.
  private func firstItem(of constraint: ElementID) -> ArraySlice<UInt8> {
    let tree = document.tree
    if let own = tree.attribute(document.words.firstItem, of: constraint) { return tree.bytes(own) }
    let view = tree.parent(constraint).flatMap(tree.parent)
    return view.flatMap { tree.attribute(document.words.id, of: $0) }.map(tree.bytes) ?? []
  }

  private func saysSame(_ a: ElementID, _ b: ElementID) -> Bool {
    let tree = document.tree
    let parts = (a: self.parts(of: a), b: self.parts(of: b))
    return parts.a.count == parts.b.count && firstItem(of: a) == firstItem(of: b)
      && parts.a.allSatisfy { part in
        tree.attribute(tree.name(part), of: b).map { tree.bytes($0) == tree.bytes(part) } ?? false
      }
  }

  /// What it says of anything but the first item.
  private func parts(of constraint: ElementID) -> [AttributeID] {
    document.tree.attributes(constraint).filter { attribute in
      let name = document.tree.name(attribute)
      return name != document.words.firstItem && !ignored.contains(name)
    }
  }

  private mutating func isVaried(_ constraint: ElementID) -> Bool {
    document.tree.string(document.words.id, of: constraint).map(findReferences().varied.contains) ?? false
  }

  private mutating func isConnected(_ constraint: ElementID) -> Bool {
    document.tree.string(document.words.id, of: constraint).map(findReferences().connected.contains) ?? false
  }

  /// They are looked for when two constraints are the same.
  private mutating func findReferences() -> References {
    if let references { return references }
    var found = References()
    let tree = document.tree
    let words = document.words
    for index in 0..<tree.elementCount {
      let element = ElementID(index)
      if let destination = tree.string(words.destination, of: element) { found.connected.insert(destination) }
      if let reference = tree.string(words.reference, of: element) { found.varied.insert(reference) }
    }
    references = found
    return found
  }
}
