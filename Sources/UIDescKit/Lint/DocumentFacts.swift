import XMLSource

/// What rules look for in a whole document, once, when one first asks.
struct DocumentFacts {
  fileprivate var outletDestinations: Set<String>?
  fileprivate var customClassCounts: [String: Int]?
  fileprivate var referencedScenes: Set<String>?
  fileprivate var catalogColors: [UInt32: String]?
  fileprivate var pinnedEdges: PinnedEdges?
  /// Which views' marks of ambiguity have been looked at, and whether they may still be so.
  var ambiguousViews: [ElementID: Bool] = [:]
}

extension LintContext {
  /// The ids of what outlets lead to, which code may change.
  var outletDestinations: Set<String> {
    mutating get {
      let document = document
      return once(&facts.outletDestinations) { document.outletDestinations }
    }
  }

  /// How many objects have each custom class.
  var customClassCounts: [String: Int] {
    mutating get {
      let document = document
      return once(&facts.customClassCounts) { document.customClassCounts }
    }
  }

  /// The identifiers by which references to storyboards name scenes. It may be this storyboard that they mean.
  var referencedScenes: Set<String> {
    mutating get {
      let document = document
      return once(&facts.referencedScenes) { document.referencedScenes }
    }
  }

  /// The colours of catalogues that the document's resources describe, by red, green, blue and alpha; of several the first by name.
  var catalogColors: [UInt32: String] {
    mutating get {
      let document = document
      return once(&facts.catalogColors) { document.catalogColors }
    }
  }

  /// What constraints hold views to.
  var pinnedEdges: PinnedEdges {
    mutating get {
      let document = document
      return once(&facts.pinnedEdges) { PinnedEdges(in: document) }
    }
  }
}

private func once<Fact>(_ known: inout Fact?, _ find: () -> Fact) -> Fact {
  if let known { return known }
  let found = find()
  known = found
  return found
}
