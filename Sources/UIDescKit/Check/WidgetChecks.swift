import XMLSource

/// Runs the checks that registries declare for their classes on every instance, and finds attributes that are set too late.
/// They need resolved values, so this part of checking comes after resolving.
func checkWidgets(
  _ tree: ViewTree, of document: Document, registry: Registry, context: WidgetContext,
  into diagnostics: inout Diagnostics
) {
  guard registry.hasRules else { return }
  var checker = WidgetChecker(tree, document, registry, context)
  for root in tree.roots { checker.check(root) }
  for scene in tree.scenes {
    for node in [scene.controller].compactMap({ $0 }) + scene.objects { checker.check(node) }
  }
  for diagnostic in checker.diagnostics.list { diagnostics.report(diagnostic) }
}

extension Registry {
  /// Whether any class has checks or an order for its attributes.
  var hasRules: Bool {
    !extensionRules.isEmpty
      || classes.values.contains {
        $0.contains { known in
          !known.rules.checks.isEmpty || !known.rules.order.isEmpty || known.properties.contains { !$0.order.isEmpty }
        }
      } || extensions.values.contains { $0.contains { !$0.order.isEmpty } }
  }
}

private struct WidgetChecker {
  var expander: Expander
  var diagnostics = Diagnostics()
  private var document: Document { expander.document }
  private var registry: Registry { expander.registry }

  init(_ tree: ViewTree, _ document: Document, _ registry: Registry, _ context: WidgetContext) {
    expander = Expander(tree, document, registry, context)
  }

  mutating func check(_ node: ViewTree.Node) {
    checkOne(node)
    for slot in node.slots { for inner in slot.nodes { check(inner) } }
    for list in node.lists { for inner in list.nodes { check(inner) } }
    for child in node.children { check(child) }
  }

  private mutating func checkOne(_ node: ViewTree.Node) {
    let chain = registry.chain(of: node, on: document.platform)
    let rules = registry.rules(for: node, chain)
    let keys = node.runtimeKeys
    let order =
      rules.flatMap(\.rules.order)
      + (keys.isEmpty ? [] : registry.properties(of: chain, on: document.platform).flatMap(\.order))
    if !order.isEmpty, let object = node.object {
      AttributeOrder(document, object).check(order) { diagnostics.report($0) }
    }
    let checks = rules.flatMap { rules in rules.rules.checks.map { (check: $0, owner: rules.owner) } }
    guard !checks.isEmpty else { return }
    expander.evaluation.values = expander.instances.values(of: node, chain)
    for (check, owner) in checks { run(check, owner, node) }
    for diagnostic in expander.diagnostics.list { diagnostics.report(diagnostic) }
    expander.diagnostics = Diagnostics()
  }

  private mutating func run(_ check: WidgetCheck, _ owner: String, _ node: ViewTree.Node) {
    let maker = Expander.NodeMaker(owner: owner, host: node, what: "the check '\(check.id.name)'")
    let outer = expander.evaluation.values
    defer { expander.evaluation.values = outer }
    expander.failedNames = []
    expander.bind(check.lets, maker)
    var messages: [String] = []
    expander.repeated(check.control, maker) { expander, _ in
      if let text = expander.text(check.message, maker) { messages.append(text) }
    }
    for message in messages {
      guard let object = node.object else { continue }
      let place = document.place(of: check.key, on: object)
      var diagnostic = document.about(object, Diagnostic(check.id, check.severity, message, at: place))
      diagnostic.keyPath = check.key
      diagnostics.report(diagnostic)
    }
  }
}

extension Registry {
  /// The rules of the classes above and of extensions whose keys the node sets.
  fileprivate func rules(for node: ViewTree.Node, _ chain: ClassChain) -> [(rules: WidgetRules, owner: String)] {
    var found: [(WidgetRules, String)] = []
    for link in chain.links {
      if case .project(let known) = link { found.append((known.rules, known.name)) }
    }
    return found + extensionRules(for: node, chain).map { ($0.added.rules, $0.owner) }
  }
}

extension Document {
  /// The value of the attribute that sets `key`, else the object's start tag.
  fileprivate func place(of key: String?, on object: Int) -> Range<Int> {
    for attribute in runtimeAttributes where attribute.owner == object {
      let place = AttributePlace(attribute, in: self)
      if let key, place.keyPath == key { return place.valueRange }
    }
    return tree.startTag(objects[object].element)
  }
}
