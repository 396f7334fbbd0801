/// Where the time of documents went, in nanoseconds.
public struct Timing: Sendable {
  /// What time is spent on.
  public enum Part: Hashable, Sendable {
    /// A stage of the pipeline, by its name in ARCHITECTURE.md.
    case stage(String)
    /// A rule that lint checks.
    case rule(RuleID)

    /// `parse`, `misplaced-view`.
    public var name: String {
      switch self {
      case .stage(let name): name
      case .rule(let id): id.name
      }
    }
  }

  private var spent: [Part: UInt64] = [:]

  /// No time yet.
  public init() {}

  /// All of it.
  public var total: UInt64 { spent.values.reduce(0, +) }

  /// What took most comes first.
  public var parts: [(part: Part, time: UInt64)] {
    spent.map { ($0.key, $0.value) }.sorted { $0.1 == $1.1 ? $0.0.name < $1.0.name : $0.1 > $1.1 }
  }

  /// Adds the time of other documents.
  public mutating func add(_ other: Timing) { spent.merge(other.spent) { $0 + $1 } }

  mutating func add(_ time: UInt64, to part: Part) { spent[part, default: 0] += time }
}
