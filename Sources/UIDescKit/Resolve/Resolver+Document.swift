import XMLSource

/// The parts of the tree that are about the whole document.
extension Resolver {
  func source(_ path: String) -> [Value.Field] {
    var fields: [Value.Field] = [
      .init("path", .string(path)), .init("kind", .string(document.kind.rawValue)),
      .init("platform", .string(document.platform.name)),
    ]
    if let version = string(words.toolsVersion, tree.root) { fields.append(.init("toolsVersion", .string(version))) }
    return fields
  }

  /// The device and appearance that the document was designed for; an iPhone with 393 × 852 points where it names none.
  func environment() -> [Value.Field] {
    let element = tree.children(tree.root).first { tree.name($0) == words.device }
    let appearance = element.flatMap { string(words.appearance, $0) } ?? "light"
    var fields: [Value.Field] = [.init("appearance", .string(appearance)), .init("locale", .string("en"))]
    let id = element.flatMap { string(words.id, $0) }
    let landscape = element.flatMap { string(words.orientation, $0) } == "landscape"
    let device = id.flatMap { SystemTables.device(id: $0) }
    guard let size = device.map({ ($0.width, $0.height, $0.scale) }) ?? defaultScreen else {
      if let id { fields.append(.init("device", .object([.init("id", .string(id))]))) }
      return fields
    }
    var screen: [Value.Field] = id.map { [.init("id", .string($0))] } ?? []
    screen.append(.init("width", .number(landscape ? size.1 : size.0)))
    screen.append(.init("height", .number(landscape ? size.0 : size.1)))
    screen.append(.init("scale", .number(size.2)))
    fields.append(.init("device", .object(screen)))
    return fields
  }

  private var defaultScreen: (Double, Double, Double)? {
    switch document.platform {
    case .iOS: (393, 852, 3)
    case .tvOS: (1920, 1080, 1)
    case .macOS, .watchOS: nil
    }
  }

  /// The objects of a XIB or a scene, and the placeholders among them.
  func topLevel(_ objects: ElementID) -> (nodes: [ViewTree.Node], placeholders: [ViewTree.Node]) {
    var nodes: [ViewTree.Node] = []
    var placeholders: [ViewTree.Node] = []
    for child in tree.children(objects) {
      if let object = object(child), document.objects[object].isPlaceholder {
        placeholders.append(node(child))
      } else {
        nodes.append(node(child))
      }
    }
    return (nodes, placeholders)
  }

  func scene(_ element: ElementID) -> ViewTree.Scene {
    var scene = ViewTree.Scene(id: string(words.sceneID, element) ?? path(of: element))
    for child in tree.children(element) {
      if tree.name(child) == words.objects {
        (scene.objects, scene.placeholders) = topLevel(child)
      } else {
        scene.rest.append(.init(tree.nameString(child), plainValue(child)))
      }
    }
    if !scene.objects.isEmpty { scene.controller = scene.objects.removeFirst() }
    let initial = string(words.initialViewController, tree.root)
    scene.isInitial = initial != nil && scene.controller?.id == initial
    return scene
  }

  /// Images, colours and fonts that the document says it uses.
  func assets(_ resources: ElementID) -> [Value.Field] {
    var groups: [(key: String, fields: [Value.Field])] = []
    for child in tree.children(resources) {
      let kind = tree.nameString(child)
      let name = string(words.name, child) ?? string(words.key, child) ?? path(of: child)
      let field = Value.Field(name, plainValue(child))
      if let known = groups.firstIndex(where: { $0.key == kind }) {
        groups[known].fields.append(field)
      } else {
        groups.append((kind, [field]))
      }
    }
    return groups.map { .init($0.key + "s", .object($0.fields)) }
  }

  /// An id for an object that has none: where it stands, `~view[0]/button[2]`, starting from the nearest id.
  func path(of element: ElementID) -> String {
    var steps: [String] = []
    var at = element
    while let parent = tree.parent(at) {
      if at != element, let id = string(words.id, at) { return "~" + ([id] + steps.reversed()).joined(separator: "/") }
      let role = meaning(at).role
      if role != .container || tree.name(at) != words.objects {
        let index = tree.children(parent).prefix { $0 != at }.filter { tree.name($0) == tree.name(at) }.count
        steps.append("\(tree.nameString(at))[\(index)]")
      }
      at = parent
    }
    return "~" + steps.reversed().joined(separator: "/")
  }
}
