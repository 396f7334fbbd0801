/// How much a finding matters. An error fails a run; a warning does with `--strict`.
public enum Severity: UInt8, Sendable, Comparable {
  case note, warning, error

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

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
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

/// Something to say about a place in a document. Places are byte ranges; lines and columns are made for reports only.
public struct Diagnostic: Sendable {
  public var rule: RuleID
  public var severity: Severity
  /// Lower case, no full stop, the user's words in '…': what is wrong, why it matters, what to do.
  public var message: String
  public var range: Range<Int>
  public var objectID: String?
  public var objectName: String?
  public var className: String?
  public var keyPath: String?
  public var notes: [Note] = []
  public var fix: Fix?

  public struct Note: Sendable {
    public var message: String
    public var range: Range<Int>?

    public init(_ message: String, at range: Range<Int>? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// An edit that removes the finding.
  public struct Fix: Sendable {
    public var title: String
    /// Leaves a working program's behaviour as it is.
    public var isSafe: Bool
    public var range: Range<Int>
    public var replacement: String

    public init(_ title: String, isSafe: Bool, replace range: Range<Int>, with replacement: String) {
      self.title = title
      self.isSafe = isSafe
      self.range = range
      self.replacement = replacement
    }
  }

  public init(_ rule: RuleID, _ severity: Severity, _ message: String, at range: Range<Int>) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
  }
}

/// What the stages have found in one document.
public struct Diagnostics: Sendable {
  public private(set) var list: [Diagnostic] = []

  public init() {}

  public mutating func report(_ diagnostic: Diagnostic) { list.append(diagnostic) }

  public var hasErrors: Bool { list.contains { $0.severity == .error } }

  /// Brings the findings into source order; those at one place stay in the order they were made in.
  mutating func sort() {
    list = list.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
