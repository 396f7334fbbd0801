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
  /// Documents with findings, each at an arrow.
  public let triggering: [Example]
  /// Documents without.
  public let nonTriggering: [Example]
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
    /// For each object, by its index.
    case objects(@Sendable (inout LintContext, Int) -> Void)
  }

  init(
    _ id: RuleID, _ severity: Severity?, summary: String, rationale: String, options: [LintOption] = [],
    peers: [String] = [], needs: Project.Fact? = nil, triggering: [Example], nonTriggering: [Example] = [],
    check: Check
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.options = options
    self.peers = peers
    self.needs = needs
    self.triggering = triggering
    self.nonTriggering = nonTriggering
    self.check = check
  }
}

extension LintRule {
  /// A document for people to learn from and for the tests to check.
  public struct Example: Sendable {
    /// With an arrow before the first character of each finding.
    let marked: String
    /// What a configuration says of the rule, as JSON.
    public let options: String?
    /// The registry that it is checked with.
    public let registry: String?
    /// The text that the rule's fixes make of it.
    public let fixed: String?
    /// What is known of the project around it.
    public let project: Project?

    static let arrow: Character = "↓"

    init(
      _ marked: String, options: String? = nil, registry: String? = nil, fixed: String? = nil, project: Project? = nil
    ) {
      self.marked = marked
      self.options = options
      self.registry = registry
      self.fixed = fixed
      self.project = project
    }

    /// As people would write it.
    public var text: String { marked.filter { $0 != Self.arrow } }

    /// The whole document: a part of one is put among the objects of an iOS document.
    var document: String { Self.whole(text) }

    static func whole(_ text: String) -> String {
      if text.contains("<document") { return text }
      return prefix + text + "</objects></document>\n"
    }

    private static let prefix =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>"

    /// Where findings start in `document`, in bytes.
    var places: [Int] {
      let start = marked.contains("<document") ? 0 : Self.prefix.utf8.count
      var places: [Int] = []
      var count = start
      for character in marked {
        if character == Self.arrow { places.append(count) } else { count += String(character).utf8.count }
      }
      return places
    }
  }
}
