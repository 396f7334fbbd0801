extension Expander {
  /// Runs what registries check on an object, and finds attributes that are set too late.
  mutating func check(_ rules: ObjectRules, _ node: ViewTree.Node) {
    if !rules.order.isEmpty, node.synthesized == nil, let object = node.object {
      AttributeOrder(document, attributes[object] ?? []).check(rules.order) { diagnostics.report($0) }
    }
    for (check, owner) in rules.checks { run(check, owner, node) }
  }

  private mutating func run(_ check: WidgetCheck, _ owner: String, _ node: ViewTree.Node) {
    let maker = NodeMaker(owner: owner, host: node, what: "the check '\(check.id.name)'")
    var messages: [String] = []
    repeated(check.control, maker) { expander, _ in
      if let text = expander.text(check.message, maker) { messages.append(text) }
    }
    for message in messages {
      guard let object = node.object else { continue }
      let place = place(of: node) { $0 == check.key }
      let made = node.synthesized.map { "in '\(node.id)', which '\($0)' makes: " } ?? ""
      var diagnostic = document.about(object, Diagnostic(check.id, check.severity, made + message, at: place))
      diagnostic.keyPath = check.key
      if node.synthesized == nil { diagnostic.fix = check.fix.flatMap { document.edit(for: $0, on: object) } }
      diagnostics.report(diagnostic)
    }
  }
}
