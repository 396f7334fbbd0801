/// Finds templates that would make nodes without end: a widget that is made of itself.
struct WidgetRecursion {
  let registry: Registry

  /// The class in the template of `name` that leads back to it, with the place where it is named.
  func problem(with template: Template, of name: String) -> (className: String, range: Range<Int>)? {
    for node in template.children.flatMap(all) where leads(from: node.className, to: name) {
      return (node.className, node.classRange)
    }
    return nil
  }

  private func leads(from start: String, to name: String) -> Bool {
    var seen: Set<String> = []
    var open = [start]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      let chain = registry.chain(of: next, module: nil, base: nil, on: .iOS)
      // A subclass has its superclass's template.
      if chain.links.contains(where: { $0.name == name }) { return true }
      for template in registry.templates(of: chain) { open += template.children.flatMap(all).map(\.className) }
    }
    return false
  }

  private func all(_ node: NodeTemplate) -> [NodeTemplate] { [node] + node.children.flatMap(all) }
}

extension Registry {
  /// The nearest class's template, and those of extensions whether or not they are used.
  fileprivate func templates(of chain: ClassChain) -> [Template] {
    let own = chain.links.lazy.compactMap { link -> Template? in
      if case .project(let known) = link { known.rules.template } else { nil }
    }.first
    let added = chain.links.flatMap { extensionRules[$0.name] ?? [] }.compactMap(\.rules.template)
    return [own].compactMap { $0 } + added
  }
}
