import XMLSource

/// The constraints of a document by what they say.
struct DuplicateConstraints {
  private let document: Document
  /// The first that says it, by a hash; of several with one hash each takes the next number that is free.
  private var firsts: [UInt64: ElementID] = [:]
  /// What says nothing about the layout.
  private let ignored: [Name]
  private let placeholder: Name
  private let rule: String
  private var references: References?
  private lazy var mentions = ConstraintMentions(in: document)

  /// The ids that something in the document leads to.
  private struct References {
    /// By outlets and the like.
    var connected: Set<String> = []
    /// By what size classes put in or leave out.
    var varied: Set<String> = []
    /// Where the rule is silenced.
    var silenced: [Range<Int>] = []
  }

  /// - Parameter rule: as suppressions name it.
  init(_ document: Document, rule: String) {
    self.document = document
    self.rule = rule
    let words = document.words
    ignored = [words.userLabel, words.identifier, words.id]
    placeholder = document.tree.names.intern("placeholder")
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
    let statement = statement(of: constraint)
    var hash = statement.hash
    while let first = firsts[hash] {
      if self.statement(of: first) == statement {
        if isVaried(constraint) { return nil }
        if !isVaried(first) { return first }
        // What only some sizes have isn't compared; the next may be.
        break
      }
      hash &+= 1
    }
    firsts[hash] = constraint
    return nil
  }

  /// The same for all that say the same.
  func spot(of constraint: ElementID) -> String { statement(of: constraint).spot }

  private func statement(of constraint: ElementID) -> ConstraintStatement {
    ConstraintStatement(of: constraint, in: document, ignoring: ignored)
  }

  /// Which of two equal constraints can go; nil when something refers to both, or somebody has said that it stays.
  /// - Returns: whether nothing in the document or the code may ask for it, too.
  mutating func redundant(
    of later: ElementID, _ first: ElementID
  ) -> (element: ElementID, isSafe: Bool)? {
    let candidates = [later, first].filter { !isConnected($0) && !isSilenced($0) }
    // Code may ask for the one that has an identifier, and people for the one that they have labelled.
    let nameless = candidates.filter { document.tree.attribute(document.words.identifier, of: $0) == nil }
    guard let element = nameless.first(where: { !document.holdsWords($0) }) ?? nameless.first ?? candidates.first
    else { return nil }
    return (element, candidates.count == 2 && !nameless.isEmpty && !mentions.isMentioned(element))
  }

  private mutating func isVaried(_ constraint: ElementID) -> Bool {
    document.tree.string(document.words.id, of: constraint).map(findReferences().varied.contains) ?? false
  }

  private mutating func isConnected(_ constraint: ElementID) -> Bool {
    document.tree.string(document.words.id, of: constraint).map(findReferences().connected.contains) ?? false
  }

  private mutating func isSilenced(_ constraint: ElementID) -> Bool {
    let start = document.tree.range(constraint).lowerBound
    return findReferences().silenced.contains { $0.contains(start) }
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
    if tree.source.mayHaveDirectives {
      for place in document.directivePlaces() where place.directive.rules.contains(where: { $0.text == rule }) {
        if let scope = place.scope { found.silenced.append(scope) }
      }
    }
    references = found
    return found
  }
}
