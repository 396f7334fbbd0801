import XMLSource

/// Ids for objects that the document gives none: where they stand among the objects, `~view[0]/button[2]`, starting at
/// the nearest id above. They stay the same when other kinds of object are added.
struct MadeUpIDs {
  private let document: Document
  /// For each object, how many of its parent's objects before it are the same element; empty when all have ids.
  private var positions: [Int32] = []
  /// The document's own ids that look made up.
  private var taken: Set<String> = []

  init(_ document: Document) {
    self.document = document
    let tree = document.tree
    let idName = document.words.id
    guard document.objects.contains(where: { tree.attribute(idName, of: $0.element) == nil }) else { return }
    for object in document.objects {
      guard let id = tree.attribute(idName, of: object.element), tree.bytes(id).first == UInt8(ascii: "~") else {
        continue
      }
      taken.insert(tree.string(id))
    }
    var counts: [Sibling: Int32] = [:]
    positions.reserveCapacity(document.objects.count)
    for object in document.objects {
      let sibling = Sibling(parent: object.parent ?? -1, element: tree.name(object.element))
      let count = counts[sibling, default: 0]
      positions.append(count)
      counts[sibling] = count + 1
    }
  }

  private struct Sibling: Hashable {
    let parent: Int
    let element: Name
  }

  /// The document's id of an object, or the made-up one.
  func id(of object: Int) -> String {
    if let own = document.id(of: object) { return own }
    var steps: [String] = []
    var next: Int? = object
    while let at = next {
      if let id = document.id(of: at) {
        // An id with a slash in it must not read like a path.
        steps.append(
          id.contains("/") && at != object
            ? id.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1") : id)
        break
      }
      steps.append("\(document.tree.nameString(document.objects[at].element))[\(positions[at])]")
      next = document.objects[at].parent
    }
    var id = "~" + steps.reversed().joined(separator: "/")
    while taken.contains(id) { id += "~" }
    return id
  }
}
