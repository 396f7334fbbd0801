import XMLSource

/// Runtime attributes are set in document order, which matters when one setter undoes what another did.
struct AttributeOrder {
  private let document: Document
  private let places: [AttributePlace]

  /// - Parameter places: the attributes of one object.
  init(_ document: Document, _ places: [AttributePlace]) {
    self.document = document
    self.places = places
  }

  func check(_ rules: [OrderRule], report: (Diagnostic) -> Void) {
    let pairs = rules.compactMap { rule -> Pair? in
      guard let early = places.lastIndex(where: { $0.keyPath == rule.key }),
        let late = places.lastIndex(where: { $0.keyPath == rule.after }), early != late
      else { return nil }
      return Pair(rule: rule, early: early, late: late)
    }
    guard pairs.contains(where: \.isWrong) else { return }
    let fix = sorted(by: pairs)
    for pair in pairs where pair.isWrong { report(diagnostic(pair.rule, places[pair.early], places[pair.late], fix)) }
  }

  /// Two attributes, of which the late one should come first.
  private struct Pair {
    let rule: OrderRule
    let early: Int
    let late: Int

    var isWrong: Bool { early < late }
  }

  private func diagnostic(
    _ rule: OrderRule, _ early: AttributePlace, _ late: AttributePlace, _ fix: Diagnostic.Fix?
  ) -> Diagnostic {
    let reason = rule.reason.isEmpty ? "" : ": \(rule.reason)"
    var diagnostic = Diagnostic(
      "attribute-order", .warning, "'\(rule.after)' is set after '\(rule.key)', and should come before it\(reason)",
      at: late.keyPathRange)
    diagnostic.keyPath = rule.after
    diagnostic.notes = [.init("'\(rule.key)' is set here", at: early.keyPathRange)]
    diagnostic.fix = fix
    return document.about(early.owner, diagnostic)
  }

  /// Moves every attribute that comes too late before the first one that waits for it, with the comments that belong to it: a
  /// suppression that stayed behind would be another's. All findings have this one edit: pair by pair, one edit would be in the
  /// way of the next.
  private func sorted(by pairs: [Pair]) -> Diagnostic.Fix? {
    let tree = document.tree
    let ranges = places.indices.map { index in
      let (element, previous) = (places[index].element, index > 0 ? places[index - 1].element : nil)
      let isNext = previous.flatMap(tree.parent) == tree.parent(element)
      return document.rangeWithRemarks(element, after: isNext ? previous : nil)
    }
    guard zip(ranges, ranges.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound }) else { return nil }
    let order = order(by: pairs)
    guard let first = order.indices.first(where: { order[$0] != $0 }),
      let last = order.indices.last(where: { order[$0] != $0 })
    else { return nil }
    let bytes = tree.source.bytes
    var text = Array(bytes[ranges[order[first]]])
    for place in first + 1..<last + 1 {
      text += bytes[ranges[place - 1].upperBound..<ranges[place].lowerBound] + bytes[ranges[order[place]]]
    }
    // What an app shows may change, which is the point.
    return .init(
      "put the attributes in order", isSafe: false, replace: ranges[first].lowerBound..<ranges[last].upperBound,
      with: String(decoding: text, as: UTF8.self))
  }

  /// The attributes' places as they should follow each other. Those of one key stay in their order.
  private func order(by pairs: [Pair]) -> [Int] {
    var waits: [Int: [Int]] = [:]
    for pair in pairs { waits[pair.early, default: []].append(pair.late) }
    var latest: [String: Int] = [:]
    for (index, place) in places.enumerated() {
      guard let key = place.keyPath, let before = latest.updateValue(index, forKey: key) else { continue }
      waits[index, default: []].append(before)
    }
    for index in waits.keys { waits[index]?.sort(by: >) }
    var order: [Int] = []
    var isTaken = [Bool](repeating: false, count: places.count)
    for index in places.indices where !isTaken[index] {
      isTaken[index] = true
      var waiting = [index]
      while let top = waiting.last {
        if let next = waits[top]?.popLast() {
          if isTaken[next] { continue }
          isTaken[next] = true
          waiting.append(next)
        } else {
          order.append(top)
          waiting.removeLast()
        }
      }
    }
    return order
  }
}
