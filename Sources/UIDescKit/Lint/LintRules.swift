extension LintRule {
  /// Every rule, by id. `RULES.md` and `uidesc rules` list them in this order.
  public static let all: [LintRule] = (documentRules + typeRules + layoutRules + lookRules + designRules + projectRules)
    .sorted { $0.id.name < $1.id.name }

  /// The rule of that id.
  public static func named(_ id: String) -> LintRule? { all.first { $0.id.name == id } }
}
