/// What a key path reaches, or at which step it leads nowhere.
enum KeyPathOutcome {
  /// `steps` before the last one were read, the last one is `property`.
  case found(Property, capitalised: String?)
  /// Nothing can be said: a class on the way is unknown, or the type of what the path ends at.
  case unchecked
  /// The class at `step` has no such key.
  case unknown(step: Int, of: ClassChain)
  case getter(step: Int, key: String)
  /// A step into a number or struct.
  case intoValue(step: Int, Property)
  case privateStep(Int)
}

extension Registry {
  /// Follows `steps` from an object of the class `chain`.
  func follow(_ steps: [String], from chain: ClassChain, on platform: Platform) -> KeyPathOutcome {
    var chain = chain
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      var found = property(step, of: chain, on: platform)
      var capitalised: String?
      if found == nil, isLast, let first = step.first, first.isUppercase {
        let lower = first.lowercased() + step.dropFirst()
        found = property(lower, of: chain, on: platform)
        if found != nil { capitalised = lower }
      }
      guard let property = found else {
        if step.hasPrefix("_"), !resemblesPublicKey(step, of: chain, on: platform) { return .privateStep(index) }
        if let getter = SystemSymbol(step),
          let meant = chain.links.lazy.compactMap({ link -> SystemProperty? in
            guard case .system(let known) = link else { return nil }
            return known.ownProperties.first { $0.getter == getter }
          }).first
        {
          // Leading steps are read, and a getter is a way to read.
          guard !isLast else { return .getter(step: index, key: meant.name) }
          return .unchecked
        }
        return chain.isOpen || chain.links.isEmpty ? .unchecked : .unknown(step: index, of: chain)
      }
      if isLast { return .found(property, capitalised: capitalised) }
      switch next(after: property, in: chain, rest: steps[(index + 1)...], on: platform) {
      case .object(let class_): chain = class_
      case .value: return .intoValue(step: index + 1, property)
      case .anything: return .unchecked
      }
    }
    return .unchecked
  }

  /// A project may name inspectable keys with an underscore: such a key of another class, or one that is nearly one of
  /// this class, was meant to be public.
  private func resemblesPublicKey(_ step: String, of chain: ClassChain, on platform: Platform) -> Bool {
    guard !chain.isOpen else { return false }
    if ownerElsewhere(of: step) != nil { return true }
    guard chain.isProject else { return false }
    let keys = properties(of: chain, on: platform).lazy.map(\.key).filter { $0.hasPrefix("_") }
    return nearestSpelling(of: step, among: keys) != nil
  }

  private enum Next {
    case object(ClassChain)
    case value
    /// Something whose keys or type nobody knows.
    case anything
  }

  private func next(
    after property: Property, in chain: ClassChain, rest: ArraySlice<String>, on platform: Platform
  ) -> Next {
    let system: SystemType
    switch property.type {
    case .system(let type): system = type
    case .boolean, .integer, .number, .enumeration, .flags, .duration, .insets, .range: return .value
    case .point: system = .point
    case .size: system = .size
    case .rect: system = .rect
    default: return .anything
    }
    switch system {
    case .object:
      guard let known = system.objectClass else { return .anything }
      return .object(self.chain(of: known.name, module: nil, base: nil, on: platform))
    case .point, .size, .rect, .structure:
      let path = rest.joined(separator: ".")
      let isDocumented = chain.system?.subkeys(of: system, on: platform).contains { $0.string == path } ?? false
      // The class documents the path, but not the type of its end.
      return isDocumented ? .anything : .value
    case .enumeration, .insets: return .value
    default: return .anything
    }
  }
}

extension Registry {
  /// Why `path` can't be the key path of an attribute of the class; nil when it can on one platform at least. What is
  /// said of a system class may be for keys of its subclasses, so there only a misspelling is a problem.
  func problem(withKeyPath path: String, of name: String, module: String?) -> String? {
    let steps = path.keySteps
    if steps.contains("") || path.hasWhitespace { return "'\(path)' is no key path" }
    var problem: String?
    for platform in Platform.allCases {
      let chain = chain(of: name, module: module, base: nil, on: platform)
      switch follow(steps, from: chain, on: platform) {
      case .unchecked, .privateStep, .found(_, capitalised: nil): return nil
      case .found(_, let key?), .getter(_, let key): problem = "the key is '\(key)'"
      case .unknown(let step, let owner):
        let near = nearestSpelling(of: steps[step], among: properties(of: owner, on: platform).map(\.key))
        if near == nil, step == 0, !chain.isProject { continue }
        let advice = near.map { "; did you mean '\($0)'?" } ?? ""
        problem = problem ?? "'\(owner.links.first?.name ?? name)' has no key '\(steps[step])'\(advice)"
      case .intoValue(let step, let property):
        problem = problem ?? "'\(property.key)' is \(withArticle(property.type.name)), which has no '\(steps[step])'"
      }
    }
    return problem
  }
}
