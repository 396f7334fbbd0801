import XMLSource

extension Expander {
  mutating func apply(_ template: Template, owner: String, to node: inout ViewTree.Node) {
    let outer = evaluation.values
    defer { evaluation.values = outer }
    var maker = NodeMaker(owner: owner, host: node, what: "the template")
    bind(template.lets, maker)
    if let frame = value(template.frame, maker).flatMap(Frame.init(value:)) { node.frame = frame.clamped.fields }
    set(template.settings, on: &node, maker)
    if let existing = template.existing { place(existing, &node.children, maker) }
    add(template.children, to: &node, &maker)
  }

  private mutating func add(_ templates: [NodeTemplate], to node: inout ViewTree.Node, _ maker: inout NodeMaker) {
    var first: [ViewTree.Node] = []
    var last: [ViewTree.Node] = []
    for template in templates {
      let made = nodes(template, parent: node.id, &maker)
      if let slot = template.slot {
        if !made.isEmpty { node.slots.add(slot.key, made) }
      } else if template.isFirst {
        first += made
      } else {
        last += made
      }
    }
    node.children = first + node.children + last
  }

  /// What problems are reported about.
  struct NodeMaker {
    let owner: String
    let host: ViewTree.Node
    let what: String
  }

  private mutating func place(
    _ existing: Template.ExistingTemplate, _ children: inout [ViewTree.Node], _ maker: NodeMaker
  ) {
    let outer = evaluation.values
    defer { evaluation.values = outer }
    let documents = children.indices.filter { children[$0].synthesized == nil }
    evaluation.values["count"] = .number(Double(documents.count))
    for (number, index) in documents.enumerated() {
      evaluation.values["index"] = .number(Double(number))
      evaluation.values["child"] = Frame(children[index].frame)?.value ?? .null
      guard isMade(existing.control, maker) else { continue }
      if let frame = value(existing.frame, maker).flatMap(Frame.init(value:)) {
        children[index].frame = frame.clamped.fields
      }
      set(existing.settings, on: &children[index], maker)
    }
  }

  private mutating func nodes(
    _ template: NodeTemplate, parent: String, _ maker: inout NodeMaker
  ) -> [ViewTree.Node] {
    var made: [ViewTree.Node] = []
    let isRepeated = !template.control.loops.isEmpty
    repeated(template.control, maker) { expander, index in
      guard expander.mayMakeNode(maker) else { return }
      let id = (parent.hasPrefix("~") ? parent : "~" + parent) + "/" + template.id + (isRepeated ? "[\(index)]" : "")
      made.append(expander.node(template, id: expander.free(id), &maker))
    }
    return made
  }

  private mutating func node(_ template: NodeTemplate, id: String, _ maker: inout NodeMaker) -> ViewTree.Node {
    var node = ViewTree.Node(id: id)
    node.object = maker.host.object
    node.className = template.className
    node.module = template.module
    node.synthesized = "\(maker.owner).\(template.id)"
    let chain = registry.chain(of: node, on: document.platform)
    node.bases = chain.links.dropFirst().map(\.name).filter { $0 != "NSObject" }
    if let frame = value(template.frame, maker).flatMap(Frame.init(value:)) { node.frame = frame.clamped.fields }
    set(template.settings, on: &node, maker)
    add(template.children, to: &node, &maker)
    return node
  }

  private mutating func set(_ settings: Template.Settings, on node: inout ViewTree.Node, _ maker: NodeMaker) {
    let chain = settings.properties.isEmpty ? ClassChain() : registry.chain(of: node, on: document.platform)
    for setting in settings.properties {
      guard let value = value(setting.value, maker) else { continue }
      let property = registry.property(setting.key, of: chain, on: document.platform)
      if let property, !property.isSystem {
        set(value, for: property, on: &node, maker)
      } else {
        node.properties[setting.key] = value
      }
    }
    for setting in settings.layer {
      if let value = value(setting.value, maker) { node.layer[setting.key] = value }
    }
    for setting in settings.extra {
      if let value = value(setting.value, maker) { node.properties[setting.key] = value }
    }
    for part in settings.parts {
      if let value = self.part(part, maker) { node.parts[part.key] = value }
    }
  }

  /// A template sets a property of another widget as an attribute would, within its limits.
  private mutating func set(
    _ value: Value, for property: Property, on node: inout ViewTree.Node, _ maker: NodeMaker
  ) {
    if let problem = value.double.flatMap(property.limits.problem(with:)) {
      refuse("'\(property.key)' of '\(node.className ?? "")' in \(maker.what) of '\(maker.owner)': \(problem)", maker)
    }
    let type = property.type.storedType(of: value)
    setter.add(RuntimeValue(steps: [property.key], type: type, value: value), of: property, to: &node)
  }
}
