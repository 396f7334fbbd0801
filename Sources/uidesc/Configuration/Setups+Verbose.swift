import UIDescKit

extension Setups {
  /// Says on standard error which configurations are used, and which rules are on but know too little to find anything.
  func explain(_ inputs: [Input], _ configurations: Configurations) {
    for (index, loaded) in configurations.all.enumerated() {
      let count = inputs.count { all[$0.setup].configuration == index }
      say("\(loaded.configuration.path): the configuration of \(Counts.count(count, "document"))")
    }
    let without = inputs.count { all[$0.setup].configuration == nil }
    if without > 0 { say("no configuration for \(Counts.count(without, "document"))") }
    for (fact, rules) in silent(inputs) {
      say("silent for want of \(fact.wanted): \(rules.map(\.name).joined(separator: ", "))")
    }
  }

  private func say(_ text: String) { complain("uidesc: \(printable(text))\n") }

  /// The rules that are on somewhere, but know what they need of no document.
  private func silent(_ inputs: [Input]) -> [(Project.Fact, [RuleID])] {
    var rules: [Project.Fact: [RuleID]] = [:]
    for rule in LintRule.all {
      guard let fact = rule.needs else { continue }
      let documents = inputs.filter { all[$0.setup].compiler.isOn(rule) }
      if !documents.isEmpty, !documents.contains(where: { knows(fact, of: $0) }) {
        rules[fact, default: []].append(rule.id)
      }
    }
    return rules.sorted { $0.key.rawValue < $1.key.rawValue }
  }

  private func knows(_ fact: Project.Fact, of input: Input) -> Bool {
    let setup = all[input.setup]
    switch fact {
    case .images, .colors, .symbols: return setup.hasAssets
    case .localizations: return input.path.contains(".lproj/")
    case .classes: return setup.compiler.registry.isComplete
    }
  }
}
