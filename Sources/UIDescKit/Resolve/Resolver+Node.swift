import XMLSource

extension Resolver {
  /// An object and all that stands in it.
  func node(_ element: ElementID) -> ViewTree.Node {
    var node = ViewTree.Node(id: id(element))
    let meaning = meaning(element)
    node.object = object(element)
    node.className = string(words.customClass, element) ?? meaning.systemClass?.name
    node.module = string(words.customModule, element)
    node.bases = bases(of: element, meaning)
    node.name = string(words.userLabel, element)
    if !meaning.isKnown { node.unresolved.add("element", .string(tree.nameString(element))) }
    if node.className == nil { node.element = tree.nameString(element) }
    attributes(of: element, into: &node)
    var later = Later()
    for child in tree.children(element) {
      if !later.takes(child, tree.name(child), words) { place(child, into: &node, &later) }
    }
    node.properties.add(later.states.map { .init($0.key, .object($0.states.entries)) })
    apply(later.variations, to: &node)
    applyRuntimeAttributes(later.runtimeAttributes, to: &node)
    if defaults { addDefaults(of: element, to: &node) }
    if tree.hasText(element) { node.unresolved.add("text", .string(tree.text(element))) }
    return node
  }

  /// What takes effect once all else of an object is known.
  struct Later {
    var variations: [ElementID] = []
    var runtimeAttributes: [ElementID] = []
    var states = KeyedList<StateValues>()

    /// What a property is in each control state.
    struct StateValues: Keyed {
      var key: String
      var states = KeyedList<Value.Field>()
    }

    fileprivate mutating func takes(_ child: ElementID, _ name: Name, _ words: Words) -> Bool {
      if name == words.variation {
        variations.append(child)
      } else if name == words.userDefinedRuntimeAttributes {
        runtimeAttributes.append(child)
      } else {
        return false
      }
      return true
    }
  }

  /// The classes above an object's, nearest first. A custom class that nobody knows, or that has nothing to do with its
  /// element, can still be drawn as what the element stands for.
  private func bases(of element: ElementID, _ meaning: ElementMeaning) -> [String] {
    guard let custom = string(words.customClass, element), custom != meaning.systemClass?.name else {
      return meaning.bases
    }
    let elements = (meaning.systemClass.map { [$0.name] } ?? []) + meaning.bases
    guard let object = object(element) else { return elements }
    let chain = registry.chain(of: object, in: document)
    // Of an open chain the element's classes are the last links.
    let own = chain.links.drop { $0.name == custom }.map(\.name).filter { $0 != "NSObject" }
    return own + elements.filter { !own.contains($0) }
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
        node.design.add(meaning.key, value(attribute, meaning, of: element))
      } else {
        let value = value(attribute, meaning, of: element)
        if node.properties.position(of: meaning.key) == nil {
          node.properties.append(new: .init(meaning.key, value))
        } else {
          // Of two attributes for one property the later keeps its own name.
          node.properties.add(tree.names.string(name), value)
        }
      }
    }
    if !unknown.isEmpty { node.unresolved.add("attributes", .object(unknown)) }
  }

  /// Puts what stands in an object to where the tree has it.
  private func place(_ child: ElementID, into node: inout ViewTree.Node, _ later: inout Later) {
    let name = tree.name(child)
    let meaning = meaning(child)
    if object(child) != nil {
      let inner = self.node(child)
      if let key = string(words.key, child) {
        node.slots.add(key, [inner])
      } else {
        node.lists.add(tree.nameString(child), [inner])
      }
      return
    }
    if name == words.connections {
      for connection in tree.children(child) { connect(connection, &node) }
      keepStrangers(in: child, holdsAnything: true, of: &node.unresolved)
    } else if meaning.role == .connection {
      connect(child, &node)
    } else if name == words.constraints {
      keepStrangers(in: child, holdsAnything: true, of: &node.unresolved)
      return constraints(child, into: &node, &later)
    } else if meaning.role == .container {
      return contents(of: child, into: &node)
    } else if !meaning.isKnown {
      node.unresolved.add(tree.nameString(child), verbatim(child))
    } else if name == words.state {
      guard let state = string(words.key, child) else { return node.unresolved.add("state", verbatim(child)) }
      for field in knownFields(of: child).filter({ $0.key != "id" }) + childFields(of: child) {
        if let other = later.set(field, in: state) {
          node.unresolved.add(field.key, .object([.init(state, other)]))
        }
      }
      keepUnknownAttributes(of: child, of: &node)
      let rest = [("id", string(words.id, child)), ("text", tree.hasText(child) ? tree.text(child) : nil)]
      for case (let key, let text?) in rest { node.unresolved.add(state, .object([.init(key, .string(text))])) }
    } else {
      property(child, into: &node)
    }
    lift(from: child, into: &node)
    keepStrays(in: child, of: &node)
  }

  private func constraints(_ list: ElementID, into node: inout ViewTree.Node, _ later: inout Later) {
    var number = 0
    for child in tree.children(list) {
      if tree.name(child) == words.constraint {
        node.constraints.append(constraint(child, madeUpID: "\(node.id)/constraint[\(number)]"))
        number += 1
        keepUnknownAttributes(of: child, of: &node)
      } else {
        place(child, into: &node, &later)
      }
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
        keepStrays(in: child, of: &node)
      }
    }
    let key = string(words.key, list) ?? tree.nameString(list)
    if tree.name(list) == words.subviews {
      node.children += nodes
    } else if !nodes.isEmpty {
      node.lists.add(key, nodes)
    }
    if !values.isEmpty { node.properties.add(key, .list(values)) }
    var own = attributeFields(of: list)
    if tree.hasText(list) { own.append(.init("text", .string(tree.text(list)))) }
    if !own.isEmpty { node.unresolved.add(key, .object(own)) }
  }
}

extension Resolver.Later {
  /// `<state key="normal" title="Save">` → `"title": {"normal": "Save"}`.
  /// - Returns: what the state was said to have before, and which doesn't count.
  fileprivate mutating func set(_ field: Value.Field, in state: String) -> Value? {
    if states.position(of: field.key) == nil { states.append(new: StateValues(key: field.key)) }
    guard let index = states.position(of: field.key) else { return nil }
    let other = states[index].states[state]
    states[index].states[state] = field.value
    return other
  }
}
