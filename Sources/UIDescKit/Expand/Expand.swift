/// Runs the checks that registries declare for their classes, and turns widgets into plain nodes by their templates, so
/// that any renderer can draw them. Frames are those that the document records: a layout stage would come before this one.
func expand(
  _ tree: ViewTree, of document: Document, registry: Registry, context: WidgetContext,
  into diagnostics: inout Diagnostics
) -> ViewTree {
  var expander = Expander(tree, document, registry, context)
  var tree = tree
  expander.expand(&tree.roots)
  for index in tree.scenes.indices {
    if var controller = tree.scenes[index].controller {
      expander.expand(&controller)
      tree.scenes[index].controller = controller
    }
    expander.expand(&tree.scenes[index].objects)
  }
  for diagnostic in expander.diagnostics.list { diagnostics.report(diagnostic) }
  return tree
}

extension Expander {
  fileprivate mutating func expand(_ nodes: inout [ViewTree.Node]) {
    for index in nodes.indices { expand(&nodes[index]) }
  }

  /// The node first, then all in it: a template may place its children, which may be widgets themselves.
  fileprivate mutating func expand(_ node: inout ViewTree.Node) {
    let chain = registry.chain(of: node, on: document.platform)
    let rules = registry.rules(for: chain, setting: node.runtimeKeys, on: document.platform)
    if !rules.isEmpty, begin(node, chain) {
      check(rules, node)
      for (template, owner) in rules.templates { apply(template, owner: owner, to: &node) }
      end()
    }
    let isMade = node.synthesized != nil
    if isMade { nesting += 1 }
    for index in node.slots.indices { expand(&node.slots[index].nodes) }
    for index in node.lists.indices { expand(&node.lists[index].nodes) }
    expand(&node.children)
    if isMade { nesting -= 1 }
  }
}

extension ViewTree.Node {
  /// The key paths that the document's runtime attributes set, in order; `--defaults` sets none.
  var runtimeKeys: [String] {
    runtimeAttributes.compactMap { attribute in
      guard case .object(let fields) = attribute, fields["default"] == nil, case .string(let key)? = fields["keyPath"]
      else { return nil }
      return key
    }
  }
}
