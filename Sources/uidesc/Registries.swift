import UIDescKit

/// Loads what `--registry` names: files, or built-in registries.
enum Registries {
  /// Findings and failures go into `state`. Nil when there are errors: then no document is checked.
  static func load(_ options: Options, into state: inout RunState) -> Registry? {
    var files: [(path: String, contents: [UInt8])] = []
    var isUsable = true
    for name in options.registries {
      do throws(FileProblem) {
        if let contents = try contents(of: name, options.maximumSize) { files.append((name, contents)) }
      } catch {
        state.fail(name, error)
        isUsable = false
      }
    }
    var registry = Registry()
    if !files.isEmpty {
      let loaded = Registry.load(files: files)
      state.report(loaded.findings)
      registry = loaded.registry
      if loaded.findings.contains(where: { $0.diagnostic.severity == .error }) { isUsable = false }
    }
    if isUsable { return registry }
    state.refuse(
      "without a registry that was asked for, nothing can be said of documents; "
        + "correct it, or leave its --registry out")
    return nil
  }

  /// Nil for one that is loaded anyway.
  private static func contents(of name: String, _ maximumSize: Int) throws(FileProblem) -> [UInt8]? {
    if name == "-" || Files.exists(name) { return try Files.read(name, maximumSize: maximumSize) }
    if let known = BuiltInRegistries.named(name) { return known.contents }
    let names = BuiltInRegistries.all.map(\.name)
    let nearest = nearestSpelling(of: name, among: names)
    throw FileProblem(
      message: "there is no such registry file, and no built-in registry of that name; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "built in: \(names.joined(separator: ", "))"))
  }
}
