extension ConfigurationReader {
  /// A smallest size above the largest one lets no font pass, as does one of both with what else holds.
  mutating func checkSizes() {
    var whole: [String: LintOption.Value] = [:]
    for entry in configuration.rules { check(entry, beside: &whole) }
    for override in configuration.overrides {
      var own = whole
      for entry in override.rules { check(entry, beside: &own) }
    }
  }

  private mutating func check(_ entry: Configuration.RuleEntry, beside others: inout [String: LintOption.Value]) {
    let (minimum, maximum) = ("minimumSize", "maximumSize")
    let given = entry.setting.options
    guard let rule = entry.name.ids.lazy.compactMap({ LintRule.named($0.name) }).first,
      given[minimum] != nil || given[maximum] != nil
    else { return }
    others.merge(given) { $1 }
    func size(_ name: String) -> Double? {
      let value = others[name] ?? rule.options.first { $0.name == name }?.standard
      if case .number(let size) = value { return size }
      return nil
    }
    guard let smallest = size(minimum), let largest = size(maximum), largest > 0, smallest > largest else { return }
    let origin = others[minimum] == nil ? " by itself" : ""
    fail(
      "'\(minimum)' is \(Value.number(smallest).shown)\(origin), above '\(maximum)', \(Value.number(largest).shown), so no font would do; change one of them",
      entry.name.range)
  }
}
