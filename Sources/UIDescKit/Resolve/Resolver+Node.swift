import XMLSource

extension Resolver {
  /// An object and all that stands in it.
  func node(_ element: ElementID) -> ViewTree.Node {
    var node = ViewTree.Node(id: id(element))
    node.object = object(element)
    let systemClass = meaning(element).systemClass
    node.className = string(words.customClass, element) ?? systemClass?.name
    node.module = string(words.customModule, element)
    node.bases = meaning(element).bases
    // A custom class can be drawn as what its element stands for.
    if let systemClass, node.className != systemClass.name { node.bases.insert(systemClass.name, at: 0) }
    node.name = string(words.userLabel, element)
    if !meaning(element).isKnown { node.unresolved.append(.init("element", .string(tree.nameString(element)))) }
    if node.className == nil { node.element = tree.nameString(element) }
    attributes(of: element, into: &node)
    var variations: [ElementID] = []
    for child in tree.children(element) {
      if tree.name(child) == words.variation { variations.append(child) } else { place(child, into: &node) }
    }
    apply(variations, to: &node)
    if defaults { addDefaults(of: element, to: &node) }
    if tree.hasText(element) { node.unresolved.append(.init("text", .string(tree.text(element)))) }
    return node
  }

  private func attributes(of element: ElementID, into node: inout ViewTree.Node) {
    let elementName = tree.name(element)
    var unknown: [Value.Field] = []
    for attribute in tree.attributes(element) {
      let name = tree.name(attribute)
      if words.identity.contains(name) || isFolded(attribute, of: element) { continue }
      let meaning = document.vocabulary.attribute(name, of: elementName)
      if !meaning.isKnown {
        unknown.append(.init(tree.names.string(name), .string(tree.string(attribute))))
      } else if meaning.isForDesign {
        node.design.append(.init(meaning.key, value(attribute, meaning, of: element)))
      } else {
        node.properties.append(.init(meaning.key, value(attribute, meaning, of: element)))
      }
    }
    if !unknown.isEmpty { node.unresolved.append(.init("attributes", .object(unknown))) }
  }

  /// Puts what stands in an object to where the tree has it.
  private func place(_ child: ElementID, into node: inout ViewTree.Node) {
    let name = tree.name(child)
    let meaning = meaning(child)
    if object(child) != nil {
      add(self.node(child), of: child, to: &node)
    } else if name == words.connections {
      for connection in tree.children(child) { connect(connection, &node) }
    } else if meaning.role == .connection {
      connect(child, &node)
    } else if name == words.constraints {
      constraints(child, into: &node)
    } else if name == words.userDefinedRuntimeAttributes {
      var localized = 0
      for attribute in tree.children(child) { apply(attribute, &node, &localized) }
    } else if meaning.role == .container {
      contents(of: child, into: &node)
    } else if !meaning.isKnown {
      node.unresolved.append(.init(tree.nameString(child), verbatim(child)))
    } else {
      property(child, into: &node)
    }
    if meaning.role != .container, object(child) == nil { lift(from: child, into: &node) }
  }

  private func constraints(_ list: ElementID, into node: inout ViewTree.Node) {
    for (number, child) in tree.children(list).enumerated() {
      if tree.name(child) == words.constraint {
        node.constraints.append(constraint(child, madeUpID: "\(node.id)/constraint[\(number)]"))
      } else {
        place(child, into: &node)
      }
    }
  }

  private func add(_ inner: ViewTree.Node, of child: ElementID, to node: inout ViewTree.Node) {
    if let key = string(words.key, child) {
      node.slots.append((key, inner))
    } else {
      append([inner], to: tree.nameString(child), of: &node)
    }
  }

  private func append(_ nodes: [ViewTree.Node], to list: String, of node: inout ViewTree.Node) {
    if let known = node.lists.firstIndex(where: { $0.key == list }) {
      node.lists[known].nodes += nodes
    } else {
      node.lists.append((list, nodes))
    }
  }

  /// A list element: its objects are nodes, the rest of it values.
  private func contents(of list: ElementID, into node: inout ViewTree.Node) {
    var nodes: [ViewTree.Node] = []
    var values: [Value] = []
    for child in tree.children(list) {
      if object(child) != nil {
        nodes.append(self.node(child))
      } else {
        values.append(plainValue(child))
        lift(from: child, into: &node)
      }
    }
    let key = string(words.key, list) ?? tree.nameString(list)
    if tree.name(list) == words.subviews {
      node.children += nodes
    } else if !nodes.isEmpty {
      append(nodes, to: key, of: &node)
    }
    if !values.isEmpty { node.properties.append(.init(key, .list(values))) }
    let own = attributeFields(of: list)
    if !own.isEmpty { node.unresolved.append(.init(key, .object(own))) }
  }

  /// A value that fills a property.
  private func property(_ element: ElementID, into node: inout ViewTree.Node) {
    let key = string(words.key, element)
    let name = tree.name(element)
    if key == "frame", case .object(let fields) = plainValue(element) {
      node.frame = fields
    } else if isCanvasLocation(element) {
      return
    } else if name == words.textInputTraits {
      // Members of a protocol that the view itself has.
      node.properties += attributeFields(of: element)
    } else if name == words.state, let key {
      state(element, key, into: &node)
    } else if name == words.accessibility, case .object(let fields) = plainValue(element) {
      node.accessibility += fields
    } else {
      let key = name == words.fontDescription ? "font" : key ?? tree.nameString(element)
      if words.designKeys.contains(key) { return node.design.append(.init(key, plainValue(element))) }
      if let known = node.properties.firstIndex(where: { $0.key == key }) {
        // A key may come twice (`minSize` of a text view): both are kept, in order.
        node.properties[known].value = .list([node.properties[known].value, plainValue(element)])
      } else {
        node.properties.append(.init(key, plainValue(element)))
      }
    }
  }

  /// `<state key="normal" title="Save">` → `"title": {"normal": "Save"}`.
  private func state(_ element: ElementID, _ state: String, into node: inout ViewTree.Node) {
    guard case .object(let fields) = plainValue(element) else { return }
    for field in fields {
      if let known = node.properties.firstIndex(where: { $0.key == field.key }),
        case .object(let states) = node.properties[known].value
      {
        node.properties[known].value = .object(states + [.init(state, field.value)])
      } else {
        node.properties.append(.init(field.key, .object([.init(state, field.value)])))
      }
    }
  }

  /// Objects inside of values become nodes of the nearest object, so that references to them find a node.
  private func lift(from element: ElementID, into node: inout ViewTree.Node) {
    for child in tree.children(element) {
      if object(child) != nil {
        append([self.node(child)], to: string(words.key, child) ?? tree.nameString(child), of: &node)
      } else {
        lift(from: child, into: &node)
      }
    }
  }
}
