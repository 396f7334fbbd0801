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

  private let settings: [RuleID: Setting]

  /// - Parameter settings: what differs from how the rules are by themselves; ids may be those of registries' checks too.
  public init(_ settings: [RuleID: Setting] = [:]) { self.settings = settings }

  /// How much a finding matters here; nil when it is not to be told.
  /// - Parameter found: how much it matters when nobody says otherwise.
  func severity(of rule: RuleID, found: Severity) -> Severity? {
    settings.isEmpty ? found : settings[rule]?.severity ?? found
  }

  /// How much a rule's findings matter here; nil when it is off.
  func severity(of rule: LintRule) -> Severity? {
    settings.isEmpty ? rule.severity : settings[rule.id]?.severity ?? rule.severity
  }

  func options(of rule: RuleID) -> [String: LintOption.Value] { settings[rule]?.options ?? [:] }

  /// Whether findings of the rule are told.
  func isOn(_ rule: RuleID) -> Bool {
    if let severity = settings[rule]?.severity { return severity != nil }
    return LintRule.named(rule.name).map { $0.severity != nil } ?? true
  }
}
