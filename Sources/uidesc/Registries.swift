import UIDescKit

/// Loads what `--registry` names: files, or built-in registries.
enum Registries {
  /// Findings and failures go into `state`. Nil when there are errors: then no document is checked.
  static func load(_ options: Options, into state: inout RunState) -> Registry? {
    let named = read(options.registries, options, into: &state)
    let files = named.compactMap { $0 }.flatMap { $0 }
    var isUsable = !named.contains { $0 == nil }
    var registry = Registry()
    if !files.isEmpty {
      let areBuiltIn = options.registries.allSatisfy { !isFile($0) }
      let loaded = Registry.load(files: files, areBuiltIn: areBuiltIn)
      state.report(loaded.findings, in: loaded.findings.map(\.path))
      registry = loaded.registry
      if loaded.findings.contains(where: { $0.diagnostic.severity == .error }) { isUsable = false }
    }
    if isUsable { return registry }
    state.refuse(
      "without a registry that was asked for, nothing can be said of documents; "
        + "correct it, or leave its --registry out")
    return nil
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
  static func isFile(_ name: String) -> Bool { name == "-" || Files.exists(name) }

  private static func files(
    of name: String, _ maximumSize: Int
  ) throws(FileProblem) -> [(path: String, contents: [UInt8])] {
    if Files.isFolder(name) {
      throw FileProblem(
        message:
          "it is a folder, and a registry is a file; name each of its files, such as \(name)\(name.hasSuffix("/") ? "" : "/")widgets.json"
      )
    }
    if isFile(name) {
      return [(name.shownFileName, try Files.read(name, maximumSize: maximumSize))]
    }
    if let known = BuiltInRegistries.named(name) { return known.files }
    let names = BuiltInRegistries.names
    let nearest = nearestSpelling(of: name, among: names)
    throw FileProblem(
      message: "there is no such registry file, and no built-in registry of that name; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "built in: \(names.joined(separator: ", "))"))
  }
}
