import XMLSource

/// The prototypes of one table or collection view each need a reuse identifier of their own.
func checkReuseIdentifiers(of document: Document, into diagnostics: inout Diagnostics) {
  let tree = document.tree
  let names = tree.names
  let reuseIdentifier = names.intern("reuseIdentifier")
  let prototypes = [
    (cell: names.intern("tableViewCell"), list: names.intern("prototypes")),
    (cell: names.intern("collectionViewCell"), list: names.intern("cells")),
  ]
  var firsts: [Prototype: ElementID] = [:]
  for (index, object) in document.objects.enumerated() {
    let element = object.element
    let name = tree.name(element)
    guard let container = prototypes.first(where: { $0.cell == name })?.list, let list = tree.parent(element),
      tree.name(list) == container,
      let identifier = tree.string(reuseIdentifier, of: element), !identifier.isEmpty
    else { continue }
    let prototype = Prototype(list: list, identifier: identifier)
    guard let first = firsts[prototype] else {
      firsts[prototype] = element
      continue
    }
    var diagnostic = Diagnostic(
      "duplicate-reuse-identifier", .error,
      "another prototype of this view has the reuse identifier '\(identifier)', so this one is never used; give it its own",
      at: tree.valueRange("reuseIdentifier", of: element))
    diagnostic.notes = [.init("'\(identifier)' is first used here", at: tree.valueRange("reuseIdentifier", of: first))]
    // Which of the two comes first is chance.
    diagnostic.isToldOnce = true
    diagnostics.report(document.about(index, diagnostic))
  }
}

private struct Prototype: Hashable {
  let list: ElementID
  let identifier: String
}
