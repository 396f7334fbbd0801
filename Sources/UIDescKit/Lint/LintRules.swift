extension LintRule {
  /// Every rule, by id. `RULES.md` and `uidesc rules` list them in this order.
  public static let all: [LintRule] = (documentRules + typeRules + layoutRules + lookRules + designRules + projectRules)
    .sorted { $0.id.name < $1.id.name }

  /// The ids of all, which no registry may give to a check of its own.
  static let ids = Set(all.map(\.id))

  /// The rule of that id.
  public static func named(_ id: String) -> LintRule? { all.first { $0.id.name == id } }

  /// The rules that do what another tool's rule does.
  /// - Parameter name: with the tool's name before it, or without: `IBLinter misplaced`, `misplaced`.
  public static func counterparts(of name: String) -> [LintRule] {
    all.filter { rule in rule.peers.contains { $0 == name || $0.hasSuffix(" " + name) } }
  }

  /// What other tools call it, without the tools' names.
  public var peerRuleNames: [String] { peers.compactMap { $0.split(separator: " ").last.map(String.init) } }

  /// How much it matters in one word: `error`, `warning`, `note` or `off`.
  public var severityName: String { severity?.name ?? "off" }

  /// Whether it offers an edit that removes what it finds.
  public var hasFix: Bool { triggering.contains { $0.fixed != nil } }
}
