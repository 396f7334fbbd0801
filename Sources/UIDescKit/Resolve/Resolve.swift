import XMLSource

/// Turns a document into the view tree: values typed, references by id, everything the document holds.
func resolve(
  _ document: Document, path: String, registry: Registry, defaults: Bool
) -> ViewTree {
  let resolver = Resolver(document, registry, path: path, defaults: defaults)
  let tree = document.tree
  var result = ViewTree()
  var assets = KeyedList<Resolver.AssetGroup>()
  result.source = resolver.source(path)
  result.environment = KeyedList(resolver.environment.fields)
  resolver.keepStrangers(in: tree.root, holdsAnything: true, of: &result.unresolved)
  for child in tree.children(tree.root) {
    let name = tree.name(child)
    if name == document.words.objects {
      resolver.keepStrangers(in: child, holdsAnything: true, of: &result.unresolved)
      resolver.topLevel(child, &result.roots, &result.placeholders)
    } else if name == document.words.scenes {
      resolver.keepStrangers(in: child, holdsAnything: true, of: &result.unresolved)
      for scene in tree.children(child) {
        if resolver.object(scene) != nil {
          result.roots.append(resolver.node(scene))
        } else {
          result.scenes.append(resolver.scene(scene, number: result.scenes.count, strangers: &result.unresolved))
        }
      }
    } else if resolver.object(child) != nil {
      result.roots.append(resolver.node(child))
    } else if name == document.words.resources || name == document.words.customFonts {
      resolver.assets(child, into: &assets)
      resolver.keepStrangers(inAllOf: child, of: &result.unresolved)
      result.roots += resolver.nodes(inside: child).map(\.node)
    } else if name == document.words.color, let key = resolver.string(document.words.key, child) {
      // The tint of a storyboard's windows.
      result.environment.add(key, .color(resolver.color(child)))
    } else if name == document.words.device {
      resolver.keepStrangers(inAllOf: child, of: &result.unresolved)
    } else if resolver.isKept(child) {
      result.unresolved.add(tree.nameString(child), resolver.verbatim(child))
      result.roots += resolver.nodes(inside: child).map(\.node)
    }
  }
  result.assets = assets.map { .init($0.key + "s", .object($0.fields.entries)) }
  return result
}

/// Reads the values of one document. It changes nothing.
struct Resolver {
  let document: Document
  let registry: Registry
  let defaults: Bool
  let environment: Environment
  var typedValues: TypedValueContext { setter.typedValues }
  let setter: PropertySetter
  let ids: MadeUpIDs
  /// The colours of `<resources>`, by their element's name and their own.
  let namedColors: [Name: [String: ElementID]]
  /// The strings file that would go with the document.
  let stringsTable: String
  var tree: XMLTree { document.tree }
  var words: Words { document.words }

  init(_ document: Document, _ registry: Registry, path: String, defaults: Bool) {
    self.document = document
    environment = Environment(of: document)
    setter = PropertySetter(
      registry: registry, platform: document.platform,
      typedValues: TypedValueContext(platform: document.platform, isDark: environment.isDark))
    ids = MadeUpIDs(document)
    namedColors = document.namedColors
    let file = path.split(separator: "/").last ?? ""
    stringsTable = String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
    self.registry = registry
    self.defaults = defaults
  }

  func meaning(_ element: ElementID) -> ElementMeaning { document.vocabulary.element(tree.name(element)) }

  func string(_ name: Name, _ element: ElementID) -> String? { tree.string(name, of: element) }

  /// What stands at the top of a document and isn't dropped on purpose.
  func isKept(_ element: ElementID) -> Bool {
    meaning(element).role != .metadata
      || tree.subtree(element).contains { tree.attribute(words.id, of: ElementID($0)) != nil }
  }

  /// The object that `element` itself is.
  func object(_ element: ElementID) -> Int? {
    guard let owner = document.owner(of: element), document.objects[owner].element == element else { return nil }
    return owner
  }

  /// The id of the object that `element` is.
  func id(_ element: ElementID) -> String {
    string(words.id, element) ?? object(element).map(ids.id) ?? "~" + tree.nameString(element)
  }
}
