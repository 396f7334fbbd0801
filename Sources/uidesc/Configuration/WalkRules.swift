import UIDescKit

/// What a walk takes and leaves out in the folder that it is in, as configurations and ignore files say.
struct WalkRules {
  private let configurations: Configurations
  private var configuration: Configurations.Loaded?
  private var index: Int?
  /// The deepest folder's last, each after where the names of paths start that it is asked about.
  private var ignoreFiles: [(depth: Int, file: IgnoreFile)] = []

  /// Other people's code and what builds leave behind. A skipped folder that is named on the command line is walked, and one
  /// that a configuration includes by its name.
  private static let skipped: Set = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]
  static let ignoreNames = [".gitignore", ".ignore"]

  /// - Parameter folder: where a walk begins, as an absolute path.
  init(_ configurations: Configurations, startingAt folder: String) {
    self.configurations = configurations
    for folder in Self.folders(ofRepositoryAround: folder) {
      for name in Self.ignoreNames { read(Paths.append(name, to: folder), in: folder) }
    }
  }

  /// What configurations alone say of a folder.
  init(_ configurations: Configurations, in folder: String) {
    self.configurations = configurations
    index = configurations.index(for: folder)
    configuration = configurations[index]
  }

  /// Where the configuration's paths are counted from.
  var top: String { configuration?.folder ?? Paths.current }

  /// Reads what a folder says of walks.
  /// - Parameter entries: what is in it.
  mutating func enter(_ folder: String, with entries: [Files.Entry]) {
    index = configurations.index(for: folder)
    configuration = configurations[index]
    for name in Self.ignoreNames where entries.contains(where: { $0.name == name }) {
      read(Paths.append(name, to: folder), in: folder)
    }
  }

  /// - Parameter path: absolute, as are all.
  func entersFolder(_ path: String, called name: String) -> Bool {
    let names = configuration?.names(path)
    if let names, excludes(names) { return false }
    if ignores(path, isFolder: true) { return false }
    return !Self.skipped.contains(name)
      || names.map { names in configuration?.configuration.include.contains { $0.spellsOut(names) } ?? false } ?? false
  }

  func takesDocument(_ path: String) -> Bool {
    if excludesDocument(path) { return false }
    guard let names = configuration?.names(path), let include = configuration?.configuration.include, !include.isEmpty
    else { return true }
    return include.contains { $0.covers(names) }
  }

  /// Whether it is left out, whatever is to be taken.
  func excludesDocument(_ path: String) -> Bool {
    (configuration?.names(path)).map(excludes) ?? false || ignores(path, isFolder: false)
  }

  private func excludes(_ names: PathNames) -> Bool {
    guard let index, let patterns = configuration?.configuration.exclude, !patterns.isEmpty else { return false }
    let matched = patterns.indices.filter { patterns[$0].covers(names) }
    if !matched.isEmpty { configurations.excluded[index, default: []].formUnion(matched) }
    return !matched.isEmpty
  }

  private func ignores(_ path: String, isFolder: Bool) -> Bool {
    if ignoreFiles.isEmpty { return false }
    let names = PathNames(path.dropFirst())
    for (depth, file) in ignoreFiles.reversed() {
      if let verdict = file.ignores(names.below(depth), isFolder: isFolder) { return verdict }
    }
    return false
  }

  private mutating func read(_ path: String, in folder: String) {
    guard let contents = try? Files.read(path, maximumSize: Self.largestIgnoreFile) else { return }
    let depth = folder == "/" ? 0 : folder.utf8.count(where: { $0 == UInt8(ascii: "/") })
    ignoreFiles.append((depth, IgnoreFile(contents)))
  }

  private static let largestIgnoreFile = 1 << 20

  /// The folders above one that are in the same Git repository, the outermost first.
  private static func folders(ofRepositoryAround folder: String) -> [String] {
    var folders: [String] = []
    var next: String? = folder
    while let folder = next {
      if Files.exists(Paths.append(".git", to: folder)) { return folders.reversed() }
      next = Paths.parent(of: folder)
      if let next { folders.append(next) }
    }
    return []
  }
}
