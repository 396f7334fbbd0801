import XMLSource

/// The pipeline. Stages know only what goes in and what comes out; see ARCHITECTURE.md.
public struct Compiler: Sendable {
  /// What a compiler does beside the rule.
  public struct Options: Sendable {
    /// Write the tree of a document that has errors.
    public var keepGoing = false
    /// Fill in what the registry knows to be the default.
    public var defaults = false
    /// Findings that matter less are counted, but not told.
    public var leastSeverity = Severity.note
    /// What widgets depend on besides the document.
    public var widgets = WidgetContext()
    /// Which rules are on, and how much each matters.
    public var rules = RuleSettings.standard
    /// A part of what is known of the project around the document of a path; asked a few times a document at most.
    public var findProject: (@Sendable (String, Project.Part) -> Project)?
    /// The oldest system that documents are for, by platform; else what they say themselves.
    public var deploymentTargets: [Platform: PlatformVersion] = [:]
    /// What the configuration silences in the documents that the compiler is for.
    public var suppressions: [SuppressionSet] = []
    /// Nanoseconds since some moment; with it outcomes say where time goes.
    public var clock: (@Sendable () -> UInt64)?
    /// Elements and attributes as the compiler understands them, for people who work on it.
    public var dump: Dump?

    /// Nothing beside the rule.
    public init() {}
  }

  /// A stage to show in place of the view tree.
  public enum Dump: String, CaseIterable, Sendable {
    /// The XML, or the document that is made of it.
    case tree, document
  }

  /// The classes that it knows.
  public let registry: Registry
  /// What it does beside the rule.
  public let options: Options

  /// A compiler for documents that use the classes of `registry`.
  public init(registry: Registry, options: Options) {
    self.registry = registry
    self.options = options
  }
}

/// What became of one document.
public struct Outcome: Sendable {
  /// In source order.
  public var findings: [Finding] = []
  /// How many findings matter less than `Compiler.Options.leastSeverity`.
  public var untold = 0
  /// Where the time went; nothing without a clock.
  public var timing = Timing()
  /// Whether the document, the configuration or the command line says which is the oldest system that it is for.
  public var hasDeploymentTarget = false
  /// Whether everything was looked for; not so in a document that can't be read to its end.
  public var isChecked = false
  /// What the configuration's suppressions have come to; nothing where the document couldn't be read.
  public var suppressions = SuppressionUse()
  /// What suppressions have taken out of the findings.
  var silenced: [Diagnostic] = []
  /// What fixes have come to; nil when none were asked for.
  public var fixed: Fixed?
  /// The view tree's JSON, or a dump's text; nil when there are errors or none was asked for.
  public var output: [UInt8]?
}
