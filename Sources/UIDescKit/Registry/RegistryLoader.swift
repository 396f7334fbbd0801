import XMLSource

extension Registry {
  /// Reads registry files on top of the system's tables.
  /// - Returns: the registry and what is wrong with the files. With an error among the findings the registry is the
  ///   system's alone: a broken file is never half-used.
  public static func load(files: [(path: String, contents: [UInt8])]) -> (registry: Registry, findings: [Finding]) {
    var loader = RegistryLoader()
    var findings: [Finding] = []
    for file in files {
      let read = loader.add(path: file.path, contents: file.contents)
      findings += Outcome(read, of: file.path, text: file.contents).findings
    }
    for (path, diagnostics) in loader.checkAcrossFiles() {
      let text = files.first { $0.path == path }?.contents ?? []
      findings += Outcome(diagnostics, of: path, text: text).findings
    }
    let isBroken = findings.contains { $0.diagnostic.severity == .error }
    return (isBroken ? Registry() : loader.registry, findings)
  }
}

/// Collects the classes of several files, then checks what only shows when all are there.
struct RegistryLoader {
  private(set) var registry = Registry()
  /// Where each declaration stands, for findings that need all files.
  private var targets: [Target] = []
  private var superclasses: [(path: String, name: String, module: String?, range: Range<Int>)] = []

  private var keyRanges: [(path: String, owner: String, module: String?, key: String, range: Range<Int>)] = []

  struct Target {
    var path: String
    var owner: String
    var module: String?
    var property: Property
    var range: Range<Int>
  }

  mutating func add(path: String, contents: [UInt8]) -> Diagnostics {
    var reader = RegistryFileReader(path: path)
    switch JSONReader.read(contents) {
    case .failure(let problem): reader.fail(problem.message, problem.offset..<problem.offset)
    case .success(let json): reader.read(json)
    }
    if reader.isComplete { registry.isComplete = true }
    for (known, range) in reader.classes {
      let twin = registry.classes[known.name]?.first { $0.module == known.module }
      if let twin {
        if !twin.saysTheSame(as: known) {
          reader.fail("the class '\(known.name)' is declared otherwise in \(twin.file)", range)
        }
        continue
      }
      registry.classes[known.name, default: []].append(known)
      if let superclass = reader.superclassRanges[known.name], let name = known.superclass {
        superclasses.append((path, name, known.module, superclass))
      }
      for (key, place) in reader.keyRanges[known.name] ?? [] {
        keyRanges.append((path, known.name, known.module, key, place))
      }
      for property in known.properties where property.sets != nil {
        let place = reader.setsRanges["\(known.name).\(property.key)"] ?? range
        targets.append(Target(path: path, owner: known.name, module: known.module, property: property, range: place))
      }
    }
    for (owner, property, range) in reader.extensions {
      if let twin = registry.extensions[owner]?.first(where: { $0.key == property.key }) {
        if !twin.saysTheSame(as: property) {
          reader.fail(
            "'\(property.key)' of '\(owner)' is declared otherwise in \(twin.file ?? "the system's registry")", range)
        }
        continue
      }
      registry.extensions[owner, default: []].append(property)
      if property.sets != nil {
        let place = reader.setsRanges["\(owner).\(property.key)"] ?? range
        targets.append(Target(path: path, owner: owner, module: nil, property: property, range: place))
      }
    }
    return reader.diagnostics
  }

  /// Unknown superclasses, and `sets` that lead nowhere.
  func checkAcrossFiles() -> [(path: String, Diagnostics)] {
    var found: [String: Diagnostics] = [:]
    var noted: Set<String> = []
    for (path, name, module, range) in superclasses
    where registry.projectClass(name, module: module) == nil && registry.classes[name] == nil
      && SystemTables.class(named: name) == nil && noted.insert(name).inserted
    {
      found[path, default: Diagnostics()].report(
        Diagnostic(
          "unchecked-class", .note, "the superclass '\(name)' is in no registry, so its keys are not checked", at: range
        ))
    }
    for redeclared in redeclarations() {
      found[redeclared.path, default: Diagnostics()].report(redeclared.diagnostic)
    }
    for target in targets {
      guard let message = problem(with: target) else { continue }
      found[target.path, default: Diagnostics()].report(
        Diagnostic("invalid-registry", .error, message, at: target.range))
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A subclass may say more of an inherited key, but not change its type.
  private func redeclarations() -> [(path: String, diagnostic: Diagnostic)] {
    keyRanges.compactMap { place in
      guard let known = registry.projectClass(place.owner, module: place.module), let superclass = known.superclass,
        let own = known.properties.first(where: { $0.key == place.key })
      else { return nil }
      var module = known.module
      if registry.projectClass(superclass, module: module) == nil { module = nil }
      let chain = registry.chain(of: superclass, module: module, base: nil, on: .iOS)
      for case .project(let ancestor) in chain.links where ancestor.name != known.name {
        guard let inherited = ancestor.properties.first(where: { $0.key == place.key }) else { continue }
        if inherited.type == own.type { return nil }
        let message =
          "'\(place.key)' is a \(inherited.type.name) in '\(ancestor.name)', so a subclass can't make it a \(own.type.name)"
        return (place.path, Diagnostic("invalid-registry", .error, message, at: place.range))
      }
      return nil
    }
  }

  private func problem(with target: Target) -> String? {
    guard let path = target.property.sets else { return nil }
    let steps = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if steps.contains("") || steps.isEmpty { return "'\(path)' is no key path" }
    let platforms = Platform.allCases
    var failure: String?
    // A target that one platform has is enough.
    for platform in platforms {
      let chain = registry.chain(of: target.owner, module: target.module, base: nil, on: platform)
      switch registry.follow(steps, from: chain, on: platform) {
      case .unchecked, .privateStep: return nil
      case .found(let property, nil):
        if Self.canSet(target.property.type, property) { return nil }
        failure =
          "'\(target.property.key)' is a \(target.property.type.name) and can't set '\(path)', a \(property.type.name)"
      case .found, .unknown, .getter, .intoValue:
        failure = failure ?? "'\(target.owner)' has nothing at '\(path)' to set"
      }
    }
    return failure
  }

  private static func canSet(_ type: ValueType, _ target: Property) -> Bool {
    if type == target.type || type == .any || target.type == .any { return true }
    switch (type, target.type) {
    case (.color, .system(.cgColor)), (.integer, .number), (.number, .enumeration), (.integer, .enumeration),
      (.number, .system(.enumeration)), (.integer, .system(.enumeration)), (.enumeration, .system(.enumeration)),
      (.flags, .system(.enumeration)), (.font, .system(.font)), (.insets, .system(.insets)),
      (.localizedString, .string),
      (.string, .localizedString), (.number, .duration), (.duration, .number):
      return true
    case (.list, .system(.object)), (.map, .system(.object)): return true
    case (_, .system(.conforming)): return true
    case (_, .system(.object(let symbol))): return symbol.string == "NSObject"
    default: return false
    }
  }
}

extension ProjectClass {
  func saysTheSame(as other: ProjectClass) -> Bool {
    superclass == other.superclass && outlets == other.outlets && actions == other.actions
      && properties.count == other.properties.count
      && zip(properties, other.properties).allSatisfy { $0.saysTheSame(as: $1) }
  }
}

extension Property {
  func saysTheSame(as other: Property) -> Bool {
    var other = other
    other.file = file
    return self == other
  }
}
