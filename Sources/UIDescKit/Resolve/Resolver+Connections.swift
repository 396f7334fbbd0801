import XMLSource

extension Resolver {
  func connect(_ element: ElementID, _ node: inout ViewTree.Node) {
    guard case .object(let fields) = plainValue(element) else { return }
    switch tree.nameString(element) {
    case "outlet": node.outlets.append(.object(fields.ordered("id", "property", "destination")))
    case "outletCollection":
      let all = fields + [.init("collection", .bool(true))]
      node.outlets.append(.object(all.ordered("id", "property", "destination", "collection")))
    case "action": node.actions.append(.object(fields.ordered("id", "selector", "destination", "event")))
    case "segue": node.segues.append(.object(fields.ordered("id", "kind", "identifier", "destination")))
    default:
      node.bindings.append(.object([.init("kind", .string(tree.nameString(element)))] + fields))
    }
  }

  /// `{"id", "first": {"item", "attribute"}, "relation", "second", "multiplier", "constant", "priority", …}`; an absent
  /// item is the node itself. A symbolic constraint has the standard spacing, which the document doesn't tell.
  func constraint(_ element: ElementID, madeUpID: String) -> Value {
    var first: [Value.Field] = []
    var second: [Value.Field] = []
    var fields: [Value.Field] = []
    first.reserveCapacity(2)
    second.reserveCapacity(2)
    fields.reserveCapacity(8)
    for attribute in tree.attributes(element) {
      let text = tree.string(attribute)
      switch tree.names.string(tree.name(attribute)) {
      case "firstItem": first["item"] = .string(text)
      case "firstAttribute": first["attribute"] = .string(text)
      case "secondItem": second["item"] = .string(text)
      case "secondAttribute": second["attribute"] = .string(text)
      case "multiplier": fields["multiplier"] = Double(ratio: text).map(Value.number) ?? .string(text)
      case let name:
        let meaning = document.vocabulary.attribute(tree.name(attribute), of: tree.name(element))
        // The node keeps it.
        if !meaning.isKnown { continue }
        fields[name] = value(attribute, meaning, of: element)
      }
    }
    if fields["id"] == nil { fields["id"] = .string(madeUpID.hasPrefix("~") ? madeUpID : "~" + madeUpID) }
    if first.first?.key == "attribute" { first.reverse() }
    if second.first?.key == "attribute" { second.reverse() }
    if !first.isEmpty { fields["first"] = .object(first) }
    if !second.isEmpty { fields["second"] = .object(second) }
    let isSymbolic = fields["symbolic"] == .bool(true)
    if !second.isEmpty, fields["multiplier"] == nil { fields["multiplier"] = .integer(1) }
    for (key, usual) in [("relation", Value.string("equal")), ("constant", .integer(0)), ("priority", .integer(1000))]
    where fields[key] == nil && !(isSymbolic && key == "constant") {
      fields[key] = usual
    }
    var variations: [ElementID] = []
    for child in tree.children(element) {
      if tree.name(child) == words.variation {
        variations.append(child)
      } else {
        fields[string(words.key, child) ?? tree.nameString(child)] = plainValue(child)
      }
    }
    apply(variations, to: &fields)
    let texts = ([element] + variations).filter(tree.hasText).map { Value.string(tree.text($0)) }
    if let first = texts.first { fields["text"] = texts.count > 1 ? .several(texts) : first }
    return .object(fields.ordered("id", "first", "relation", "second", "multiplier", "constant", "priority"))
  }
}
