import XMLSource

/// The images and colours that a document's `<resources>` list. Interface Builder lists all that the document names.
struct DeclaredResources {
  private let document: Document
  private var images: Set<String> = []
  private var colors: Set<String> = []
  private let list: Range<Int>
  private var suggestions = Suggestions()
  private let findProject: (@Sendable (String, Project.Part) -> Project)?
  /// Where the project's names are known, lint asks them.
  private lazy var project = findProject?(document.tree.source.path, .assets) ?? Project()

  /// Nil for a document that lists none, as those written by hand and by old editors.
  init?(of document: Document, findProject: (@Sendable (String, Project.Part) -> Project)?) {
    let tree = document.tree
    guard let resources = tree.children(tree.root).first(where: { tree.name($0) == document.words.resources }) else {
      return nil
    }
    self.document = document
    self.findProject = findProject
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
    guard let name = document.image(attribute, of: element), !images.contains(name), project.images == nil else {
      return
    }
    report(
      "image", name, images, document.tree.names.string(document.tree.name(attribute)), element, into: &diagnostics)
  }

  /// A colour by name, or an image in a runtime attribute.
  mutating func check(_ element: ElementID, into diagnostics: inout Diagnostics) {
    if let name = document.color(of: element), !colors.contains(name), project.colors == nil {
      report("colour", name, colors, "name", element, into: &diagnostics)
    } else if let name = document.image(ofRuntimeAttribute: element), !images.contains(name), project.images == nil {
      report("image", name, images, "value", element, into: &diagnostics)
    }
  }

  private mutating func report(
    _ kind: String, _ name: String, _ known: Set<String>, _ attribute: String, _ element: ElementID,
    into diagnostics: inout Diagnostics
  ) {
    if list.contains(Int(element.index)) { return }
    let near = suggestions.nearest(to: name, among: known)
    let advice = near.map { "did you mean '\($0)'?" }
    var diagnostic = Diagnostic(
      "undeclared-resource", .warning,
      "the document's resources have no \(kind) '\(name)', so it may be missing at run time; \(advice ?? "correct the name or add it to <resources>")",
      at: document.tree.valueRange(attribute, of: element))
    diagnostic.fix = near.map { .respelling(name, as: $0, at: diagnostic.range) }
    diagnostics.report(document.about(document.owner(of: element), diagnostic))
  }
}
