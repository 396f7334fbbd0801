extension RuntimeAttributeChecker {
  /// What to say of a key that the class at `step` doesn't have: one finding, or none.
  mutating func unknownKey(
    _ steps: [String], _ step: Int, _ owner: ClassChain, root: ClassChain, _ place: AttributePlace
  ) -> Diagnostic? {
    let key = steps[step]
    let near = nearestProperty(to: key, of: owner)
    if let layer = owner.system, layer.acceptsAnyKey(on: document.platform) {
      // A custom view may have a layer of another class.
      let isOther =
        step > 0 && (root.isProject || root.isOpen)
        && SystemSymbol(key).map { symbol in
          SystemTables.classes(declaring: symbol).contains { $0.inherits(from: layer, on: document.platform) }
        } ?? false
      return isOther ? nil : place.unknownLayerKey(step, near)
    }
    let className = owner.links.first?.name ?? "object"
    if owner.isProject { return place.unknownKey(step, of: className, near, .error) }
    let severity: Severity = registry.isComplete ? .error : .warning
    if step == 0, let elsewhere = registry.ownerElsewhere(of: key) {
      return place.orphan(of: className, declaredBy: elsewhere, severity)
    }
    return place.unknownKey(step, of: className, near, severity)
  }

  /// What `key` was probably meant to be. The same key is often unknown a hundred times in a project, so the worker keeps
  /// the answers.
  private mutating func nearestProperty(to key: String, of chain: ClassChain) -> Property? {
    let question = "\(document.platform.name) \(chain.links.first?.name ?? "") \(key)"
    // What other documents asked must not change what is said of this one.
    if keysLookedFor.insert(question).inserted, keysLookedFor.count > Self.keyLimit { return nil }
    if let known = worker.nearestProperties[question] { return known }
    let keys = registry.properties(of: chain, on: document.platform).filter { !$0.isReadOnly }
    let nearest = nearestSpelling(of: key, among: keys.lazy.map(\.key))
    let answer = nearest.flatMap { near in keys.first { $0.key == near } }
    worker.nearestProperties[question] = .some(answer)
    return answer
  }
}

extension Registry {
  /// The key path that takes a colour and sets the CGColor at `steps`.
  func colorWrapper(for steps: [String], of chain: ClassChain, on platform: Platform) -> String? {
    let path = steps.joined(separator: ".")
    if let own = properties(of: chain, on: platform).first(where: { $0.sets == path && $0.type == .color }) {
      return own.key
    }
    guard steps.count > 1, let last = steps.last else { return nil }
    let owners = extensions.keys.sorted()
    for owner in owners {
      guard let wrapper = extensions[owner]?.first(where: { $0.sets == last && $0.type == .color }) else { continue }
      return (steps.dropLast() + [wrapper.key]).joined(separator: ".")
    }
    return nil
  }
}
