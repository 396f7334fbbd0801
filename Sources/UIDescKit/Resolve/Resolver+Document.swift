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

  /// The objects of a XIB or a scene, and the placeholders among them.
  func topLevel(
    _ objects: ElementID, _ nodes: inout [ViewTree.Node], _ placeholders: inout [ViewTree.Node]
  ) {
    for child in tree.children(objects) {
      if let object = object(child), document.objects[object].isPlaceholder {
        placeholders.append(node(child))
      } else {
        nodes.append(node(child))
      }
    }
  }

  /// - Parameter strangers: gets what no table knows in the scene's own elements.
  func scene(_ element: ElementID, number: Int, strangers: inout KeyedList<Value.Field>) -> ViewTree.Scene {
    keepStrangers(in: element, holdsAnything: true, of: &strangers)
    var scene = ViewTree.Scene(id: string(words.sceneID, element) ?? "~\(tree.nameString(element))[\(number)]")
    for child in tree.children(element) {
      if tree.name(child) == words.objects {
        keepStrangers(in: child, holdsAnything: true, of: &strangers)
        topLevel(child, &scene.objects, &scene.placeholders)
      } else if object(child) != nil {
        scene.objects.append(node(child))
      } else if isCanvasLocation(child) {
        keepStrangers(in: child, of: &strangers)
      } else {
        scene.rest.add(string(words.key, child) ?? tree.nameString(child), plainValue(child))
        scene.objects += nodes(inside: child).map(\.node)
      }
    }
    for index in scene.objects.indices { scene.objects[index].moveSegues(to: &scene.segues) }
    if !scene.objects.isEmpty { scene.controller = scene.objects.removeFirst() }
    let initial = string(words.initialViewController, tree.root)
    scene.isInitial = initial != nil && scene.controller?.id == initial
    return scene
  }

  /// Where the editor draws an object, which says nothing of the interface.
  func isCanvasLocation(_ element: ElementID) -> Bool {
    tree.name(element) == words.point && string(words.key, element) == "canvasLocation"
  }

  /// Entries of `<resources>` of one kind.
  struct AssetGroup: Keyed {
    var key: String
    var fields = KeyedList<Value.Field>()
  }

  /// Images, colours and fonts that the document says it uses.
  func assets(_ resources: ElementID, into groups: inout KeyedList<AssetGroup>) {
    for (number, child) in tree.children(resources).enumerated() {
      let kind = tree.nameString(child)
      let name = string(words.name, child) ?? string(words.key, child) ?? "~\(kind)[\(number)]"
      if groups.position(of: kind) == nil { groups.append(new: AssetGroup(key: kind)) }
      if let index = groups.position(of: kind) { groups[index].fields.add(name, plainValue(child)) }
    }
  }
}

extension ViewTree.Node {
  /// Collects the segues of this node and all in it, each with the node it starts at.
  fileprivate mutating func moveSegues(to collected: inout [Value]) {
    for case .object(var fields) in segues {
      fields.append(.init("source", .string(id)))
      fields.putFirst(["id", "kind", "identifier", "source"])
      collected.append(.object(fields))
    }
    segues = []
    for slot in slots.indices {
      for index in slots[slot].nodes.indices { slots[slot].nodes[index].moveSegues(to: &collected) }
    }
    for list in lists.indices {
      for index in lists[list].nodes.indices { lists[list].nodes[index].moveSegues(to: &collected) }
    }
    for index in children.indices { children[index].moveSegues(to: &collected) }
  }
}
