extension RuntimeAttributeChecker {
  /// What to say of a key that the class at `step` doesn't have: one finding, or none.
  mutating func unknownKey(
    _ steps: [String], _ step: Int, _ owner: ClassChain, root: ClassChain, _ place: AttributePlace
  ) -> Diagnostic? {
    let key = steps[step]
    let near = nearestProperty(to: key, of: owner, isRead: step < steps.count - 1)
    if let layer = owner.system, layer.acceptsAnyKey(on: document.platform) {
      // A custom view may have a layer of another class.
      let isOther = step > 0 && (root.isProject || root.isOpen) && hasHeir(of: layer, with: key)
      return isOther ? nil : place.unknownLayerKey(step, near)
    }
    // A value may be of a subclass that has the key: a text field's cell is an NSTextFieldCell.
    if step > 0, let declared = owner.system, hasHeir(of: declared, with: key) { return nil }
    let className = owner.links.first?.name ?? "object"
    if owner.isProject { return place.unknownKey(step, of: className, near, .error) }
    let severity: Severity = registry.isComplete ? .error : .warning
    if step == 0, let elsewhere = registry.likelyOwner(of: key, for: owner, on: document.platform) {
      return place.orphan(of: className, declaredBy: elsewhere.name, isPossible: elsewhere.fits, severity)
    }
    return place.unknownKey(step, of: className, near, severity)
  }

  private func hasHeir(of ancestor: SystemClass, with key: String) -> Bool {
    guard let symbol = SystemSymbol(key) else { return false }
    return SystemTables.classes(declaring: symbol).contains { $0.inherits(from: ancestor, on: document.platform) }
  }

  /// What `key` was probably meant to be. The same key is often unknown a hundred times in a project, so the worker keeps
  /// the answers, and the names that they are found among.
  /// - Parameter isRead: more steps follow, so that a key which can't be set will do.
  private mutating func nearestProperty(to key: String, of chain: ClassChain, isRead: Bool) -> Property? {
    let owner = ClassKeys(of: chain, on: document.platform, isRead: isRead)
    let question = KeyQuestion(owner: owner, key: key)
    // What other documents asked must not change what is said of this one.
    if keysLookedFor.insert(question).inserted, keysLookedFor.count > Self.keyLimit { return nil }
    let nearest: String?
    if let known = worker.nearestKeys[question] {
      nearest = known
    } else {
      let keys = settableKeys(of: chain, owner)
      // An extension may add any key to a system class, so that a likeness is not enough there.
      nearest = chain.isProject ? nearestSpelling(of: key, among: keys) : misspelling(of: key, among: keys)
      worker.nearestKeys[question] = .some(nearest)
    }
    return nearest.flatMap { registry.property($0, of: chain, on: document.platform) }
  }

  private func settableKeys(of chain: ClassChain, _ owner: ClassKeys) -> [Spelling] {
    if let known = worker.settableKeys[owner] { return known }
    let keys = registry.properties(of: chain, on: document.platform).filter { owner.isRead || !$0.isReadOnly }.map {
      Spelling($0.key)
    }
    worker.settableKeys[owner] = keys
    return keys
  }
}

/// The class whose keys are meant, as far as chains of classes differ.
struct ClassKeys: Hashable {
  private let platform: Platform
  private let name: String?
  private let module: String?
  private let system: String?
  /// Whether keys that can't be set count too.
  let isRead: Bool

  init(of chain: ClassChain, on platform: Platform, isRead: Bool) {
    self.platform = platform
    self.isRead = isRead
    name = chain.links.first?.name
    if case .project(let known) = chain.links.first { module = known.module } else { module = nil }
    system = chain.system?.name
  }
}

/// A key that a class doesn't have.
struct KeyQuestion: Hashable {
  let owner: ClassKeys
  let key: String
}

extension Registry {
  /// The key path that takes a colour and sets the CGColor at `steps`.
  func colorWrapper(for steps: [String], of chain: ClassChain, on platform: Platform) -> String? {
    let path = steps.joined(separator: ".")
    // Only registries of projects have forwarding keys; one may be hidden by a nearer class's.
    for link in chain.links {
      var own = extensions[link.name].map(Array.init) ?? []
      if case .project(let known) = link { own = known.properties + own }
      let wrapper = own.first { wrapper in
        wrapper.sets == path && wrapper.type == .color && property(wrapper.key, of: chain, on: platform) == wrapper
      }
      if let wrapper { return wrapper.key }
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
