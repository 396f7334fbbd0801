/// A class and its superclasses, as far as anybody knows them.
struct ClassChain {
  enum Link {
    /// Behind a pointer, as chains are copied often and most links are the system's.
    indirect case project(ProjectClass)
    case system(SystemClass)

    var name: String {
      switch self {
      case .project(let known): known.name
      case .system(let known): known.name
      }
    }
  }

  /// The class itself first.
  var links: [Link] = []
  /// A class on the way is unknown, so it may have any key.
  var isOpen = false

  /// Whether the class comes from a project's file.
  var isProject: Bool { if case .project = links.first { true } else { false } }

  var system: SystemClass? {
    for case .system(let systemClass) in links { return systemClass }
    return nil
  }

  /// Adds a class of the system's and those above it.
  fileprivate mutating func append(_ system: SystemClass, on platform: Platform) {
    links.reserveCapacity(links.count + 8)
    for known in system.chain(on: platform) { links.append(.system(known)) }
  }
}

extension Registry {
  /// The class `name` of a project; by module when one is given, else when only one registry has it. Among all classes that
  /// there are, a name alone is enough.
  func projectClass(_ name: String, module: String?) -> ProjectClass? {
    guard let named = classes[name] else { return nil }
    if let module, let exact = named.first(where: { $0.module == module }) { return exact }
    if let unbound = named.first(where: { $0.module == nil }) { return unbound }
    return (module == nil || isComplete) && named.count == 1 ? named.first : nil
  }

  /// - Parameter base: what the element itself stands for, for a custom class that nobody knows.
  func chain(of name: String?, module: String?, base: SystemClass?, on platform: Platform) -> ClassChain {
    var chain = ClassChain()
    var next = name
    var module = module
    var seen: Set<String> = []
    while let name = next {
      if let known = projectClass(name, module: module), seen.insert(name).inserted {
        chain.links.append(.project(known))
        next = known.superclass
        module = known.module
        // A class that names no superclass has the element's own.
        if next == nil, base == nil { chain.isOpen = true }
        // A superclass is looked for in the same module first, then anywhere.
        if let superclass = next, projectClass(superclass, module: module) == nil { module = nil }
      } else if let system = SystemTables.class(named: name) {
        chain.append(system, on: platform)
        return chain
      } else {
        chain.isOpen = true
        next = nil
      }
    }
    if let base, chain.system == nil { chain.append(base, on: platform) }
    return chain
  }

  /// The property that `key` reaches, nearest class first; a class's own before an extension's.
  /// - Parameter orUnavailable: whether one that only other platforms have will do, when there is no other.
  func property(
    _ key: String, of chain: ClassChain, on platform: Platform, orUnavailable: Bool = true
  ) -> Property? {
    let symbol = SystemSymbol(key)
    var unavailable: Property?
    for link in chain.links {
      switch link {
      case .project(let known):
        if let own = known.properties.entry(key) { return own }
      case .system(let known):
        guard let symbol, let own = known.ownProperty(symbol) else { break }
        if own.isAvailable(on: platform) { return Property(own) }
        unavailable = unavailable ?? Property(own)
      }
      if !extensions.isEmpty, let added = extensions[link.name]?.entry(key) { return added }
    }
    return orUnavailable ? unavailable : nil
  }

  /// Every key that can be set, a class's before its superclass's.
  func properties(of chain: ClassChain, on platform: Platform) -> [Property] {
    var seen: Set<String> = []
    var all: [Property] = []
    for link in chain.links {
      switch link {
      case .project(let known): all += known.properties
      case .system(let known): all += known.ownProperties.filter { $0.isAvailable(on: platform) }.map(Property.init)
      }
      if let added = extensions[link.name] { all += added }
    }
    return all.filter { seen.insert($0.key).inserted }
  }

  /// The keys of a project's that set another one, a class's before its superclass's.
  func forwardingKeys(of chain: ClassChain) -> [String] {
    chain.links.flatMap { link -> [String] in
      var declared = extensions[link.name].map(Array.init) ?? []
      if case .project(let known) = link { declared = known.properties + declared }
      return declared.filter { $0.sets != nil }.map(\.key)
    }
  }

  /// A class of a project's that has `key`, or that a project gives it.
  func ownerElsewhere(of key: String) -> String? { owners[key]?.first }

  /// The same, preferably one that an object of `chain` may have as its custom class.
  func likelyOwner(of key: String, for chain: ClassChain, on platform: Platform) -> (name: String, fits: Bool)? {
    let names = owners[key] ?? []
    let fitting = names.first { name in
      self.chain(of: name, module: nil, base: nil, on: platform).links.contains { $0.name == chain.system?.name }
    }
    return fitting.map { ($0, true) } ?? names.first.map { ($0, false) }
  }
}

extension Registry {
  /// The classes of a node, by its class and what is above it.
  func chain(of node: ViewTree.Node, on platform: Platform) -> ClassChain {
    let base = ([node.className].compactMap { $0 } + node.bases).lazy.compactMap { SystemTables.class(named: $0) }.first
    return chain(of: node.className, module: node.module, base: base, on: platform)
  }
}
