import XMLSource

/// A rule that lint looks for in a run: how, how much it matters there, and with which options.
final class CheckedRule: Sendable {
  let id: RuleID
  let severity: Severity
  let options: LintOptions
  let check: LintRule.Check

  private init(_ rule: LintRule, _ severity: Severity, _ settings: RuleSettings) {
    id = rule.id
    self.severity = severity
    options = LintOptions(of: rule, set: settings.options(of: rule.id))
    check = rule.check
  }

  /// All but those that are off or that other stages look for.
  static func all(in settings: RuleSettings) -> [CheckedRule] {
    LintRule.all.compactMap { rule in
      if case .byStage = rule.check { return nil }
      return settings.severity(of: rule).map { CheckedRule(rule, $0, settings) }
    }
  }
}
