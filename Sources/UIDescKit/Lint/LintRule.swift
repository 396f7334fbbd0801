import XMLSource

/// One kind of finding: what it is called, why it matters, what shows it and how it is found. One value in one file; help,
/// RULES.md, configuration and the tests are all made of it.
public struct LintRule: Sendable {
  /// Its name in configuration and reports.
  public let id: RuleID
  /// How much its findings matter; nil when it is off unless a configuration asks for it.
  public let severity: Severity?
  /// What it finds, in one sentence.
  public let summary: String
  /// Why that matters and what to do.
  public let rationale: String
  /// What a configuration can set.
  public let options: [LintOption]
  /// What other tools call it, after the tool's name: `IBLinter misplaced`.
  public let peers: [String]
  /// What it must know of the project; without that it finds nothing.
  public let needs: Project.Fact?
  /// Whether a registry that has the class of an object, or describes a key, may make it find more: where none does, it can't
  /// be said that there is nothing to find.
  let asksRegistry: Bool
  /// Documents with findings, each at an arrow.
  public var triggering: [Example] { makeTriggering() }
  /// Documents without.
  public var nonTriggering: [Example] { makeNonTriggering() }
  // Only who asks for examples pays for them: a run of documents has to make every rule.
  private let makeTriggering: @Sendable () -> [Example]
  private let makeNonTriggering: @Sendable () -> [Example]
  let check: Check

  /// How its findings are made.
  enum Check: Sendable {
    /// By a stage of the compiler before lint, or by a registry's checks.
    case byStage
    case document(@Sendable (inout LintContext) -> Void)
    /// For each element of these names.
    case elements([String], @Sendable (inout LintContext, ElementID) -> Void)
    /// For each attribute of these names, with the element that has it.
    case attributes([String], @Sendable (inout LintContext, AttributeID, ElementID) -> Void)
    /// For both: elements of these names, and attributes of those.
    case names(
      [String], @Sendable (inout LintContext, ElementID) -> Void,
      attributes: [String], @Sendable (inout LintContext, AttributeID, ElementID) -> Void)
    /// For each object, by its index.
    case objects(@Sendable (inout LintContext, Int) -> Void)

    var ofElements: (@Sendable (inout LintContext, ElementID) -> Void)? {
      switch self {
      case .elements(_, let check), .names(_, let check, attributes: _, _): check
      default: nil
      }
    }

    var ofAttributes: (@Sendable (inout LintContext, AttributeID, ElementID) -> Void)? {
      switch self {
      case .attributes(_, let check), .names(_, _, attributes: _, let check): check
      default: nil
      }
    }
  }

  init(
    _ id: RuleID, _ severity: Severity?, summary: String, rationale: String, options: [LintOption] = [],
    peers: [String] = [], needs: Project.Fact? = nil, asksRegistry: Bool = false,
    triggering: @autoclosure @escaping @Sendable () -> [Example],
    nonTriggering: @autoclosure @escaping @Sendable () -> [Example] = [],
    check: Check
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.options = options
    self.peers = peers
    self.needs = needs
    self.asksRegistry = asksRegistry || needs == .classes
    makeTriggering = triggering
    makeNonTriggering = nonTriggering
    self.check = check
  }
}
