import UIDescKit

/// Loads what `--registry` and configurations name: files, or built-in registries.
enum Registries {
  /// What `--registry` names. Findings and failures go into `state`; nil when there are errors.
  static func load(_ options: Options, into state: inout RunState) -> Registry? {
    let (registry, findings) = load(options.registries, options, into: &state)
    state.report(findings, in: findings.map(\.path))
    if registry == nil { refuse(&state) }
    return registry
  }

  /// Failures go into `state`. The registry is nil when there are errors: then no document is checked.
  static func load(
    _ names: [String], _ options: Options, into state: inout RunState
  ) -> (registry: Registry?, findings: [Finding]) {
    let named = read(once(names), options, into: &state)
    let files = named.compactMap { $0 }.flatMap { $0 }
    let isReadable = !named.contains { $0 == nil }
    if files.isEmpty { return (isReadable ? Registry() : nil, []) }
    let loaded = Registry.load(files: files, areBuiltIn: names.allSatisfy { !isFile($0) })
    let isRight = !loaded.findings.contains { $0.diagnostic.severity == .error }
    return (isReadable && isRight ? loaded.registry : nil, loaded.findings)
  }

  /// Of a file that is named in several ways the first name.
  private static func once(_ names: [String]) -> [String] {
    names.indices.filter { index in
      !names[..<index].contains { $0 == names[index] || Files.isSame($0, names[index]) }
    }.map { names[$0] }
  }

  static func refuse(_ state: inout RunState) {
    state.refuse(
      "without a registry that was asked for, nothing can be said of documents; "
        + "correct it, or leave it out")
  }

  /// For each name its file, or those of the built-in registry; nil for what can't be read, which is reported.
  static func read(
    _ names: [String], _ options: Options, into state: inout RunState
  ) -> [[(path: String, contents: [UInt8])]?] {
    var files: [[(path: String, contents: [UInt8])]?] = []
    for name in names {
      do throws(FileProblem) {
        files.append(try self.files(of: name, options.maximumSize))
      } catch {
        state.fail(name, error)
        files.append(nil)
      }
    }
    return files
  }

  /// Whether a file is meant, and no built-in registry.
  static func isFile(_ name: String) -> Bool { name == "-" || Files.exists(name) && !Files.isFolder(name) }

  private static func files(
    of name: String, _ maximumSize: Int
  ) throws(FileProblem) -> [(path: String, contents: [UInt8])] {
    if isFile(name) {
      return [(name.shownFileName, try Files.read(name, maximumSize: maximumSize))]
    }
    if let known = BuiltInRegistries.named(name) { return known.files }
    if Files.isFolder(name) {
      throw FileProblem(
        message:
          "it is a folder, and a registry is a file; name each of its files, such as \(name)\(name.hasSuffix("/") ? "" : "/")widgets.json"
      )
    }
    let names = BuiltInRegistries.names
    let nearest = nearestSpelling(of: name, among: names)
    throw FileProblem(
      message: "there is no such registry file, and no built-in registry of that name; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "built in: \(names.joined(separator: ", "))"))
  }
}
