import XMLSource

/// A rule that lint looks for in a run: how, how much it matters there, and with which options.
final class CheckedRule: Sendable {
  let id: RuleID
  let severity: Severity
  let options: LintOptions
  let check: LintRule.Check

  /// Nil for a rule that is off, or that another stage looks for.
  init?(_ rule: LintRule, _ settings: RuleSettings) {
    if case .byStage = rule.check { return nil }
    guard let severity = settings.severity(of: rule) else { return nil }
    id = rule.id
    self.severity = severity
    options = LintOptions(of: rule, set: settings.options(of: rule.id))
    check = rule.check
  }
}
