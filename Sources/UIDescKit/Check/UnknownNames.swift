import XMLSource

/// Names that no table has. One that is nearly a name known in its place is a warning at each place, since it is probably
/// meant to be that; any other may be of a newer Xcode, and is told once a document.
struct UnknownNames {
  private struct Use: Hashable {
    let name: Name
    /// The element that an attribute is of, or the parent of an element.
    let place: Name?
  }

  private var elements: [Use: [ElementID]] = [:]
  private var attributes: [Use: [ElementID]] = [:]
  private var suggestions = Suggestions()

  var isEmpty: Bool { elements.isEmpty }

  mutating func note(element: ElementID, _ name: Name, in tree: XMLTree) {
    elements[Use(name: name, place: tree.parent(element).map(tree.name)), default: []].append(element)
  }

  mutating func note(attribute: AttributeID, of element: ElementID, in tree: XMLTree) {
    attributes[Use(name: tree.name(attribute), place: tree.name(element)), default: []].append(element)
  }

  mutating func report(in document: Document, into diagnostics: inout Diagnostics) {
    reportElements(in: document, into: &diagnostics)
    reportAttributes(in: document, into: &diagnostics)
  }

  private mutating func reportElements(in document: Document, into diagnostics: inout Diagnostics) {
    let tree = document.tree
    var others: [Name: [ElementID]] = [:]
    for (use, places) in Self.inOrder(elements) {
      let name = tree.names.string(use.name)
      guard let near = document.elementName(forClass: name) ?? slip(name, { document.elementNames(besides: places[0]) })
      else {
        others[use.name, default: []] += places
        continue
      }
      for element in places {
        var diagnostic = Diagnostic(
          "unknown-element", .warning, "the element '\(name)' is not known; did you mean '\(near)'?",
          at: tree.nameRange(element))
        diagnostic.spot = tree.string(document.words.id, of: element).map { "\(name)[\($0.shortened)]" } ?? name
        // Else the end tag has it too.
        if tree.startTag(element) == tree.range(element) {
          diagnostic.fix = .respelling(name, as: near, at: diagnostic.range)
        }
        diagnostics.report(document.about(document.owner(of: element), diagnostic))
      }
    }
    for (name, places) in others {
      let name = tree.names.string(name)
      let places = places.sorted()
      let diagnostic = Diagnostic.toldOnce(
        "unknown-element", "the element '\(name)' is not known; it is kept as it stands", spot: name,
        at: places.map(tree.nameRange))
      diagnostics.report(document.about(document.owner(of: places[0]), diagnostic))
    }
  }

  private mutating func reportAttributes(in document: Document, into diagnostics: inout Diagnostics) {
    let tree = document.tree
    for (use, places) in Self.inOrder(attributes) {
      let attribute = tree.names.string(use.name)
      let element = tree.nameString(places[0])
      let start = "the attribute '\(attribute)' of '\(element)' is not known; "
      let near = slip(attribute) { document.attributeNames(of: places[0]) }
      let nearName = near.map(tree.names.intern)
      var others: [ElementID] = []
      for place in places {
        let range = tree.attributeNameRange(attribute, of: place)
        let home = document.home(of: attribute, on: place)
        // Nobody means one that is there.
        let meant = nearName.map { tree.attribute($0, of: place) == nil } ?? false ? near : nil
        let color = tree.name(place) == document.words.color ? Self.colorAdvice : nil
        guard let advice = home ?? meant.map({ "did you mean '\($0)'?" }) ?? color else {
          others.append(place)
          continue
        }
        var diagnostic = Diagnostic("unknown-attribute", .warning, start + advice, at: range)
        if home == nil, let meant { diagnostic.fix = .respelling(attribute, as: meant, at: range) }
        diagnostics.report(document.about(document.owner(of: place), diagnostic))
      }
      guard let first = others.first else { continue }
      let diagnostic = Diagnostic.toldOnce(
        "unknown-attribute", start + "it is kept as it stands", spot: "\(element).\(attribute)",
        at: others.map { tree.attributeNameRange(attribute, of: $0) })
      diagnostics.report(document.about(document.owner(of: first), diagnostic))
    }
  }

  private mutating func slip(_ word: String, _ candidates: () -> [String]) -> String? {
    suggestions.areUsedUp ? nil : suggestions.slip(word, among: candidates())
  }

  /// By their first places, so that what is looked for in a document doesn't change from run to run.
  private static func inOrder(_ uses: [Use: [ElementID]]) -> [(key: Use, value: [ElementID])] {
    uses.sorted { ($0.value[0], $0.key.name.number) < ($1.value[0], $1.key.name.number) }
  }

  private static let colorAdvice =
    "a colour has red, green, blue and alpha from 0 to 1, white and alpha, systemColor or name"
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

  fileprivate func attributeNames(of element: ElementID) -> [String] {
    vocabulary.element(tree.name(element)).attributeNames + AttributeMeaning.universalNames
  }
}
