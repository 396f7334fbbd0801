/// How much a finding matters. An error fails a run; a warning does with `--strict`.
public enum Severity: UInt8, Sendable, Comparable {
  case note, warning, error

  /// Whether `a` matters less than `b`.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The word in reports.
  public var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

/// The stable kebab-case name of a kind of finding, shared by configuration and every report.
public struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// As reports show it: `duplicate-id`.
  public let name: String

  /// The rule called `name`.
  public init(_ name: String) { self.name = name }
  /// The rule called `name`.
  public init(stringLiteral name: String) { self.name = name }
}

/// Something to say about a place in a document. Places are byte ranges; lines and columns are made for reports only.
public struct Diagnostic: Sendable {
  /// The kind of finding.
  public var rule: RuleID
  /// How much it matters.
  public var severity: Severity
  /// Lower case, no full stop, the user's words in '…': what is wrong, why it matters, what to do.
  public var message: String
  /// What it is about.
  public var range: Range<Int>
  /// The `id` of the object it is about.
  public var objectID: String?
  /// The object's label in Interface Builder, or what else people know it by.
  public var objectName: String?
  /// The object's class.
  public var className: String?
  /// The runtime attribute's key path.
  public var keyPath: String?
  /// What of the object it is about, as far as no key path says that; fingerprints, baselines and names of JUnit have it.
  public internal(set) var spot: String?
  /// Whether it could as well stand at another object, as it is told once for several: its fingerprint has none then.
  public var isToldOnce = false
  /// Where else what is told once holds, in source order.
  var alsoAt: [Range<Int>] = []
  /// What helps to understand it, in the order to read.
  public var notes: [Note] = []
  /// An edit that removes it; nil when none is certain enough to offer.
  public var fix: Fix?

  /// An addition to a finding, often about another place.
  public struct Note: Sendable {
    /// In the manner of `Diagnostic.message`.
    public var message: String
    /// What it is about; nil when that is no place in the document.
    public var range: Range<Int>?

    /// A note about `range`, or about no place.
    public init(_ message: String, at range: Range<Int>? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// An edit that removes the finding.
  public struct Fix: Sendable {
    /// What the edit does: `change 'hiden' to 'hidden'`.
    public var title: String
    /// Leaves a working program's behaviour as it is.
    public var isSafe: Bool
    /// What is replaced.
    public var range: Range<Int>
    /// What comes in its place.
    public var replacement: String

    /// An edit that puts `replacement` in the place of `range`.
    public init(_ title: String, isSafe: Bool, replace range: Range<Int>, with replacement: String) {
      self.title = title
      self.isSafe = isSafe
      self.range = range
      self.replacement = replacement
    }
  }

  /// A finding without notes or fix, about no object.
  public init(_ rule: RuleID, _ severity: Severity, _ message: String, at range: Range<Int>) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
  }
}

/// What the stages have found in one document.
public struct Diagnostics: Sendable {
  /// In the order in which they were reported.
  public internal(set) var list: [Diagnostic] = []
  /// How many findings matter less than what was asked for.
  public private(set) var untold = 0
  private let leastSeverity: Severity
  private let settings: RuleSettings

  /// Nothing has been found yet.
  /// - Parameters:
  ///   - leastSeverity: what matters less is counted only.
  ///   - settings: how much each rule matters.
  public init(leastSeverity: Severity = .note, settings: RuleSettings = .standard) {
    self.leastSeverity = leastSeverity
    self.settings = settings
  }

  /// Adds a finding, unless its rule is off.
  public mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    guard let severity = settings.severity(of: diagnostic.rule, found: diagnostic.severity) else { return }
    diagnostic.severity = severity
    if diagnostic.severity < leastSeverity { untold += 1 } else { list.append(diagnostic) }
  }

  /// Takes findings out again. They are asked for in source order.
  mutating func remove(where isSilenced: (Diagnostic) -> Bool) {
    sort()
    list.removeAll(where: isSilenced)
  }

  /// Counts what matters less instead of telling it.
  mutating func leaveOut(below severity: Severity) {
    let all = list.count
    list.removeAll { $0.severity < severity }
    untold += all - list.count
  }

  /// Whether one of them is an error.
  public var hasErrors: Bool { list.contains { $0.severity == .error } }

  /// Brings the findings into source order; those at one place stay in the order they were made in.
  mutating func sort() {
    let starts = list.indices.map { (start: list[$0].range.lowerBound, index: $0) }
    list = starts.sorted { $0 < $1 }.map { list[$0.index] }
  }
}
