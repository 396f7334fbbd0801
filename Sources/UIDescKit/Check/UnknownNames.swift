import XMLSource

/// Names that no table has: each is reported once a document, where it is first met.
struct UnknownNames {
  private struct Attribute: Hashable {
    let name: Name
    let element: Name
  }

  private var elements: [Name: (first: ElementID, count: Int)] = [:]
  private var attributes: [Attribute: (first: ElementID, count: Int)] = [:]

  mutating func note(element: ElementID, _ name: Name, in tree: XMLTree) {
    elements[name, default: (element, 0)].count += 1
  }

  mutating func note(attribute: AttributeID, of element: ElementID, in tree: XMLTree) {
    attributes[Attribute(name: tree.name(attribute), element: tree.name(element)), default: (element, 0)].count += 1
  }

  func report(in tree: XMLTree, into diagnostics: inout Diagnostics) {
    for (name, (first, count)) in elements.sorted(by: { $0.value.first < $1.value.first }) {
      diagnostics.report(
        Diagnostic(
          "unknown-element", .note,
          "the element '\(tree.names.string(name))' is not known; it is kept as it stands\(times(count))",
          at: tree.nameRange(first)))
    }
    let inOrder = attributes.sorted { ($0.value.first, $0.key.name.number) < ($1.value.first, $1.key.name.number) }
    for (key, (first, count)) in inOrder {
      let attribute = tree.names.string(key.name)
      diagnostics.report(
        Diagnostic(
          "unknown-attribute", .note,
          "the attribute '\(attribute)' of '\(tree.names.string(key.element))' is not known; it is kept as it stands\(times(count))",
          at: tree.attributeNameRange(attribute, of: first)))
    }
  }

  private func times(_ count: Int) -> String { count == 1 ? "" : " (\(count) times in this document)" }
}
