import XMLSource

/// The images and colours that a document's `<resources>` list. Interface Builder lists all that the document names.
struct DeclaredResources {
  private let document: Document
  private var images: Set<String> = []
  private var colors: Set<String> = []
  private let list: Range<Int>
  private var suggestions = Suggestions()

  /// Nil for a document that lists none, as those written by hand and by old editors.
  init?(of document: Document) {
    let tree = document.tree
    guard let resources = tree.children(tree.root).first(where: { tree.name($0) == document.words.resources }) else {
      return nil
    }
    self.document = document
    list = tree.subtree(resources)
    for entry in tree.children(resources) {
      guard let name = tree.string(document.words.name, of: entry) else { continue }
      switch tree.nameString(entry) {
      case "image": images.insert(name)
      case "namedColor": colors.insert(name)
      default: break
      }
    }
  }

  mutating func check(image attribute: AttributeID, of element: ElementID, into diagnostics: inout Diagnostics) {
    let tree = document.tree
    guard !isFromSystem(element), !isMenuIcon(element) else { return }
    report(
      "image", tree.string(attribute), images, tree.names.string(tree.name(attribute)), element, into: &diagnostics)
  }

  /// A colour by name, or an image in a runtime attribute.
  mutating func check(_ element: ElementID, into diagnostics: inout Diagnostics) {
    let tree = document.tree
    let words = document.words
    if tree.name(element) == words.color {
      guard let name = tree.string(words.name, of: element), !isFromSystem(element) else { return }
      report("colour", name, colors, "name", element, into: &diagnostics)
    } else if tree.name(element) == words.userDefinedRuntimeAttribute, tree.string(words.type, of: element) == "image" {
      guard let name = tree.string(words.value, of: element), !isFromSystem(element) else { return }
      report("image", name, images, "value", element, into: &diagnostics)
    }
  }

  private mutating func report(
    _ kind: String, _ name: String, _ known: Set<String>, _ attribute: String, _ element: ElementID,
    into diagnostics: inout Diagnostics
  ) {
    guard !name.isEmpty, !known.contains(name), !list.contains(Int(element.index)) else { return }
    // AppKit has images of its own: `NSAddTemplate`.
    if document.platform == .macOS, name.hasPrefix("NS") { return }
    let advice = suggestions.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
    let diagnostic = Diagnostic(
      "undeclared-resource", .warning,
      "the document's resources have no \(kind) '\(name)', so it may be missing at run time; \(advice ?? "correct the name or add it to <resources>")",
      at: document.tree.valueRange(attribute, of: element))
    diagnostics.report(document.about(document.owner(of: element), diagnostic))
  }

  /// A watch's menus draw icons of the system's by name: `trash`, `repeat`, `decline`.
  private func isMenuIcon(_ element: ElementID) -> Bool {
    document.platform == .watchOS && document.tree.nameString(element) == "menuItem"
  }

  /// Names in a catalogue of the system's need no declaration.
  private func isFromSystem(_ element: ElementID) -> Bool {
    document.tree.string(document.words.colors.catalog, of: element) != nil
  }
}
