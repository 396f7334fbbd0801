import XMLSource

extension Resolver {
  func connect(_ element: ElementID, _ node: inout ViewTree.Node) {
    guard case .object(var fields) = plainValue(element) else {
      return node.unresolved.add(tree.nameString(element), verbatim(element))
    }
    let name = tree.name(element)
    if name == words.outlet || name == words.outletCollection {
      fields.putFirst(["id", "property", "destination"])
      if name == words.outletCollection { fields.insert(.init("collection", .bool(true)), at: min(3, fields.count)) }
      node.outlets.append(.object(fields))
    } else if name == words.action {
      fields.putFirst(["id", "selector", "destination", "event"])
      node.actions.append(.object(fields))
    } else if name == words.segue {
      fields.putFirst(["id", "kind", "identifier", "destination"])
      node.segues.append(.object(fields))
    } else {
      node.bindings.append(.object([.init("kind", .string(tree.nameString(element)))] + fields))
    }
  }

  /// `{"id", "first": {"item", "attribute"}, "relation", "second", "multiplier", "constant", "priority", …}`; an absent
  /// item is the node itself. A symbolic constraint has the standard spacing, which the document doesn't tell.
  func constraint(_ element: ElementID, madeUpID: String) -> Value {
    var first = ConstraintEnd()
    var second = ConstraintEnd()
    var id: Value?
    var relation: Value?
    var multiplier: Value?
    var constant: Value?
    var priority: Value?
    var isSymbolic = false
    var rest: [Value.Field] = []
    for attribute in tree.attributes(element) {
      let name = tree.name(attribute)
      if name == words.firstItem {
        first.item = tree.string(attribute)
      } else if name == words.firstAttribute {
        first.attribute = tree.string(attribute)
      } else if name == words.secondItem {
        second.item = tree.string(attribute)
      } else if name == words.secondAttribute {
        second.attribute = tree.string(attribute)
      } else if name == words.multiplier {
        let text = tree.string(attribute)
        multiplier = Double(ratio: text).map(Value.number) ?? .string(text)
      } else {
        let meaning = document.vocabulary.attribute(name, of: tree.name(element))
        // The node keeps it.
        if !meaning.isKnown { continue }
        let value = value(attribute, meaning, of: element)
        if name == words.id {
          id = value
        } else if name == words.relation {
          relation = value
        } else if name == words.constant {
          constant = value
        } else if name == words.priority {
          priority = value
        } else {
          if name == words.symbolic { isSymbolic = value == .bool(true) }
          rest.append(.init(tree.names.string(name), value))
        }
      }
    }
    var fields: [Value.Field] = []
    fields.reserveCapacity(7 + rest.count)
    fields.append(.init("id", id ?? .string(madeUpID.hasPrefix("~") ? madeUpID : "~" + madeUpID)))
    if let first = first.value { fields.append(.init("first", first)) }
    fields.append(.init("relation", relation ?? .string("equal")))
    if let second = second.value {
      fields.append(.init("second", second))
      multiplier = multiplier ?? .integer(1)
    }
    if let multiplier { fields.append(.init("multiplier", multiplier)) }
    if let constant = constant ?? (isSymbolic ? nil : .integer(0)) { fields.append(.init("constant", constant)) }
    fields.append(.init("priority", priority ?? .integer(1000)))
    fields += rest
    if element.index + 1 < tree.subtree(element).upperBound || tree.hasText(element) {
      addContents(of: element, toConstraint: &fields)
    }
    return .object(fields)
  }

  private func addContents(of element: ElementID, toConstraint fields: inout [Value.Field]) {
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
    fields.putFirst(["id", "first", "relation", "second", "multiplier", "constant", "priority"])
  }
}

/// What one side of a constraint says.
private struct ConstraintEnd {
  var item: String?
  var attribute: String?

  /// `{"item", "attribute"}`; nil when there is neither.
  var value: Value? {
    var fields: [Value.Field] = []
    fields.reserveCapacity(2)
    if let item { fields.append(.init("item", .string(item))) }
    if let attribute { fields.append(.init("attribute", .string(attribute))) }
    return fields.isEmpty ? nil : .object(fields)
  }
}
