import UIDescKit

/// Loads the registry files that `--registry` names.
enum Registries {
  /// Says what is wrong with them on standard error; with errors there is no registry and no run.
  static func load(_ options: Options) throws(Options.Mistake) -> Registry {
    var files: [(path: String, contents: [UInt8])] = []
    for path in options.registries {
      do throws(FileProblem) {
        files.append((path, try Files.read(path, maximumSize: options.maximumSize)))
      } catch {
        throw Options.Mistake(message: "registry '\(path)': \(error.message)")
      }
    }
    if files.isEmpty { return Registry() }
    let (registry, findings) = Registry.load(files: files)
    let report = TextReport(options: options, isColored: false)
    write(findings.filter(report.shows).map(report.text).joined(), to: 2)
    if findings.contains(where: { $0.diagnostic.severity == .error }) {
      throw Options.Mistake(message: "a registry has errors, so no document was checked against it")
    }
    return registry
  }
}
