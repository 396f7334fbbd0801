import XMLSource

extension Resolver {
  /// A value that fills a property.
  func property(_ element: ElementID, into node: inout ViewTree.Node) {
    let key = string(words.key, element)
    let name = tree.name(element)
    // What it has is kept with what has no place.
    if isIncomplete(element) { return }
    if key == "frame", name == words.rect, case .object(let fields) = plainValue(element), fields.isFrame {
      if !node.frame.isEmpty { node.unresolved.add("frame", .object(node.frame)) }
      node.frame = fields
    } else if isCanvasLocation(element) {
      return
    } else if name == words.textInputTraits {
      // Members of a protocol that the view itself has.
      node.properties.add(attributeFields(of: element))
      for child in tree.children(element) { node.unresolved.add(tree.nameString(child), verbatim(child)) }
      if tree.hasText(element) { node.unresolved.add("text", .string(tree.text(element))) }
    } else if name == words.accessibility, case .object(let fields) = plainValue(element) {
      node.accessibility.add(fields)
    } else {
      let isUnknown = !document.unknownKeys.isEmpty && document.unknownKeys[Int(element.index)]
      let key = name == words.fontDescription && !isUnknown ? "font" : key ?? tree.nameString(element)
      if isUnknown {
        node.unresolved.add(key, plainValue(element))
      } else if words.designKeys.contains(key) {
        node.design.add(key, plainValue(element))
      } else if words.repeatedKeys.contains(key) {
        // Both are kept, in order.
        node.properties.add(key, plainValue(element))
      } else {
        // A renderer needs one value: the last.
        if let other = node.properties[key] { node.unresolved.add(key, other) }
        node.properties[key] = plainValue(element)
      }
    }
  }

  /// Whether an element lacks what makes it a value: a colour without components, a frame without a width.
  private func isIncomplete(_ element: ElementID) -> Bool {
    let name = tree.name(element)
    if name == words.color { return !document.colorParts(of: element).isComplete }
    return name == words.rect && string(words.key, element) == "frame" && !isFrame(element)
  }

  /// Whether the tree can write a rectangle as a frame: four numbers and nothing else.
  private func isFrame(_ rect: ElementID) -> Bool {
    var numbers = 0
    for attribute in tree.attributes(rect) {
      let name = tree.name(attribute)
      if name == words.x || name == words.y || name == words.width || name == words.height {
        guard parseNumber(tree.bytes(attribute)) != nil else { return false }
        numbers += 1
      } else if name != words.key, document.vocabulary.attribute(name, of: words.rect).isKnown {
        return false
      }
    }
    return numbers == 4
  }

  /// Objects inside of values become nodes of the nearest object, so that references to them find a node.
  func lift(from element: ElementID, into node: inout ViewTree.Node) {
    for (key, inner) in nodes(inside: element) { node.lists.add(key, [inner]) }
  }

  /// The objects in what is none, each with the name of the list it goes to.
  func nodes(inside element: ElementID) -> [(key: String, node: ViewTree.Node)] {
    var found: [(key: String, node: ViewTree.Node)] = []
    for child in tree.children(element) {
      if object(child) != nil {
        found.append((string(words.key, child) ?? tree.nameString(child), node(child)))
      } else {
        found += nodes(inside: child)
      }
    }
    return found
  }

  /// Keeps what stands in a value and has no place in what the tree makes of it: attributes that no table knows, elements
  /// in a colour or a number.
  func keepStrays(in element: ElementID, of node: inout ViewTree.Node) {
    let strays = strays(of: element)
    if !strays.isEmpty {
      node.unresolved.add(string(words.key, element) ?? tree.nameString(element), .object(strays.entries))
    }
    for child in tree.children(element) where object(child) == nil && meaning(child).isKnown {
      keepStrays(in: child, of: &node)
    }
  }

  /// Keeps what no table knows of a constraint or a state, under its id or name.
  func keepUnknownAttributes(of element: ElementID, of node: inout ViewTree.Node) {
    let unknown = tree.attributes(element).filter {
      !document.vocabulary.attribute(tree.name($0), of: tree.name(element)).isKnown
    }
    if unknown.isEmpty { return }
    node.unresolved.add(
      string(words.id, element) ?? tree.nameString(element),
      .object(unknown.map { .init(tree.names.string(tree.name($0)), .string(tree.string($0))) }))
  }

  func strays(of element: ElementID) -> KeyedList<Value.Field> {
    var strays = KeyedList<Value.Field>()
    let name = tree.name(element)
    let meaning = meaning(element)
    guard meaning.isKnown, meaning.isClosed else { return strays }
    let isIncomplete = isIncomplete(element)
    for attribute in tree.attributes(element) {
      let attributeName = tree.name(attribute)
      guard isIncomplete ? attributeName != words.key : !document.vocabulary.attribute(attributeName, of: name).isKnown
      else { continue }
      strays.add(tree.names.string(attributeName), .string(tree.string(attribute)))
    }
    if tree.hasText(element), !words.texts.contains(name) { strays.add("text", .string(tree.text(element))) }
    // A runtime attribute holds its value.
    if name == words.userDefinedRuntimeAttribute { return strays }
    for child in tree.children(element)
    where object(child) == nil && !(name == words.color && tree.name(child) == words.color) {
      strays.add(tree.nameString(child), verbatim(child))
    }
    return strays
  }
}

extension [Value.Field] {
  var isFrame: Bool { count == 4 && areNumbers && ["x", "y", "width", "height"].allSatisfy { self[$0] != nil } }

  var areNumbers: Bool {
    allSatisfy { field in
      switch field.value {
      case .number, .integer: true
      default: false
      }
    }
  }
}
