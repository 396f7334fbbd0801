import XMLSource

/// What a document says differently for some size classes or devices.
extension Resolver {
  /// Sets what holds in the environment, the most specific last; of equally specific ones the later wins. The rest stays
  /// under `variations`, and so does what was set aside, as `default`.
  func apply(_ variations: [ElementID], to node: inout ViewTree.Node) {
    guard !variations.isEmpty else { return }
    let (inForce, others) = sorted(variations)
    var excluded: Set<String> = []
    var aside = KeyedList<Value.Field>()
    for variation in inForce {
      let isBase = string(words.key, variation) == "default"
      for field in ownFields(of: variation) {
        let before =
          field.key == "frame" ? node.frame.isEmpty ? nil : Value.object(node.frame) : node.properties[field.key]
        if !isBase, aside[field.key] == nil { aside.add(field.key, before ?? .null) }
        if field.key == "frame", case .object(let frame) = field.value, frame.isFrame {
          node.frame = frame
        } else {
          node.properties[field.key] = field.value
        }
      }
      for mask in masks(of: variation) {
        if isBase, inForce.count > 1 { aside.add(mask.field.key, mask.field.value) }
        excluded.formUnion(mask.excluded)
        excluded.subtract(mask.included)
      }
    }
    if !aside.isEmpty { node.variations.add("default", .object(aside.entries)) }
    node.variations.add(others.map { field(of: $0) })
    if !excluded.isEmpty { leaveOut(excluded, of: &node) }
    for variation in variations { keepStrangers(inAllOf: variation, of: &node.unresolved) }
  }

  /// The same for a constraint.
  func apply(_ variations: [ElementID], to fields: inout [Value.Field]) {
    guard !variations.isEmpty else { return }
    let (inForce, others) = sorted(variations)
    var aside = KeyedList<Value.Field>()
    for field in inForce.flatMap({ ownFields(of: $0) }) {
      if aside[field.key] == nil { aside.add(field.key, fields[field.key] ?? .null) }
      fields[field.key] = field.value
    }
    var kept = KeyedList<Value.Field>()
    if !aside.isEmpty { kept.add("default", .object(aside.entries)) }
    kept.add(others.map { field(of: $0) })
    if !kept.isEmpty { fields.append(.init("variations", .object(kept.entries))) }
  }

  private func sorted(_ variations: [ElementID]) -> (inForce: [ElementID], others: [ElementID]) {
    var inForce: [(element: ElementID, specificity: Int)] = []
    var others: [ElementID] = []
    for element in variations {
      if let key = string(words.key, element), let specificity = environment.specificity(of: key) {
        inForce.append((element, specificity))
      } else {
        others.append(element)
      }
    }
    // Swift's sort is stable.
    return (inForce.sorted { $0.specificity < $1.specificity }.map(\.element), others)
  }

  private func leaveOut(_ ids: Set<String>, of node: inout ViewTree.Node) {
    for index in node.children.indices where ids.contains(node.children[index].id) {
      node.children[index].installed = false
    }
    for index in node.constraints.indices {
      guard case .object(var fields) = node.constraints[index], case .string(let id)? = fields["id"], ids.contains(id)
      else { continue }
      fields.append(.init("installed", .bool(false)))
      node.constraints[index] = .object(fields)
    }
  }

  /// The properties that a variation sets.
  private func ownFields(of variation: ElementID) -> [Value.Field] {
    var fields = attributeFields(of: variation)
    for child in tree.children(variation) where tree.name(child) != words.mask {
      fields[string(words.key, child) ?? tree.nameString(child)] = plainValue(child)
    }
    return fields
  }

  private struct Mask {
    var list: String
    var included: [String] = []
    var excluded: [String] = []

    var field: Value.Field {
      let lists = [("include", included), ("exclude", excluded)].filter { !$0.1.isEmpty }
      return .init(list, .object(lists.map { .init($0.0, .list($0.1.map(Value.string))) }))
    }
  }

  /// Which subviews and constraints a variation leaves out or takes back in.
  private func masks(of variation: ElementID) -> [Mask] {
    tree.children(variation).filter { tree.name($0) == words.mask }.map { element in
      var mask = Mask(list: string(words.key, element) ?? "")
      for child in tree.children(element) {
        guard let id = string(words.reference, child) else { continue }
        if tree.name(child) == words.include { mask.included.append(id) } else { mask.excluded.append(id) }
      }
      return mask
    }
  }

  /// A variation that isn't in force, as the tree keeps it.
  private func field(of variation: ElementID) -> Value.Field {
    var fields = KeyedList(ownFields(of: variation))
    fields.add(masks(of: variation).map(\.field))
    return .init(string(words.key, variation) ?? tree.nameString(variation), .object(fields.entries))
  }
}
