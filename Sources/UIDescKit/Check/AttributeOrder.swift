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
    for rule in rules {
      guard let early = places.lastIndex(where: { $0.keyPath == rule.key }),
        let late = places.lastIndex(where: { $0.keyPath == rule.after }), early < late
      else { continue }
      report(diagnostic(rule, places[early], places[late]))
    }
  }

  private func diagnostic(_ rule: OrderRule, _ early: AttributePlace, _ late: AttributePlace) -> Diagnostic {
    let reason = rule.reason.isEmpty ? "" : ": \(rule.reason)"
    var diagnostic = Diagnostic(
      "attribute-order", .warning, "'\(rule.after)' is set after '\(rule.key)', and should come before it\(reason)",
      at: late.keyPathRange)
    diagnostic.keyPath = rule.after
    diagnostic.notes = [.init("'\(rule.key)' is set here", at: early.keyPathRange)]
    diagnostic.fix = swap(early, late)
    return document.about(early.owner, diagnostic)
  }

  /// Exchanges the two elements and leaves what stands between them.
  private func swap(_ early: AttributePlace, _ late: AttributePlace) -> Diagnostic.Fix {
    let tree = document.tree
    let first = tree.range(early.element)
    let second = tree.range(late.element)
    let bytes = tree.source.bytes
    let swapped =
      bytes[second] + bytes[first.upperBound..<second.lowerBound] + bytes[first]
    // What an app shows may change, which is the point.
    return .init(
      "swap the two attributes", isSafe: false, replace: first.lowerBound..<second.upperBound,
      with: String(decoding: swapped, as: UTF8.self))
  }
}
