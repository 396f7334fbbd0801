/// Finds templates that would make nodes without end: a widget that is made of itself.
struct WidgetRecursion {
  let registry: Registry

  /// The class in a template that leads back to what the template is for, with the place where it is named.
  /// - Parameter keys: those of the extension that the template belongs to; nil for a class's own template.
  func problem(
    with template: Template, of name: String, keys: Set<String>?
  ) -> (className: String, range: Range<Int>)? {
    for node in template.children.flatMap(all) where leads(from: node, to: name, keys) {
      return (node.className, node.classRange)
    }
    return nil
  }

  private func leads(from start: NodeTemplate, to name: String, _ keys: Set<String>?) -> Bool {
    var seen: Set<[String]> = []
    var open = [start]
    while let next = open.popLast() {
      guard seen.insert([next.className] + next.keys.sorted()).inserted else { continue }
      let chain = registry.chain(of: next.className, module: next.module, base: nil, on: .iOS)
      // A subclass has its superclass's template.
      if chain.links.contains(where: { $0.name == name }), keys.map({ next.sets(oneOf: $0) }) ?? true { return true }
      for template in registry.templates(for: next, chain) { open += template.children.flatMap(all) }
    }
    return false
  }

  private func all(_ node: NodeTemplate) -> [NodeTemplate] { [node] + node.children.flatMap(all) }
}

extension NodeTemplate {
  fileprivate var keys: [String] { settings.properties.map(\.key) }

  /// Whether an extension's rules are for the node: those without keys are for every object.
  fileprivate func sets(oneOf keys: Set<String>) -> Bool {
    keys.isEmpty || !keys.isDisjoint(with: self.keys)
  }
}

extension Registry {
  /// The nearest class's template, and those of extensions whose keys the node sets.
  fileprivate func templates(for node: NodeTemplate, _ chain: ClassChain) -> [Template] {
    let own = chain.links.lazy.compactMap { link -> Template? in
      if case .project(let known) = link { known.rules.template } else { nil }
    }.first
    let added = chain.links.flatMap { extensionRules[$0.name] ?? [] }.filter { node.sets(oneOf: $0.keys) }
    return [own].compactMap { $0 } + added.compactMap(\.rules.template)
  }
}
