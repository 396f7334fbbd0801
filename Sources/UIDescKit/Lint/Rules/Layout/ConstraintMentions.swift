import XMLSource

/// The constraints whose ids attributes of whatever name spell, be they of names that no table knows.
struct ConstraintMentions {
  private let tree: XMLTree
  private let id: Name
  private var constraints: ElementsByID
  private var mentioned: Set<ElementID> = []

  init(in document: Document) {
    (tree, id) = (document.tree, document.words.id)
    let elements = (0..<tree.elementCount).lazy.map { ElementID($0) }
    let all = elements.filter { [tree] in tree.name($0) == document.words.constraint }
    constraints = ElementsByID(tree, by: id, atMost: all.count)
    // Most values are told from ids by how long they are.
    var lengths: Set<Int> = []
    for constraint in all {
      guard let attribute = tree.attribute(id, of: constraint) else { continue }
      lengths.insert(tree.length(attribute))
      _ = constraints.insert(constraint, attribute)
    }
    let areIDs = (0..<64).map(lengths.contains)
    for element in elements {
      for attribute in tree.attributes(element) where tree.name(attribute) != id {
        let length = tree.length(attribute)
        if length < areIDs.count ? areIDs[length] : lengths.contains(length), let constraint = constraints[attribute] {
          mentioned.insert(constraint)
        }
      }
    }
  }

  func isMentioned(_ constraint: ElementID) -> Bool {
    tree.attribute(id, of: constraint).flatMap { constraints[$0] }.map(mentioned.contains) ?? false
  }
}
