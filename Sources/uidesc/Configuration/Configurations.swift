import UIDescKit

/// The configurations of a run, each read once: that of a document is in its folder or the nearest one above it.
final class Configurations {
  /// One that was read.
  struct Loaded {
    var configuration: Configuration
    /// Its absolute path.
    let file: String
    /// Where its paths are counted from: absolute, without links.
    let folder: String
    /// What is wrong with it.
    var findings: [Finding]

    var isBroken: Bool { findings.contains { $0.diagnostic.severity == .error } }

    /// The path from its folder on; nil for what isn't in it.
    func names(_ absolute: String) -> PathNames? { Paths.below(folder, absolute).map { PathNames($0) } }
  }

  private(set) var all: [Loaded] = []
  /// Files that could not be read.
  private(set) var failures: [(path: String, problem: FileProblem)] = []
  /// By configuration, the numbers of its `exclude` patterns that have left something out.
  var excluded: [Int: Set<Int>] = [:]
  private let options: Options
  private var last: (folder: String, index: Int?)?
  private var byFolder: [String: Int?] = [:]

  init(_ options: Options) {
    self.options = options
    if let path = options.configuration { load(Paths.absolute(path), shown: path) }
  }

  subscript(index: Int?) -> Loaded? { index.flatMap { all.indices.contains($0) ? all[$0] : nil } }

  /// The configuration that holds in a folder, whose path is absolute.
  func index(for folder: String) -> Int? {
    if options.isIsolated { return nil }
    if options.configuration != nil { return all.isEmpty ? nil : 0 }
    if let last, last.folder == folder { return last.index }
    let found = find(for: folder)
    last = (folder, found)
    return found
  }

  private func find(for folder: String) -> Int? {
    if let known = byFolder[folder] { return known }
    let path = Paths.append(Configuration.fileName, to: folder)
    let found =
      Files.isThere(path) ? load(path, shown: Paths.shown(path)) : Paths.parent(of: folder).flatMap(find)
    // A run in one folder without a configuration sets up no dictionary: the first takes as long as decoding a small document.
    if found != nil || last != nil { byFolder[folder] = .some(found) }
    return found
  }

  /// The configuration of a document, a folder or what is to become one.
  func index(forPath path: String) -> Int? {
    index(for: Files.isFolder(path) ? Paths.absoluteFolder(path) : Self.folder(of: path))
  }

  private static func folder(of path: String) -> String { Paths.parent(of: Paths.absolute(path)) ?? "/" }

  @discardableResult
  private func load(_ path: String, shown: String) -> Int? {
    do throws(FileProblem) {
      let contents = try Files.read(path, maximumSize: options.maximumSize)
      let (configuration, findings) = Configuration.read(
        path: shown.shownFileName, contents: contents, formats: ReportFormat.allCases.map(\.rawValue))
      all.append(
        Loaded(configuration: configuration, file: path, folder: Self.folder(of: path), findings: findings))
      return all.count - 1
    } catch {
      let leadsNowhere = Files.isLink(path) && !Files.exists(path)
      failures.append(
        (shown, leadsNowhere ? FileProblem(message: "it is a link that leads nowhere; mend or delete it") : error))
      return nil
    }
  }

  func add(_ findings: [Finding], to index: Int) { all[index].findings += findings }
}

extension Configurations.Loaded {
  /// The reports of a run.
  var reports: [ReportTarget] {
    configuration.reports.compactMap { report in
      ReportFormat(rawValue: report.format).map { ReportTarget($0, file: report.file.map(shown), within: folder) }
    }
  }
}
