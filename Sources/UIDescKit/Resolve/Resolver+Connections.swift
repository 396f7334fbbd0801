import XMLSource

extension Resolver {
  func connect(_ element: ElementID, _ node: inout ViewTree.Node) {
    let value = plainValue(element)
    switch tree.nameString(element) {
    case "outlet": node.outlets.append(value)
    case "outletCollection":
      guard case .object(let fields) = value else { return }
      node.outlets.append(.object(fields + [.init("collection", .bool(true))]))
    case "action": node.actions.append(value)
    case "segue": node.segues.append(value)
    default:
      guard case .object(let fields) = value else { return }
      node.bindings.append(.object([.init("kind", .string(tree.nameString(element)))] + fields))
    }
  }

  /// `{"id", "first": {"item", "attribute"}, "relation", "second", "multiplier", "constant", "priority", …}`; an absent
  /// item is the node itself.
  func constraint(_ element: ElementID) -> Value {
    guard tree.name(element) == words.constraint else { return plainValue(element) }
    var first: [Value.Field] = []
    var second: [Value.Field] = []
    var fields: [Value.Field] = []
    var multiplier: Value?
    for attribute in tree.attributes(element) {
      let text = tree.string(attribute)
      switch tree.names.string(tree.name(attribute)) {
      case "firstItem": first.insert(.init("item", .string(text)), at: 0)
      case "firstAttribute": first.append(.init("attribute", .string(text)))
      case "secondItem": second.insert(.init("item", .string(text)), at: 0)
      case "secondAttribute": second.append(.init("attribute", .string(text)))
      case "multiplier": multiplier = ratio(text).map(Value.number) ?? .string(text)
      case let name:
        let meaning = document.vocabulary.attribute(tree.name(attribute), of: tree.name(element))
        fields.append(.init(name, value(attribute, meaning)))
      }
    }
    if string(words.id, element) == nil { fields.insert(.init("id", .string(path(of: element))), at: 0) }
    if !first.isEmpty { fields.append(.init("first", .object(first))) }
    if !second.isEmpty { fields.append(.init("second", .object(second))) }
    if let multiplier { fields.append(.init("multiplier", multiplier)) }
    for (key, usual) in [("relation", Value.string("equal")), ("constant", .integer(0)), ("priority", .integer(1000))]
    where !fields.contains(where: { $0.key == key }) {
      fields.append(.init(key, usual))
    }
    for child in tree.children(element) {
      fields.append(.init(string(words.key, child) ?? tree.nameString(child), plainValue(child)))
    }
    return .object(fields)
  }

  /// A multiplier: a number, or two as `a:b` or `a/b`.
  private func ratio(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { parseNumber(ArraySlice(Array($0.utf8))) }
    guard numbers.count == parts.count else { return nil }
    if numbers.count == 1 { return numbers[0] }
    return numbers.count == 2 && numbers[1] != 0 ? numbers[0] / numbers[1] : nil
  }
}
