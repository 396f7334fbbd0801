import UIDescKit

/// What the documents of a run have known of their project, for somebody who wonders why a rule is silent.
struct Silence {
  /// By setup.
  private var known: [Int: Set<Project.Fact>] = [:]

  /// - Parameter setup: the document's.
  mutating func take(_ result: Lanes.Result, _ input: Input, _ setup: Setup) {
    guard case .success(let outcome) = result, outcome.isChecked else { return }
    var facts = known[input.setup] ?? []
    let path = input.path == "-" ? input.place ?? Options.nameless : input.path
    if !facts.contains(.localizations), setup.project?.project(around: path, .localizations).localizations != nil {
      facts.insert(.localizations)
    }
    if outcome.hasDeploymentTarget { facts.insert(.deploymentTarget) }
    known[input.setup] = facts
  }

  /// The rules that were on for some document, but for none that knew what they need.
  func rules(_ setups: [Setup]) -> [(Project.Fact, [RuleID])] {
    var rules: [(fact: Project.Fact, ids: [RuleID])] = []
    let facts = known.map { (setups[$0.key], $0.value.union(setups[$0.key].facts)) }
    for rule in LintRule.all {
      guard let fact = rule.needs else { continue }
      let asking = facts.filter { $0.0.compiler.isOn(rule) }
      guard !asking.isEmpty, !asking.contains(where: { $0.1.contains(fact) }) else { continue }
      if let index = rules.firstIndex(where: { $0.fact == fact }) {
        rules[index].ids.append(rule.id)
      } else {
        rules.append((fact, [rule.id]))
      }
    }
    return rules.sorted { $0.fact.rawValue < $1.fact.rawValue }
  }
}

extension Setup {
  /// What all its documents know.
  fileprivate var facts: Set<Project.Fact> {
    let assets = project?.project(around: Options.nameless, .assets)
    var facts: Set<Project.Fact> = []
    if assets?.images != nil { facts.insert(.images) }
    if assets?.colors != nil { facts.insert(.colors) }
    if compiler.registry.isComplete { facts.insert(.classes) }
    return facts
  }
}
