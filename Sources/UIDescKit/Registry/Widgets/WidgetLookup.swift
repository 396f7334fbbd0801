/// What registries say of one object beyond its properties, each with the class that says it.
struct ObjectRules {
  var checks: [(check: WidgetCheck, owner: String)] = []
  var order: [OrderRule] = []
  var templates: [(template: Template, owner: String)] = []

  var isEmpty: Bool { checks.isEmpty && order.isEmpty && templates.isEmpty }
}

extension Registry {
  /// The checks of all classes of an object, the nearest class's template, and what extensions say of the keys it sets.
  ///
  /// A class's own property hides an extension's of the same key, and its own template all of such an extension's: both
  /// would draw the same.
  /// - Parameter keys: those that the object sets, in order.
  func rules(for chain: ClassChain, setting keys: [String], on platform: Platform) -> ObjectRules {
    var found = ObjectRules()
    var own: Set<String> = []
    for case .project(let known) in chain.links {
      if !extensionRules.isEmpty { own.formUnion(known.properties.lazy.map(\.key)) }
      found.add(known.rules, of: known.name, hasTemplate: found.templates.isEmpty)
    }
    let hasTemplate = !found.templates.isEmpty
    if !extensionRules.isEmpty {
      let set = Set(keys).subtracting(own)
      for link in chain.links {
        for added in extensionRules[link.name] ?? []
        where added.keys.isEmpty || !added.keys.isDisjoint(with: set) {
          let isHidden = hasTemplate && !added.keys.isDisjoint(with: own)
          found.add(added.rules, of: link.name, hasTemplate: !isHidden)
        }
      }
    }
    for key in keys { found.order += property(key, of: chain, on: platform)?.order ?? [] }
    return found
  }
}

extension ObjectRules {
  fileprivate mutating func add(_ rules: WidgetRules, of owner: String, hasTemplate: Bool) {
    checks += rules.checks.map { ($0, owner) }
    order += rules.order
    if hasTemplate, let template = rules.template { templates.append((template, owner)) }
  }
}
