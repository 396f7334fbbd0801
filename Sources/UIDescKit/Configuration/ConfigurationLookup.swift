/// Which overrides and suppressions of a configuration are for which documents, made once for all of them.
struct ConfigurationLookup: Sendable {
  let overrides: GlobIndex
  /// By the place in `fileSets`.
  let files: GlobIndex
  /// The suppressions that are for the same documents, with their places in the configuration's list.
  let fileSets: [SilencedSet]
  /// Those that are for every document; nil without any.
  let everywhere: SilencedSet?

  struct SilencedSet: Sendable {
    let places: [Int]
    let set: SuppressionSet
  }

  /// Nothing.
  init() { (overrides, files, fileSets, everywhere) = (GlobIndex(), GlobIndex(), [], nil) }

  init(_ configuration: Configuration) {
    let silenced = configuration.silenced
    func set(_ places: [Int]) -> SilencedSet {
      SilencedSet(places: places, set: SuppressionSet(places.flatMap { silenced[$0].suppressions }))
    }
    // Strings are equal whose accents are composed otherwise, and names of files are not.
    var byFile: [String: [Int]] = [:]
    var files: [(file: Glob, places: [Int])] = []
    for (place, one) in silenced.enumerated() {
      guard let file = one.file else { continue }
      if let known = byFile[file.source]?.first(where: { files[$0].file.source.utf8.elementsEqual(file.source.utf8) }) {
        files[known].places.append(place)
      } else {
        byFile[file.source, default: []].append(files.count)
        files.append((file, [place]))
      }
    }
    overrides = GlobIndex(configuration.overrides.map(\.paths))
    self.files = GlobIndex(files.map { [$0.file] })
    fileSets = files.map { set($0.places) }
    let others = silenced.indices.filter { silenced[$0].file == nil }
    everywhere = others.isEmpty ? nil : set(others)
  }
}

extension Configuration.Silenced {
  /// One for each rule that its name stands for.
  fileprivate var suppressions: [Suppression] {
    name.ids.map { Suppression($0, object: object, keyPath: keyPath, at: range) }
  }
}
