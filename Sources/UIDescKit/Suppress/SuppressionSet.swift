/// Suppressions of a configuration that are for the same documents, by what they are about: there may be as many as findings,
/// and every document asks.
public final class SuppressionSet: Sendable {
  let list: [Suppression]
  /// The rules that they are of, each once.
  let rules: [RuleID]
  /// By suppression, its rule's place in `rules`.
  let ruleNumbers: [Int]
  /// By the object that they name, their places in the list.
  let byObject: [String: [Int]]
  private let first: [Subject: Int]

  private struct Subject: Hashable {
    var rule: RuleID
    var object: String?
    var keyPath: String?
  }

  /// - Parameter list: in the order of the configuration.
  public init(_ list: [Suppression]) {
    self.list = list
    var first: [Subject: Int] = [:]
    var byObject: [String: [Int]] = [:]
    var rules: [RuleID] = []
    var numbers: [RuleID: Int] = [:]
    ruleNumbers = list.map { suppression in
      if let known = numbers[suppression.rule] { return known }
      numbers[suppression.rule] = rules.count
      rules.append(suppression.rule)
      return rules.count - 1
    }
    for (place, suppression) in list.enumerated() {
      let subject = Subject(rule: suppression.rule, object: suppression.object, keyPath: suppression.keyPath)
      if first[subject] == nil { first[subject] = place }
      if let object = suppression.object { byObject[object, default: []].append(place) }
    }
    (self.first, self.byObject, self.rules) = (first, byObject, rules)
  }

  /// Of those that silence a finding, the place of the first one.
  func first(silencing diagnostic: Diagnostic) -> Int? {
    var found: Int?
    for object in [nil, diagnostic.objectID] {
      for keyPath in [nil, diagnostic.keyPath] {
        guard let place = first[Subject(rule: diagnostic.rule, object: object, keyPath: keyPath)] else { continue }
        found = min(found ?? place, place)
      }
    }
    return found
  }

  /// Whether one shares its place in the configuration with others: another tool's name may stand for several rules.
  func isOneOfSeveral(_ place: Int) -> Bool {
    [place - 1, place + 1].contains { list.indices.contains($0) && list[$0].range == list[place].range }
  }
}

extension [SuppressionSet] {
  /// Of those that silence a finding, the one that the configuration names first.
  func first(silencing diagnostic: Diagnostic) -> (set: SuppressionSet, place: Int)? {
    var found: (set: SuppressionSet, place: Int)?
    for set in self {
      guard let place = set.first(silencing: diagnostic) else { continue }
      if let found, found.set.list[found.place].range.lowerBound < set.list[place].range.lowerBound { continue }
      found = (set, place)
    }
    return found
  }
}
