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
    if isBroken { return (Registry(), findings) }
    var registry = loader.registry
    registry.widgets = WidgetIndex(registry)
    return (registry, findings)
  }
}

/// Collects the classes of several files, then checks what only shows when all are there.
struct RegistryLoader {
  private(set) var registry = Registry()
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

  mutating func add(path: String, contents: [UInt8]) -> Diagnostics {
    var reader = RegistryFileReader(path: path)
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
    return reader.diagnostics
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
