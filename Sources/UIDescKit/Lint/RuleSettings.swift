/// Which rules are on for a document, how much each matters there, and what their options are.
public final class RuleSettings: Sendable {
  /// What a configuration says of one rule.
  public struct Setting: Sendable, Equatable {
    /// Nil: as the rule has it. `.some(nil)`: off.
    public var severity: Severity??
    /// By name; the others are as the rule has them.
    public var options: [String: LintOption.Value]

    /// Nothing, or what is given.
    public init(severity: Severity?? = nil, options: [String: LintOption.Value] = [:]) {
      self.severity = severity
      self.options = options
    }
  }

  /// Each rule as its author has set it.
  public static let standard = RuleSettings()

  private let severities: [RuleID: Severity?]
  /// The rules of the table that are on and that lint itself checks, with their options.
  let checked: [(rule: LintRule, severity: Severity, options: LintOptions)]

  /// - Parameter settings: what differs from how the rules are by themselves; ids may be those of registries' checks too.
  public init(_ settings: [RuleID: Setting] = [:]) {
    severities = settings.compactMapValues(\.severity)
    checked = LintRule.all.compactMap { rule in
      if case .byStage = rule.check { return nil }
      let setting = settings[rule.id] ?? Setting()
      guard let severity = setting.severity ?? rule.severity else { return nil }
      return (rule, severity, LintOptions(of: rule, set: setting.options))
    }
  }

  /// How much a finding matters here; nil when it is not to be told.
  /// - Parameter found: how much it matters when nobody says otherwise.
  func severity(of rule: RuleID, found: Severity) -> Severity? {
    severities.isEmpty ? found : severities[rule] ?? found
  }

  /// Whether findings of the rule are told.
  func isOn(_ rule: RuleID) -> Bool {
    if let severity = severities[rule] { return severity != nil }
    return LintRule.named(rule.name).map { $0.severity != nil } ?? true
  }
}
