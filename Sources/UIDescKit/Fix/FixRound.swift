/// Makes as many edits of a document at once as make it no worse together.
struct FixRound {
  private let original: (bytes: [UInt8], outcome: Outcome)
  private let validate: ([UInt8]) -> Outcome
  /// The document with what is made.
  private(set) var bytes: [UInt8]
  private(set) var outcome: Outcome
  private(set) var made: [OfferedEdit] = []
  private(set) var refused: [(offer: OfferedEdit, reason: String)] = []
  private(set) var triesLeft: Int

  init(of bytes: [UInt8], _ outcome: Outcome, triesLeft: Int, validate: @escaping ([UInt8]) -> Outcome) {
    original = (bytes, outcome)
    (self.bytes, self.outcome, self.triesLeft, self.validate) = (bytes, outcome, triesLeft, validate)
  }

  /// - Parameter offered: in order, none in another's place.
  mutating func make(_ offered: [OfferedEdit]) {
    var groups = [offered]
    while let group = groups.popLast() {
      guard !group.isEmpty, let harm = harm(of: group) else { continue }
      guard group.count > 1, triesLeft > 0 else {
        refused += group.map { ($0, harm.words) }
        continue
      }
      let blamed = harm.blame(group)
      let suspects = group.filter(harm.isSuspect)
      if !blamed.isEmpty {
        refused += blamed
        let starts = Set(blamed.map(\.offer.edit.range.lowerBound))
        groups.append(group.filter { !starts.contains($0.edit.range.lowerBound) })
      } else if suspects.isEmpty || suspects.count == group.count {
        groups += [Array(group[(group.count / 2)...]), Array(group[..<(group.count / 2)])]
      } else {
        groups += [suspects, group.filter { !harm.isSuspect($0) }]
      }
    }
  }

  /// Makes edits beside those that are made already.
  /// - Returns: what would be worse with them, which then aren't made; nil for nothing.
  private mutating func harm(of group: [OfferedEdit]) -> FixHarm? {
    triesLeft -= 1
    let all = (made + group).sorted { $0.edit.range.lowerBound < $1.edit.range.lowerBound }
    let edits = all.map(\.edit)
    let contents = Edit.apply(edits, to: original.bytes)
    let result = validate(contents)
    let map = EditMap(edits)
    if let harm = FixHarm(from: original.outcome, to: result, map, markLength: contents.markLength) { return harm }
    (made, bytes, outcome) = (all, contents, result)
    return nil
  }
}

extension [UInt8] {
  fileprivate var markLength: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
