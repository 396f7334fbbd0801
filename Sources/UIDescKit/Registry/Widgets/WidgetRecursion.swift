/// Finds templates that would make nodes without end: widgets that are made of each other.
struct WidgetRecursion {
  /// A node of a template that leads back to the class or extension whose template it is.
  struct Loop {
    let owner: String
    let file: String
    let className: String
    let range: Range<Int>
  }

  private(set) var loops: [Loop] = []

  init(_ registry: Registry) {
    let templates = registry.templates
    guard !templates.isEmpty else { return }
    var positions: [String: Int] = [:]
    for (index, template) in templates.enumerated() { positions[template.name] = index }
    let nodes = templates.map { $0.template.children.flatMap(Self.all) }
    let targets = nodes.map { nodes in
      nodes.map { registry.templateNames(for: $0).compactMap { positions[$0] } }
    }
    let endless = Self.endless(targets.map { $0.flatMap { $0 } })
    for (index, template) in templates.enumerated() where endless.contains(index) {
      guard let node = nodes[index].indices.first(where: { !endless.isDisjoint(with: targets[index][$0]) }) else {
        continue
      }
      let back = nodes[index][node]
      loops.append(
        Loop(owner: template.owner, file: template.file, className: back.className, range: back.classRange))
    }
  }

  private static func all(_ node: NodeTemplate) -> [NodeTemplate] { [node] + node.children.flatMap(all) }

  /// What is left when everything that leads to an end, or that nothing endless leads to, has been taken away.
  private static func endless(_ targets: [[Int]]) -> Set<Int> {
    var sources = targets.map { _ in [Int]() }
    for (index, targets) in targets.enumerated() {
      for target in targets { sources[target].append(index) }
    }
    let leadingOn = remaining(Set(targets.indices), targets, sources)
    return remaining(leadingOn, sources, targets)
  }

  /// - Parameter back: the other direction of `edges`.
  private static func remaining(_ all: Set<Int>, _ edges: [[Int]], _ back: [[Int]]) -> Set<Int> {
    var left = all
    var counts = edges.map { $0.count { all.contains($0) } }
    var open = all.filter { counts[$0] == 0 }
    while let next = open.popFirst() {
      left.remove(next)
      for other in back[next] where left.contains(other) {
        counts[other] -= 1
        if counts[other] == 0 { open.insert(other) }
      }
    }
    return left
  }
}

extension Registry {
  /// Every template with a name that tells it from others.
  fileprivate var templates: [(name: String, owner: String, file: String, template: Template)] {
    let own = classes.keys.sorted().flatMap { classes[$0] ?? [] }.compactMap { known in
      known.rules.template.map { (known.templateName, known.name, known.file, $0) }
    }
    let added = extensionRules.keys.sorted().flatMap { name in
      (extensionRules[name] ?? []).enumerated().compactMap { index, added in
        added.rules.template.map { ("\(name)+\(index)", name, added.file, $0) }
      }
    }
    return own + added
  }

  /// The nearest class's template, and those of extensions whose keys the node sets; one without keys is for every node.
  fileprivate func templateNames(for node: NodeTemplate) -> [String] {
    let chain = chain(of: node.className, module: node.module, base: nil, on: .iOS)
    let own = chain.links.lazy.compactMap { link -> String? in
      if case .project(let known) = link, known.rules.template != nil { known.templateName } else { nil }
    }.first
    let added = chain.links.flatMap { link in
      (extensionRules[link.name] ?? []).enumerated().filter { _, added in
        added.keys.isEmpty || node.settings.properties.contains { added.keys.contains($0.key) }
      }.map { "\(link.name)+\($0.offset)" }
    }
    return [own].compactMap { $0 } + added
  }
}

extension ProjectClass {
  fileprivate var templateName: String { "\(module ?? "").\(name)" }
}
