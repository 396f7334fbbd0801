extension Configuration {
  /// What of a configuration depends on a document's path.
  public struct Matches: Hashable, Sendable {
    /// The overrides whose patterns cover it.
    var overrides: [Int] = []
    /// The sets of suppressions that are for it beside those for every document.
    var silenced: [Int] = []

    /// Nothing.
    public init() {}

    /// What rules' settings depend on.
    public var ofRules: Matches {
      var matches = self
      matches.silenced = []
      return matches
    }
  }

  /// - Parameter path: from the configuration's folder on; nil for what isn't in it.
  public func matches(_ path: PathNames?) -> Matches {
    var matches = Matches()
    guard let path else { return matches }
    matches.overrides = lookup.overrides.items(covering: path)
    matches.silenced = lookup.files.items(covering: path)
    return matches
  }

  /// What is said of each rule.
  /// - Parameter given: what the command line says, which wins.
  func ruleSettings(
    _ matches: Matches, then given: [RuleID: RuleSettings.Setting] = [:]
  ) -> [RuleID: RuleSettings.Setting] {
    var settings: [RuleID: RuleSettings.Setting] = [:]
    for entry in rules + matches.overrides.flatMap({ overrides[$0].rules }) {
      for id in entry.name.ids { settings[id, default: .init()].add(entry.setting.fitting(id)) }
    }
    for (id, setting) in given { settings[id, default: .init()].add(setting) }
    return settings
  }

  /// Which rules are on, and how much each matters.
  public func settings(_ matches: Matches, then given: [RuleID: RuleSettings.Setting] = [:]) -> RuleSettings {
    let settings = ruleSettings(matches, then: given)
    return settings.isEmpty ? .standard : RuleSettings(settings)
  }

  /// What it silences.
  public func suppressions(_ matches: Matches) -> [SuppressionSet] { silencedSets(matches).map(\.set) }

  /// What it silences, as it is written.
  func silenced(_ matches: Matches) -> [Silenced] {
    silencedSets(matches).flatMap(\.places).sorted().map { silenced[$0] }
  }

  private func silencedSets(_ matches: Matches) -> [ConfigurationLookup.SilencedSet] {
    (lookup.everywhere.map { [$0] } ?? []) + matches.silenced.map { lookup.fileSets[$0] }
  }
}

extension RuleSettings.Setting {
  /// Takes over what another one says.
  mutating func add(_ other: Self) {
    if let severity = other.severity { self.severity = .some(severity) }
    options.merge(other.options) { $1 }
  }

  /// With the options that a rule has: another tool's name may stand for several.
  func fitting(_ id: RuleID) -> Self {
    let names = LintRule.named(id.name)?.options.map(\.name) ?? []
    return Self(severity: severity, options: options.filter { names.contains($0.key) })
  }
}

extension Compiler {
  /// Whether what a rule finds is told.
  public func isOn(_ rule: LintRule) -> Bool { options.rules.isOn(rule.id) }
}
