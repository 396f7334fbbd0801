import XMLSource

extension RegistryLoader {
  /// What only shows when all files are there: classes that nobody knows or that are above themselves, keys that change
  /// their type on the way down or that nobody has, `sets` that lead nowhere, templates and checks that don't fit.
  mutating func checkAcrossFiles() {
    checkNames()
    // Nothing below a chain without end could be looked up in reasonable time.
    guard checkSuperclasses() else { return }
    var chains: [String: ClassChain] = [:]
    for declaration in keys + extensionKeys {
      if let message = changedType(declaration, &chains) { fail(message, declaration) }
    }
    for declaration in keys + extensionKeys where !declaration.property.order.isEmpty {
      var checker = WidgetTypeChecker(registry)
      checker.check(declaration.property.order, of: declaration.owner, module: declaration.module)
      for diagnostic in checker.diagnostics.list { report(diagnostic, in: declaration.path) }
    }
    for declaration in forwards {
      if let message = Forwarding(registry).problem(with: declaration) { fail(message, declaration) }
    }
    checkWidgets()
  }

  private mutating func fail(_ message: String, _ declaration: Declaration) {
    report(Diagnostic("invalid-registry", .error, message, at: declaration.range), in: declaration.path)
  }

  private mutating func checkNames() {
    var noted: Set<String> = []
    var suggestions = Suggestions()
    lazy var names = registry.classNames
    for (path, name, module, what, range) in mentions
    where !isKnown(name, module: module) && noted.insert(name).inserted {
      let prefixed = SystemTables.prefixed(name)
      let near = prefixed ?? suggestions.nearest(to: name, among: names)
      let message =
        "\(what) '\(name)' is in no registry, so its keys are not checked"
        + (near.map { "; did you mean '\($0)'?" } ?? "")
      let isMeant = prefixed != nil || near.map { isSlip(name, for: $0) } ?? false
      report(Diagnostic("unchecked-class", isMeant ? .warning : .note, message, at: range), in: path)
    }
  }

  /// - Returns: whether every class has an end above it.
  private mutating func checkSuperclasses() -> Bool {
    for (path, name, module, what, range) in mentions where what == "the superclass" {
      switch ancestry(of: name, module: module) {
      case .ends: continue
      case .returns:
        report(
          Diagnostic("invalid-registry", .error, "the superclass '\(name)' leads back to itself", at: range), in: path)
      case .isTooLong:
        let message =
          "'\(name)' has more than \(Self.maximumSuperclasses) superclasses in registries, which no real class does"
        report(Diagnostic("invalid-registry", .error, message, at: range), in: path)
        return false
      }
    }
    return true
  }

  /// Expressions have the right types, and no widget is made of itself.
  private mutating func checkWidgets() {
    var checker = WidgetTypeChecker(registry)
    func check(_ rules: WidgetRules, of name: String, module: String?, in file: String) {
      guard !rules.isEmpty else { return }
      checker.check(rules, of: name, module: module)
      for diagnostic in checker.takeDiagnostics() { report(diagnostic, in: file) }
    }
    for name in registry.classes.keys.sorted() {
      for known in registry.classes[name] ?? [] { check(known.rules, of: name, module: known.module, in: known.file) }
    }
    for name in registry.extensionRules.keys.sorted() {
      for added in registry.extensionRules[name] ?? [] { check(added.rules, of: name, module: nil, in: added.file) }
    }
    for loop in WidgetRecursion(registry).loops {
      let message = "'\(loop.className)' is made of '\(loop.owner)', whose template this is, so it would never end"
      report(Diagnostic("invalid-registry", .error, message, at: loop.range), in: loop.file)
    }
  }

  /// Whether one letter is wrong, and none of the prefix, which other frameworks' classes differ in: `UIButon`.
  private func isSlip(_ name: String, for known: String) -> Bool {
    name.prefix(2) == known.prefix(2) && nearestSpelling(of: name, among: [Spelling(known)], within: 1) != nil
  }

  private func isKnown(_ name: String, module: String?) -> Bool {
    registry.projectClass(name, module: module) != nil || registry.classes[name] != nil
      || SystemTables.class(named: name) != nil
  }

  /// Real classes have about ten.
  static let maximumSuperclasses = 100

  private enum Ancestry { case ends, returns, isTooLong }

  private func ancestry(of name: String, module: String?) -> Ancestry {
    var seen: Set<String> = []
    var next: String? = name
    while let name = next, let known = registry.projectClass(name, module: module) ?? registry.classes[name]?.first {
      if !seen.insert(name).inserted { return .returns }
      if seen.count > Self.maximumSuperclasses { return .isTooLong }
      next = known.superclass
    }
    return .ends
  }

  /// A subclass may say more of an inherited key, and an extension of a key that the class has, but not change its type.
  private func changedType(_ declaration: Declaration, _ chains: inout [String: ClassChain]) -> String? {
    let key = declaration.property.key
    let type = declaration.property.type
    let name = "\(declaration.module ?? "").\(declaration.owner)" + (declaration.isExtension ? "+" : "")
    let chain = chains[name] ?? registry.chain(above: declaration)
    chains[name] = chain
    for link in chain.links {
      var inherited: Property?
      var problem: String?
      switch link {
      case .project(let ancestor):
        inherited = ancestor.properties.entry(key)
        if let inherited, inherited.type != type { problem = "" }
      case .system(let ancestor):
        inherited = ancestor.property(named: key, on: ancestor.platforms.platforms.first ?? .iOS).map(Property.init)
        problem = inherited.flatMap { Forwarding.problem(storing: type, in: $0.type) }
      }
      guard let inherited else { continue }
      return problem.map {
        "'\(key)' is \(withArticle(inherited.type.name)) in '\(inherited.declaredBy)', so \(declaration.isExtension ? "an extension" : "a subclass") can't make it \(withArticle(type.name))\($0.isEmpty ? "" : ": \($0)")"
      }
    }
    return nil
  }
}

extension Registry {
  /// The classes whose keys a declaration may not contradict. A project's class hides what extensions say of it.
  fileprivate func chain(above declaration: RegistryLoader.Declaration) -> ClassChain {
    if declaration.isExtension {
      var chain = chain(of: declaration.owner, module: nil, base: nil, on: .iOS)
      chain.links.removeAll { if case .project = $0 { true } else { false } }
      return chain
    }
    guard let known = projectClass(declaration.owner, module: declaration.module), let superclass = known.superclass
    else { return ClassChain() }
    let module = projectClass(superclass, module: known.module) == nil ? nil : known.module
    return chain(of: superclass, module: module, base: nil, on: .iOS)
  }
}
