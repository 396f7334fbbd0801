/// A change of a file's bytes.
struct Edit: Hashable {
  let range: Range<Int>
  let replacement: [UInt8]

  init(range: Range<Int>, replacement: [UInt8]) { (self.range, self.replacement) = (range, replacement) }

  /// What a finding offers; nil for nothing, or nothing that would change the bytes.
  init?(_ finding: Finding, _ kind: FixKind, in bytes: [UInt8]) {
    guard let fix = finding.diagnostic.fix, fix.isSafe || kind == .all, let range = finding.fixRange,
      bytes.indices.contains(range.lowerBound), range.upperBound <= bytes.count
    else { return nil }
    self.init(range: range, replacement: Array(fix.replacement.utf8))
    if bytes[range].elementsEqual(replacement) { return nil }
  }

  /// The edits that findings offer, in the order of their places. Of two that touch one place the first one is taken.
  /// - Parameter refused: those that aren't to be made.
  static func compatible(
    _ findings: [Finding], _ kind: FixKind, in bytes: [UInt8], besides refused: Set<Edit> = []
  ) -> [OfferedEdit] {
    let offered = findings.compactMap { finding -> OfferedEdit? in
      guard let fix = finding.diagnostic.fix, let edit = Edit(finding, kind, in: bytes) else { return nil }
      if !refused.isEmpty, refused.contains(edit) { return nil }
      return OfferedEdit(
        edit: edit, title: fix.title, isSafe: fix.isSafe, rule: finding.diagnostic.rule,
        objectID: finding.diagnostic.objectID)
    }
    let sorted = offered.enumerated().sorted { a, b in
      (a.element.edit.range.lowerBound, a.element.edit.range.upperBound, a.offset)
        < (b.element.edit.range.lowerBound, b.element.edit.range.upperBound, b.offset)
    }
    var edits: [OfferedEdit] = []
    for (_, offer) in sorted {
      guard let last = edits.last?.edit.range else {
        edits.append(offer)
        continue
      }
      let range = offer.edit.range
      if range.lowerBound >= last.upperBound, range.lowerBound > last.lowerBound { edits.append(offer) }
    }
    return edits
  }

  /// - Parameter edits: in order, none in another's place.
  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var at = 0
    for edit in edits {
      result += bytes[at..<edit.range.lowerBound]
      result += edit.replacement
      at = edit.range.upperBound
    }
    return result + bytes[at...]
  }
}

/// An edit, and what people know of it.
struct OfferedEdit {
  let edit: Edit
  let title: String
  let isSafe: Bool
  let rule: RuleID
  /// The `id` of the object that its finding is about.
  let objectID: String?

  /// Whether it makes a suppression silence a rule, as somebody wanted it to.
  func isMeantToSilence(_ silenced: RuleID) -> Bool {
    rule == "invalid-suppression" && edit.replacement.elementsEqual(silenced.name.utf8)
  }

  /// Whether it may change what is known of the object, by correcting what something is called.
  fileprivate var isOfName: Bool { Self.namingRules.contains(rule) }

  private static let namingRules: Set<RuleID> = [
    "capitalised-key-path", "unknown-attribute", "unknown-attribute-value", "unknown-element", "unknown-key-path",
    "unknown-layer-key",
  ]

  /// What it does, and where.
  var words: String { title + (objectID.map { " in '\($0.shortened)'" } ?? "") }
}

extension [OfferedEdit] {
  /// Without unsafe ones of objects in which names are corrected: a value whose name is right may be what another edit would
  /// add. Objects without an id are taken for one.
  var namesFirst: [OfferedEdit] {
    let renamed = Set(lazy.filter(\.isOfName).map(\.objectID))
    return renamed.isEmpty ? self : filter { $0.isOfName || $0.isSafe || !renamed.contains($0.objectID) }
  }
}
