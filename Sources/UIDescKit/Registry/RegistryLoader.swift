import XMLSource

extension Registry {
  /// Reads registry files on top of the system's tables.
  /// - Parameter areBuiltIn: whether all are the executable's own, which are known to be right.
  /// - Returns: the registry and what is wrong with the files. With an error among the findings the registry is the
  ///   system's alone: a broken file is never half-used.
  public static func load(
    files: [(path: String, contents: [UInt8])], areBuiltIn: Bool = false
  ) -> (registry: Registry, findings: [Finding]) {
    var loader = RegistryLoader()
    for file in files { loader.add(path: file.path, contents: file.contents) }
    // The files that the executable carries fit together, as the tests see to.
    if !areBuiltIn { loader.checkAcrossFiles() }
    var findings: [Finding] = []
    var paths: Set<String> = []
    for file in files where paths.insert(file.path).inserted {
      guard let found = loader.findings[file.path]?.diagnostics else { continue }
      findings += Outcome(found, of: file.path, text: file.contents).findings
    }
    let isBroken = findings.contains { $0.diagnostic.severity == .error }
    if isBroken { return (Registry(), findings) }
    var registry = loader.registry
    registry.widgets = WidgetIndex(registry)
    return (registry, findings)
  }
}

/// Collects the classes of several files, then checks what only shows when all are there.
struct RegistryLoader {
  private(set) var registry = Registry()
  /// By file.
  private(set) var findings: [String: JSONFindings] = [:]
  /// Names of classes that should be known: superclasses, and what extensions are for.
  private(set) var mentions: [(path: String, name: String, module: String?, what: String, range: Range<Int>)] = []
  private(set) var keys: [Declaration] = []
  private(set) var extensionKeys: [Declaration] = []
  private(set) var forwards: [Declaration] = []

  /// Where a class or extension says something of a property.
  struct Declaration {
    var path: String
    var owner: String
    var module: String?
    var property: Property
    var range: Range<Int>
    var isExtension = false
  }

  mutating func report(_ diagnostic: Diagnostic, in path: String) {
    findings[path, default: JSONFindings()].report(diagnostic)
  }

  mutating func add(path: String, contents: [UInt8]) {
    var reader = RegistryFileReader(path: path, contents, findings[path] ?? JSONFindings())
    switch JSONReader.read(contents) {
    case .failure(let problem): reader.fail(problem.message, problem.offset..<problem.offset)
    case .success(let json): reader.read(json)
    }
    if reader.isComplete { registry.isComplete = true }
    for (known, range) in reader.classes { add(known, range, &reader) }
    for (owner, property, range) in reader.extensions { add(property, to: owner, range, &reader) }
    for (owner, added) in reader.extensionRules { registry.extensionRules[owner, default: []].append(added) }
    for (owner, range) in reader.extensionOwners {
      mentions.append((path, owner, nil, "the extended class", range))
    }
    findings[path] = reader.findings
  }

  private mutating func add(_ known: ProjectClass, _ range: Range<Int>, _ reader: inout RegistryFileReader) {
    if let twin = registry.classes[known.name]?.first(where: { $0.module == known.module }) {
      if !twin.saysTheSame(as: known) {
        reader.fail("the class '\(known.name)' is declared otherwise in \(twin.file)", range)
      }
      return
    }
    registry.add(known)
    if let place = reader.superclassRanges[known.name], let name = known.superclass {
      mentions.append((known.file, name, known.module, "the superclass", place))
    } else {
      let message =
        "the class '\(known.name)' has no superclass, so unknown keys of it are not reported where the element's own class isn't known; name one"
      reader.findings.report(Diagnostic("unchecked-class", .note, message, at: range))
    }
    for (key, place) in reader.keyRanges[known.name] ?? [] {
      guard let property = known.properties.entry(key) else { continue }
      let declaration = Declaration(
        path: known.file, owner: known.name, module: known.module, property: property, range: place)
      keys.append(declaration)
      forward(declaration, reader)
    }
  }

  private mutating func add(
    _ property: Property, to owner: String, _ range: Range<Int>, _ reader: inout RegistryFileReader
  ) {
    if let twin = registry.extensions[owner]?.entry(property.key) {
      if !twin.saysTheSame(as: property) {
        reader.fail(
          "'\(property.key)' of '\(owner)' is declared otherwise in \(twin.file ?? "the system's registry")", range)
      }
      return
    }
    registry.extend(owner, by: property)
    let declaration = Declaration(
      path: reader.path, owner: owner, module: nil, property: property, range: range, isExtension: true)
    extensionKeys.append(declaration)
    forward(declaration, reader)
  }

  private mutating func forward(_ declaration: Declaration, _ reader: RegistryFileReader) {
    guard declaration.property.sets != nil else { return }
    var declaration = declaration
    declaration.range = reader.setsRanges["\(declaration.owner).\(declaration.property.key)"] ?? declaration.range
    forwards.append(declaration)
  }
}

extension ProjectClass {
  func saysTheSame(as other: ProjectClass) -> Bool {
    superclass == other.superclass && rules == other.rules && outlets == other.outlets && actions == other.actions
      && isDesignable == other.isDesignable && properties.count == other.properties.count
      && zip(properties, other.properties).allSatisfy { $0.saysTheSame(as: $1) }
  }
}

extension Property {
  func saysTheSame(as other: Property) -> Bool {
    var other = other
    other.file = file
    other.about = about
    return self == other
  }
}
