import UIDescKit

/// A value for each configuration of a run and those of its overrides and suppressions that hold.
struct PerMatches<Value> {
  /// Where none holds: what most runs have only, for which no dictionary is set up.
  private var plain = PerConfiguration<Value>()
  private var others: [Key: Value] = [:]

  private struct Key: Hashable {
    var configuration: Int?
    var matches: Configuration.Matches
  }

  subscript(configuration: Int?, matches: Configuration.Matches) -> Value? {
    get {
      matches == .init() ? plain[configuration] : others[Key(configuration: configuration, matches: matches)]
    }
    set {
      if matches == .init() {
        plain[configuration] = newValue
      } else {
        others[Key(configuration: configuration, matches: matches)] = newValue
      }
    }
  }
}
