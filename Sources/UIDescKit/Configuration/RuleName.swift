/// The name of a rule as somebody wrote it, and the rules that are meant.
public struct RuleName: Sendable {
  /// As it was written.
  public let written: String
  /// Where it stands in its file; empty for what isn't of a file.
  public let range: Range<Int>
  /// Several only for another tool's name.
  public let ids: [RuleID]
  /// The tool whose name it is; nil for one of ours.
  public let tool: String?

  /// - Parameter name: an id, or what another tool calls a rule: `misplaced`, `IBLinter misplaced`.
  public init(_ name: String, at range: Range<Int> = 0..<0) {
    written = name
    self.range = range
    let twins = LintRule.named(name) == nil ? LintRule.counterparts(of: name) : []
    ids = twins.isEmpty ? [RuleID(name)] : twins.map(\.id)
    tool = twins.first.flatMap { twin in
      twin.peers.first { $0 == name || $0.hasSuffix(" " + name) }?.split(separator: " ").first.map(String.init)
    }
  }

  /// Whether it is one of those that can't be told to matter less.
  public var isFatal: Bool { ids.contains(where: RuleID.fatal.contains) }

  /// What `name` stands for when it is another tool's.
  /// - Parameter given: the options that are set beside it.
  public func advice(besides given: Set<String> = []) -> String? {
    guard let tool, let peer else { return nil }
    return "'\(written)' is \(tool)'s name; here it is \(ids.map { "'\($0.name)'" }.joined(separator: " and "))"
      + peer.words(besides: given)
  }

  /// The options that another tool's name stands for, too.
  public var options: [String: LintOption.Value] { peer?.options ?? [:] }

  /// Those in words, and what is to be known of the name.
  public var remarks: String { peer?.words(besides: []) ?? "" }

  private var peer: PeerName? { tool.map { _ in PeerName(written) } }

  /// Why the name means nothing; nil when it does.
  /// - Parameter registries: the rules of the loaded registries' checks.
  public func problem(besides registries: Set<RuleID>) -> String? {
    if isKnown(besides: registries) { return nil }
    var suggestions = Suggestions()
    return problem(nearest: nearest(besides: registries, &suggestions))
  }

  func isKnown(besides registries: Set<RuleID>) -> Bool {
    ids.contains { LintRule.ids.contains($0) || registries.contains($0) }
  }

  /// Why a name that isn't known means nothing.
  func problem(nearest: String?) -> String {
    "there is no rule '\(written.shortened)'"
      + (nearest.map { "; did you mean '\($0)'?" } ?? "; 'uidesc rules' lists those that there are")
  }

  /// The rule that a name that isn't known may stand for.
  func nearest(besides registries: Set<RuleID>, _ suggestions: inout Suggestions) -> String? {
    let known =
      suggestions.areUsedUp
      ? [] : registries.map(\.name).sorted() + LintRule.all.flatMap { [$0.id.name] + $0.peerRuleNames }
    return suggestions.nearest(to: written, among: known)
  }
}

extension RuleID {
  /// The rules whose findings keep a file from being understood.
  static let fatal: Set<RuleID> = [
    "conflict-marker", "invalid-configuration", "invalid-registry", "legacy-format", "not-well-formed", "refused-input",
  ]
}

extension Registry {
  /// The rules that checks of the registry's files declare.
  public var checkRules: Set<RuleID> {
    let rules = classes.values.joined().map(\.rules) + extensionRules.values.joined().map(\.rules)
    return Set(rules.flatMap(\.checks).map(\.id))
  }
}
