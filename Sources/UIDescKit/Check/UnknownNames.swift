import XMLSource

/// Names that no table has: each is reported once a document, where it is first met. One that is nearly a name known in its
/// place is a warning, since it is probably meant to be that; any other may be of a newer Xcode.
struct UnknownNames {
  private struct Attribute: Hashable {
    let name: Name
    let element: Name
  }

  private var elements: [Name: (first: ElementID, count: Int)] = [:]
  private var attributes: [Attribute: (first: ElementID, count: Int)] = [:]
  private var suggestions = Suggestions()

  var isEmpty: Bool { elements.isEmpty }

  mutating func note(element: ElementID, _ name: Name) { elements[name, default: (element, 0)].count += 1 }

  mutating func note(attribute: AttributeID, of element: ElementID, in tree: XMLTree) {
    attributes[Attribute(name: tree.name(attribute), element: tree.name(element)), default: (element, 0)].count += 1
  }

  mutating func report(in document: Document, into diagnostics: inout Diagnostics) {
    let tree = document.tree
    for (name, (first, count)) in elements.sorted(by: { $0.value.first < $1.value.first }) {
      let near =
        document.elementName(forClass: tree.names.string(name))
        ?? (suggestions.areUsedUp
          ? nil : suggestions.slip(tree.names.string(name), among: document.elementNames(besides: first)))
      var diagnostic = Diagnostic(
        "unknown-element", near == nil ? .note : .warning,
        "the element '\(tree.names.string(name))' is not known; \(advice(near) ?? "it is kept as it stands")\(times(count))",
        at: tree.nameRange(first))
      // Else the end tag has it too.
      if let near, tree.startTag(first) == tree.range(first) {
        diagnostic.fix = .respelling(tree.names.string(name), as: near, at: diagnostic.range)
      }
      diagnostics.report(diagnostic)
    }
    let inOrder = attributes.sorted { ($0.value.first, $0.key.name.number) < ($1.value.first, $1.key.name.number) }
    for (key, (first, count)) in inOrder {
      let attribute = tree.names.string(key.name)
      let near =
        suggestions.areUsedUp
        ? nil : suggestions.slip(attribute, among: document.attributeNames(missingFrom: first))
      let home = document.home(of: attribute, on: first)
      let advice = home ?? advice(near) ?? (tree.name(first) == document.words.color ? Self.colorAdvice : nil)
      var diagnostic = Diagnostic(
        "unknown-attribute", advice == nil ? .note : .warning,
        "the attribute '\(attribute)' of '\(tree.names.string(key.element))' is not known; \(advice ?? "it is kept as it stands")\(times(count))",
        at: tree.attributeNameRange(attribute, of: first))
      if home == nil, let near { diagnostic.fix = .respelling(attribute, as: near, at: diagnostic.range) }
      diagnostics.report(diagnostic)
    }
  }

  private static let colorAdvice =
    "a colour has red, green, blue and alpha from 0 to 1, white and alpha, systemColor or name"

  private func advice(_ near: String?) -> String? { near.map { "did you mean '\($0)'?" } }

  private func times(_ count: Int) -> String { count == 1 ? "" : " (\(count) times in this document)" }
}

extension Document {
  /// The element that stands for a class whose name is written as an element's.
  fileprivate func elementName(forClass name: String) -> String? {
    SystemTables.class(named: name).flatMap(vocabulary.elementName(for:))
  }

  /// The elements that are known where `element` stands.
  fileprivate func elementNames(besides element: ElementID) -> [String] {
    guard let parent = tree.parent(element) else { return [] }
    return vocabulary.elementNames(with: roles(inside: parent))
  }

  private func roles(inside parent: ElementID) -> [ElementRole] {
    switch tree.name(parent) {
    case words.connections: return [.connection]
    case words.constraints: return [.constraint]
    case words.document: return [.container, .metadata, .value, .record]
    default: break
    }
    switch vocabulary.element(tree.name(parent)).role {
    case .object, .placeholder: return [.object, .container, .value, .record]
    case .container: return [.object, .placeholder, .record, .value, .metadata]
    case .value, .record, .metadata: return [.container, .value, .record, .metadata]
    case .connection, .constraint: return [.value]
    }
  }

  /// The attributes that `element` could have and doesn't: nobody means one that is there.
  fileprivate func attributeNames(missingFrom element: ElementID) -> [String] {
    let present = Set(tree.attributes(element).map { tree.names.string(tree.name($0)) })
    return (vocabulary.element(tree.name(element)).attributeNames + AttributeMeaning.universalNames)
      .filter { !present.contains($0) }
  }
}
