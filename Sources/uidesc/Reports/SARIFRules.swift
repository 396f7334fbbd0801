import UIDescKit

/// The tool as SARIF describes it: every rule of the table, also on a clean run, and after them those that registries declare
/// and that were met.
struct SARIFRules {
  private var met: [RuleID] = []
  private var indices: [RuleID: Int]

  init() {
    indices = Dictionary(LintRule.all.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { a, _ in a })
  }

  mutating func index(of rule: RuleID) -> Int {
    if let known = indices[rule] { return known }
    let index = LintRule.all.count + met.count
    met.append(rule)
    indices[rule] = index
    return index
  }

  var driver: String {
    let rules = LintRule.all.map(Self.descriptor) + met.map { JSONText.object([("id", JSONText.string($0.name))]) }
    return JSONText.object([
      ("name", "\"uidesc\""), ("version", JSONText.string(Command.version)),
      ("semanticVersion", JSONText.string(Command.version)),
      ("rules", "[" + rules.map { "\n    " + $0 }.joined(separator: ",") + "\n  ]"),
    ])
  }

  private static func descriptor(_ rule: LintRule) -> String {
    let level = rule.severity ?? .warning
    let configuration = [("enabled", String(rule.severity != nil)), ("level", JSONText.string(level.name))]
    return JSONText.object([
      ("id", JSONText.string(rule.id.name)), ("shortDescription", SARIFReport.message(rule.summary)),
      ("fullDescription", SARIFReport.message(rule.rationale)),
      ("help", SARIFReport.message(rule.summary + "\n\n" + rule.rationale)),
      ("defaultConfiguration", JSONText.object(configuration)),
    ])
  }
}
