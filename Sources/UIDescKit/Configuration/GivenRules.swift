/// What a command line says of rules.
public struct GivenRules {
  /// By rule.
  public private(set) var settings: [RuleID: RuleSettings.Setting] = [:]
  /// Why not all of it can be; nil when it can.
  public private(set) var problem: String?

  /// - Parameter rules: in order; of a name that is given twice the last holds.
  public init(_ rules: [(name: RuleName, severity: Severity?)]) {
    var twins = RuleTwins()
    for (index, rule) in rules.enumerated() {
      if rules[(index + 1)...].contains(where: { $0.name.written == rule.name.written }) { continue }
      var entry = Configuration.RuleEntry(name: rule.name, setting: .init(severity: .some(rule.severity)))
      problem = twins.add(&entry) ?? problem
      for id in rule.name.ids { settings[id, default: .init()].add(entry.setting.fitting(id)) }
    }
  }
}
