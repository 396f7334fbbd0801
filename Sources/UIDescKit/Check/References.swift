import XMLSource

/// Ids: each is had once, and what refers to one finds it.
struct References {
  private let document: Document
  private var owners: ElementsByID
  private var suggestions = Suggestions()

  /// Collects the ids of a document, reporting those that are taken.
  init(in document: Document, into diagnostics: inout Diagnostics) {
    self.document = document
    let tree = document.tree
    owners = ElementsByID(tree, by: document.words.id, atMost: tree.elementCount)
    for index in 0..<tree.elementCount {
      let element = ElementID(index)
      guard let attribute = tree.attribute(document.words.id, of: element),
        let first = owners.insert(element, attribute)
      else { continue }
      let id = tree.string(attribute)
      diagnostics.report(
        document.about(document.owner(of: element), .duplicateID(id, "id", element, first: first, in: tree)))
    }
    checkScenes(into: &diagnostics)
  }

  /// The ids of scenes are a space of their own.
  private func checkScenes(into diagnostics: inout Diagnostics) {
    let tree = document.tree
    var owners: [String: ElementID] = [:]
    for list in tree.children(tree.root) where tree.name(list) == document.words.scenes {
      for scene in tree.children(list) {
        guard let id = tree.string(document.words.sceneID, of: scene) else { continue }
        if let first = owners[id] { diagnostics.report(.duplicateID(id, "sceneID", scene, first: first, in: tree)) }
        owners[id] = owners[id] ?? scene
      }
    }
  }

  /// - Parameter attribute: one that the vocabulary says holds an id.
  mutating func check(_ attribute: AttributeID, of element: ElementID, into diagnostics: inout Diagnostics) {
    let tree = document.tree
    guard tree.name(attribute) != document.words.id else { return }
    guard owners[attribute] == nil else { return }
    let id = tree.string(attribute)
    // Elsewhere an empty text is no reference.
    let role = document.vocabulary.element(tree.name(element)).role
    guard !id.isEmpty || role == .connection || role == .constraint else { return }
    let name = tree.names.string(tree.name(attribute))
    if let placeholder = document.placeholderLine(for: id) {
      let message = "'\(name)' refers to '\(id)', which the document doesn't list; add \(placeholder) to <objects>"
      let diagnostic = Diagnostic("dangling-reference", .error, message, at: tree.valueRange(name, of: element))
      return diagnostics.report(document.about(document.owner(of: element), diagnostic))
    }
    // What connects objects is no end of a connection.
    let needsObject = document.leadsToObject(tree.name(attribute))
    let known = owners.all.filter { [document] in $0 != element && (!needsObject || document.isObject($0)) }
    let near = suggestions.nearest(to: id, among: known.compactMap { tree.string(document.words.id, of: $0) })
    diagnostics.report(document.about(document.owner(of: element), .dangling(id, name, element, near, in: tree)))
  }
}

extension Document {
  /// The placeholder that has an id by convention.
  fileprivate func placeholderLine(for id: String) -> String? {
    guard kind == .xib else { return nil }
    switch (id, platform) {
    case ("-2", .macOS): return "<customObject id=\"-2\" userLabel=\"File's Owner\"/>"
    case ("-1", .macOS): return "<customObject id=\"-1\" userLabel=\"First Responder\" customClass=\"FirstResponder\"/>"
    case ("-3", .macOS): return "<customObject id=\"-3\" userLabel=\"Application\" customClass=\"NSObject\"/>"
    case ("-1", _):
      return "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" userLabel=\"File's Owner\"/>"
    case ("-2", _):
      return
        "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\" customClass=\"UIResponder\"/>"
    default: return nil
    }
  }

  fileprivate func leadsToObject(_ attribute: Name) -> Bool {
    ["destination", "target", "firstItem", "secondItem"].contains(tree.names.string(attribute))
  }

  fileprivate func isObject(_ element: ElementID) -> Bool {
    owner(of: element).map { objects[$0].element == element } ?? false
  }
}

extension Diagnostic {
  fileprivate static func duplicateID(
    _ id: String, _ name: String, _ element: ElementID, first: ElementID, in tree: XMLTree
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      "duplicate-id", .error,
      "the id '\(id)' is already taken, so what refers to it is ambiguous; give this object an id of its own",
      at: tree.valueRange(name, of: element))
    diagnostic.notes = [Note("'\(id)' is first used here", at: tree.valueRange(name, of: first))]
    return diagnostic
  }

  fileprivate static func dangling(
    _ id: String, _ name: String, _ element: ElementID, _ near: String?, in tree: XMLTree
  ) -> Diagnostic {
    let remains = element == tree.root ? "attribute" : "'\(tree.nameString(element))'"
    let advice = near.map { "did you mean '\($0)'?" } ?? "restore the object or delete this \(remains)"
    let range = tree.valueRange(name, of: element)
    var diagnostic = Diagnostic(
      "dangling-reference", .error, "'\(name)' refers to '\(id)', but no object has this id; \(advice)", at: range)
    diagnostic.fix = near.map { .respelling(id, as: $0, at: range) }
    return diagnostic
  }
}
