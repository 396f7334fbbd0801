import UIDescKit

/// Makes setups: one for each configuration and those of its overrides and suppressions that hold.
struct Setups {
  private(set) var all: [Setup] = []
  private let configurations: Configurations
  private let options: Options
  private let base: Compiler.Options
  private var registries = RegistryCache()
  /// By asset folders, which are few.
  private var projects: [KnownProject] = []
  private var known = PerMatches<Int>()
  /// Those that differ in what they silence only have the same: a lane plans for each of them.
  private var settings = PerMatches<RuleSettings>()

  private struct KnownProject {
    let assets: [String]
    let index: ProjectIndex
  }

  /// - Parameter base: what is so for every document.
  init(_ configurations: Configurations, _ options: Options, base: Compiler.Options) {
    self.configurations = configurations
    self.options = options
    self.base = base
  }

  /// Gives each document its setup.
  /// - Returns: whether all that is configured is right; else no document is to be checked.
  mutating func setUp(_ inputs: inout [Input], into state: inout RunState) throws(Options.Mistake) -> Bool {
    let places = inputs.map(\.place)
    let indexes = places.map { place in
      configurations.index(for: place.flatMap(Paths.parent) ?? Paths.current)
    }
    var used = PerConfiguration<Bool>()
    for index in indexes { used[index] = true }
    if indexes.isEmpty { used[options.paths.first.flatMap { configurations.index(forPath: $0) }] = true }
    let wrong = registries.load(for: used, configurations, options, into: &state)
    guard !wrong else { return false }
    try registries.checkRules(of: options, into: &state)
    for (number, (place, index)) in zip(places, indexes).enumerated() {
      inputs[number].setup = setup(at: place, by: index)
    }
    return true
  }

  private mutating func setup(at place: String?, by index: Int?) -> Int {
    let loaded = configurations[index]
    let matches = loaded.map { loaded in loaded.configuration.matches(place.flatMap(loaded.names)) } ?? .init()
    if let number = known[index, matches] { return number }
    let configuration = loaded?.configuration ?? Configuration()
    let (number, registry) = registries.registry(of: index)
    var settings = base
    settings.rules = ruleSettings(of: index, matches, configuration)
    settings.deploymentTargets = configuration.deploymentTargets.merging(options.deploymentTargets) { $1 }
    settings.suppressions = configuration.suppressions(matches)
    let assets = (loaded?.assetFolders ?? []) + options.assets
    if loaded?.baseline(options) != nil { settings.leastSeverity = .note }
    let project = project(of: assets)
    if let project { settings.findProject = { project.project(around: $0, $1) } }
    all.append(
      Setup(
        compiler: Compiler(registry: registry, options: settings), registry: number, configuration: index,
        project: project))
    known[index, matches] = all.count - 1
    return all.count - 1
  }

  private mutating func ruleSettings(
    of index: Int?, _ matches: Configuration.Matches, _ configuration: Configuration
  ) -> RuleSettings {
    if let known = settings[index, matches.ofRules] { return known }
    let made = configuration.settings(matches, then: options.ruleSettings)
    settings[index, matches.ofRules] = made
    return made
  }

  private mutating func project(of assets: [String]) -> ProjectIndex? {
    if let known = projects.first(where: { $0.assets == assets }) { return known.index }
    guard let project = ProjectIndex(assetFolders: assets) else { return nil }
    projects.append(KnownProject(assets: assets, index: project))
    return project
  }

  /// Asset folders that could not be read, as far as somebody has asked.
  var assetProblems: [(path: String, problem: FileProblem)] {
    projects.flatMap(\.index.problems).sorted { $0.path < $1.path }
  }
}

extension Options {
  /// What `--rule` says.
  var ruleSettings: [RuleID: RuleSettings.Setting] { GivenRules(rules).settings }
}
