import XMLSource

/// Ids: each is had once, and what refers to one finds it.
func checkStructure(of document: Document, into diagnostics: inout Diagnostics) {
  let tree = document.tree
  let words = document.words
  var owners: [String: ElementID] = [:]
  owners.reserveCapacity(tree.elementCount / 2)
  for index in 0..<tree.elementCount {
    let element = ElementID(index)
    guard let attribute = tree.attribute(words.id, of: element) else { continue }
    let id = tree.string(attribute)
    if let first = owners.updateValue(element, forKey: id) {
      owners[id] = first
      diagnostics.report(document.about(document.owner(of: element), .duplicateID(id, element, first: first, in: tree)))
    }
  }
  let references = words.references
  // Looking for what an id was meant to be is slow in a document where nothing is right.
  var suggestions = 20
  for index in 0..<tree.elementCount {
    let element = ElementID(index)
    for attribute in tree.attributes(element) where references.contains(tree.name(attribute)) {
      let id = tree.string(attribute)
      if owners[id] == nil, !id.isEmpty {
        let name = tree.names.string(tree.name(attribute))
        let near = suggestions > 0 ? nearestSpelling(of: id, among: owners.keys) : nil
        suggestions -= 1
        diagnostics.report(document.about(document.owner(of: element), .dangling(id, name, element, near, in: tree)))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicateID(_ id: String, _ element: ElementID, first: ElementID, in tree: XMLTree)
    -> Diagnostic
  {
    var diagnostic = Diagnostic(
      "duplicate-id", .error,
      "the id '\(id)' is already taken, so what refers to it is ambiguous; give this object an id of its own",
      at: tree.valueRange("id", of: element))
    diagnostic.notes = [Note("'\(id)' is first used here", at: tree.valueRange("id", of: first))]
    return diagnostic
  }

  fileprivate static func dangling(
    _ id: String, _ name: String, _ element: ElementID, _ near: String?, in tree: XMLTree
  ) -> Diagnostic {
    let remains = element == tree.root ? "attribute" : "'\(tree.nameString(element))'"
    let advice = near.map { "did you mean '\($0)'?" } ?? "restore the object or delete this \(remains)"
    return Diagnostic(
      "dangling-reference", .error, "'\(name)' refers to '\(id)', but no object has this id; \(advice)",
      at: tree.valueRange(name, of: element))
  }
}
