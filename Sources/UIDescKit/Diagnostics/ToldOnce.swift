import XMLSource

extension Diagnostic {
  /// A note that is told once a document.
  /// - Parameters:
  ///   - spot: what tells it from others of its rule.
  ///   - places: where it holds, at least one, in source order.
  static func toldOnce(_ rule: RuleID, _ message: String, spot: String, at places: [Range<Int>]) -> Diagnostic {
    var diagnostic = Diagnostic(rule, .note, message, at: places.first ?? 0..<0)
    diagnostic.isToldOnce = true
    diagnostic.spot = spot
    diagnostic.alsoAt = Array(places.dropFirst())
    return diagnostic
  }

  fileprivate var key: [String]? { isToldOnce ? spot.map { [rule.name, $0] } : nil }
}

extension Diagnostics {
  /// Tells at each place what is told once, so that each can be silenced.
  mutating func divide(in document: Document) {
    guard list.contains(where: { !$0.alsoAt.isEmpty }) else { return }
    list = list.flatMap { diagnostic in
      var first = diagnostic
      first.alsoAt = []
      return [first]
        + diagnostic.alsoAt.map { range in
          var other = first
          other.range = range
          return document.about(document.tree.element(at: range.lowerBound).flatMap(document.owner), other)
        }
    }
  }

  /// Tells once what `divide` has told at each place: at the first that is left. They are in source order.
  mutating func unite() {
    var firsts: [[String]: Int] = [:]
    var united: [Diagnostic] = []
    for diagnostic in list {
      guard let key = diagnostic.key else {
        united.append(diagnostic)
        continue
      }
      if let first = firsts[key] {
        united[first].alsoAt.append(diagnostic.range)
      } else {
        firsts[key] = united.count
        united.append(diagnostic)
      }
    }
    list = united
  }

  /// Has each that is told once say how often it holds.
  mutating func countPlaces() {
    for index in list.indices where !list[index].alsoAt.isEmpty {
      list[index].message += " (\(list[index].alsoAt.count + 1) times in this document)"
    }
  }
}
