/// What a project wants of its documents, as a `.uidesc.json` says it.
public struct Configuration: Sendable {
  /// What the file is called in folders.
  public static let fileName = ".uidesc.json"

  /// What reports call the file.
  public let path: String
  /// The documents that walks take; all when there are none.
  public var include: [Glob] = []
  /// The documents and folders that walks leave out.
  public var exclude: [Glob] = []
  /// Registry files and names of built-in registries.
  public var registries: [Entry] = []
  /// Folders with asset catalogues and images.
  public var assets: [Entry] = []
  /// The oldest system that documents are for, by platform.
  public var deploymentTargets: [Platform: PlatformVersion] = [:]
  /// What is said of rules, for every document.
  var rules: [RuleEntry] = []
  /// What is said of rules for some documents; later ones win.
  var overrides: [Override] = []
  /// What the project lives with.
  var silenced: [Silenced] = []
  /// The file with the findings that the project has today, below the configuration's folder.
  public var baseline: Entry?
  /// What a run writes about its findings.
  public var reports: [Report] = []
  /// The patterns of all overrides.
  public var overridePaths: [Glob] { overrides.flatMap(\.paths) }
  /// Which overrides and suppressions are for which documents.
  var lookup = ConfigurationLookup()
  /// The file's bytes.
  let text: [UInt8]

  /// A text of the file.
  public struct Entry: Sendable {
    /// What it says.
    public var text: String
    /// Where it stands.
    public var range: Range<Int>
  }

  /// A report that a run writes.
  public struct Report: Sendable {
    /// The name of the format.
    public var format: String
    /// Where it is written, below the configuration's folder; nil for standard output.
    public var file: String?
    /// Where it is asked for.
    public var range: Range<Int>
  }

  /// What is said of rules for the documents that some patterns cover.
  struct Override: Sendable {
    var paths: [Glob]
    var rules: [RuleEntry]
  }

  /// What is said of a rule.
  struct RuleEntry: Sendable {
    var name: RuleName
    var setting = RuleSettings.Setting()
    /// The keys of options that are said of a rule without any.
    var strangeOptions: [Entry] = []
  }

  /// A suppression and the documents that it is for.
  struct Silenced: Sendable {
    var name: RuleName
    var file: Glob?
    /// Where the file is named.
    var fileRange: Range<Int>?
    var object: String?
    var keyPath: String?
    var reason: String
    var range: Range<Int>
  }

  /// One that says nothing.
  public init(path: String = fileName) { self.init(path: path, text: []) }

  init(path: String, text: [UInt8]) {
    self.path = path
    self.text = text
  }
}
