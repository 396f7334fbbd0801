/// Makes as many edits of a document at once as make it no worse together.
struct FixRound {
  private let original: (bytes: [UInt8], outcome: Outcome)
  private let validate: ([UInt8]) -> Outcome
  /// The document with what is made.
  private(set) var bytes: [UInt8]
  private(set) var outcome: Outcome
  private(set) var made: [OfferedEdit] = []
  /// Those that aren't made, with what would be worse; nil for what wasn't tried by itself.
  private(set) var refused: [(offer: OfferedEdit, harm: String?)] = []
  private(set) var triesLeft: Int

  init(of bytes: [UInt8], _ outcome: Outcome, triesLeft: Int, validate: @escaping ([UInt8]) -> Outcome) {
    original = (bytes, outcome)
    (self.bytes, self.outcome, self.triesLeft, self.validate) = (bytes, outcome, triesLeft, validate)
  }

  /// Safe edits are made first, so that none of them is left out for others. Of edits that make the document worse together,
  /// those are looked for that do: where something is worse at an object, among the edits of that object.
  /// - Parameter offered: in order, none in another's place.
  mutating func make(_ offered: [OfferedEdit]) {
    var groups = [offered.filter { !$0.isSafe }, offered.filter(\.isSafe)]
    while let group = groups.popLast() {
      if group.isEmpty { continue }
      guard triesLeft > 0 else {
        refused += group.map { ($0, nil) }
        continue
      }
      guard let harm = harm(of: group) else { continue }
      if group.count == 1 {
        refused += group.map { ($0, harm.words) }
        continue
      }
      let inside = harm.inside(group)
      let (suspects, others) = group.divided(by: harm.isSuspect)
      if !inside.isEmpty {
        refused += inside
        let starts = Set(inside.map(\.offer.edit.range.lowerBound))
        groups.append(group.filter { !starts.contains($0.edit.range.lowerBound) })
      } else if !suspects.isEmpty, !others.isEmpty {
        groups += [suspects, others]
      } else if let halves = group.halvesOfObjects {
        groups += [halves.1, halves.0]
      } else if others.isEmpty, group.count > triesLeft {
        // At each object something is worse, and there is one edit of each.
        refused += group.map { ($0, harm.words(at: $0)) }
      } else {
        groups += [Array(group[(group.count / 2)...]), Array(group[..<(group.count / 2)])]
      }
    }
  }

  /// Makes edits beside those that are made already.
  /// - Returns: what would be worse with them, which then aren't made; nil for nothing.
  private mutating func harm(of group: [OfferedEdit]) -> FixHarm? {
    triesLeft -= 1
    let all = (made + group).sorted { $0.edit.range.lowerBound < $1.edit.range.lowerBound }
    let contents = Edit.apply(all.map(\.edit), to: original.bytes)
    let result = validate(contents)
    if let harm = FixHarm(from: original.outcome, to: result, all, markLength: contents.markLength) { return harm }
    (made, bytes, outcome) = (all, contents, result)
    return nil
  }
}

extension [UInt8] {
  var markLength: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}

extension [OfferedEdit] {
  fileprivate func divided(by isFirst: (OfferedEdit) -> Bool) -> ([OfferedEdit], [OfferedEdit]) {
    // Once of each, as the answer may depend on those before.
    reduce(into: ([], [])) { parts, offer in
      if isFirst(offer) { parts.0.append(offer) } else { parts.1.append(offer) }
    }
  }

  /// The first half of each object's edits and the others; nil where no object has several.
  fileprivate var halvesOfObjects: ([OfferedEdit], [OfferedEdit])? {
    var counts: [String: Int] = [:]
    for offer in self { offer.objectID.map { counts[$0, default: 0] += 1 } }
    guard counts.values.contains(where: { $0 > 1 }) else { return nil }
    var met: [String: Int] = [:]
    return divided { offer in
      guard let id = offer.objectID else { return true }
      met[id, default: 0] += 1
      return met[id, default: 0] * 2 <= counts[id, default: 0] || counts[id] == 1
    }
  }
}
