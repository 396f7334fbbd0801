/// What a first configuration is made of: what was found in a folder.
public struct StartingPoint: Sendable {
  /// Registry files, from the folder on, and names of built-in registries.
  public var registries: [String] = []
  /// Folders with asset catalogues and images, from the folder on.
  public var assets: [String] = []
  /// The deployment targets that documents say, by platform; nil for one that doesn't say.
  private var targets: [Platform: Set<PlatformVersion?>] = [:]
  /// The modules that documents' custom classes are in.
  private var modules: Set<String> = []

  /// Nothing has been found yet.
  public init() {}

  /// Takes note of a document.
  public mutating func add(document contents: [UInt8], worker: Worker) {
    guard let source = try? read("", contents) else { return }
    var diagnostics = Diagnostics()
    guard let tree = parse(source, names: worker.names, into: &diagnostics),
      let document = decode(tree, worker: worker, into: &diagnostics)
    else { return }
    targets[document.platform, default: []].insert(document.deploymentTarget)
    for object in document.objects.indices { document.customModule(of: object).map { _ = modules.insert($0) } }
  }

  /// The deployment targets that all documents of a platform agree on.
  public var deploymentTargets: [Platform: PlatformVersion] {
    targets.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
  }

  /// Whether a file is a registry that can be loaded.
  public static func isRegistry(_ contents: [UInt8]) -> Bool {
    guard let json = try? JSONReader.read(contents).get(), json["version"]?.number == 1,
      json["classes"]?.members != nil || json["extensions"]?.members != nil
    else { return false }
    return !Registry.load(files: [("", contents)]).findings.contains { $0.diagnostic.severity == .error }
  }

  /// Takes up those registry files that can be loaded together, in their order, and the built-in registries of modules that
  /// the documents name.
  /// - Returns: the others, each with why it can't be loaded with those before it.
  public mutating func add(registries files: [(path: String, contents: [UInt8])]) -> [(path: String, why: String)] {
    var taken: [(path: String, contents: [UInt8])] = []
    var left: [(path: String, why: String)] = []
    // Hardly ever one contradicts another: all together are tried first.
    if Self.error(in: files) == nil { taken = files }
    for file in files where taken.count < files.count {
      if let error = Self.error(in: taken + [file]) { left.append((file.path, error)) } else { taken.append(file) }
    }
    registries = taken.map(\.path)
    for name in BuiltInRegistries.names where modules.contains(name) {
      let files = BuiltInRegistries.named(name)?.files ?? []
      let known = Registry.load(files: files, areBuiltIn: true).registry.classes.values.joined()
      guard known.contains(where: { $0.module == name }) else { continue }
      if let error = Self.error(in: taken + files) { left.append((name, error)) } else { registries.append(name) }
    }
    return left
  }

  private static func error(in files: [(path: String, contents: [UInt8])]) -> String? {
    Registry.load(files: files).findings.map(\.diagnostic).first { $0.severity == .error }?.message
  }

  /// The configuration.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("version")
      writer.integer(1)
      writer.texts("registries", registries)
      writer.texts("assets", assets)
      writer.deploymentTargets(deploymentTargets)
      writer.key("rules")
      writer.object { _ in }
    }
    return writer.finish()
  }
}
