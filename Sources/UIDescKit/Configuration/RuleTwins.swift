/// The names that a configuration or a command line gives the same rule. Other tools have several for one of ours, which are taken together as
/// long as they don't contradict each other.
struct RuleTwins {
  private var entries: [RuleID: Configuration.RuleEntry] = [:]

  /// Takes note of what is said of a rule, and adds what its name says and what its twins do.
  /// - Returns: why that can't be; nil when it can.
  mutating func add(_ entry: inout Configuration.RuleEntry) -> String? {
    let given = entry.setting.options
    entry.setting.options = entry.name.options.merging(given) { $1 }
    for id in entry.name.ids {
      guard var twin = entries[id] else {
        entries[id] = entry
        continue
      }
      let names = "'\(twin.name.written)' and '\(entry.name.written)' are both the rule '\(id.name)'"
      if twin.name.tool == nil || entry.name.tool == nil { return names + "; leave one of them out" }
      if let one = twin.setting.severity, let other = entry.setting.severity, one != other {
        return names + ", which can't have two severities; leave one of them out"
      }
      if twin.setting.options.contradicts(entry.setting.options) {
        return names + ", and one wants what the other forbids; leave one of them out"
      }
      twin.setting.options.join(entry.setting.options)
      entry.setting.options = twin.setting.options
      twin.setting.severity = entry.setting.severity ?? twin.setting.severity
      entries[id] = twin
    }
    return nil
  }
}
