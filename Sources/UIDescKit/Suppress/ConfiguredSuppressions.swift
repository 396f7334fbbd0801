/// The suppressions of a configuration by what they are about: there may be as many as findings.
struct ConfiguredSuppressions {
  private var first: [Subject: Suppression] = [:]

  private struct Subject: Hashable {
    var rule: RuleID
    var object: String?
    var keyPath: String?
  }

  init(_ list: [Suppression]) {
    for suppression in list {
      let subject = Subject(rule: suppression.rule, object: suppression.object, keyPath: suppression.keyPath)
      if first[subject] == nil { first[subject] = suppression }
    }
  }

  /// Of those that silence a finding, the one that the configuration names first.
  func first(silencing diagnostic: Diagnostic) -> Suppression? {
    if first.isEmpty { return nil }
    var found: Suppression?
    for object in [nil, diagnostic.objectID] {
      for keyPath in [nil, diagnostic.keyPath] {
        guard let other = first[Subject(rule: diagnostic.rule, object: object, keyPath: keyPath)] else { continue }
        if found.map({ other.range.lowerBound < $0.range.lowerBound }) ?? true { found = other }
      }
    }
    return found
  }
}
