/// What the suppressions of a configuration have come to in a document, or in several, by where they stand in it.
public struct SuppressionUse: Sendable {
  /// What one has come to.
  public struct State: OptionSet, Sendable {
    /// It holds for a document.
    public static let heeded = State(rawValue: 1)
    /// It has silenced something.
    public static let used = State(rawValue: 2)
    /// Its rule has been looked for where it holds.
    public static let lookedFor = State(rawValue: 4)
    /// A rule of it is on, but couldn't be looked for everywhere, since too little is known.
    public static let undecided = State(rawValue: 8)

    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  private struct Entry {
    let start: Int
    var state: State
  }

  /// By where they start. Another tool's name stands for several suppressions at one place.
  private var entries: [Entry] = []

  /// None.
  public init() {}

  init(of list: [Suppression]) {
    for start in list.map(\.range.lowerBound).sorted() where entries.last?.start != start {
      entries.append(Entry(start: start, state: .heeded))
    }
  }

  /// What the one at a place has come to.
  public subscript(range: Range<Int>) -> State { index(at: range).map { entries[$0].state } ?? [] }

  /// Takes up what they have come to in other documents.
  public mutating func add(_ other: SuppressionUse) {
    if entries.isEmpty {
      entries = other.entries
      return
    }
    var all: [Entry] = []
    var rest = other.entries[...]
    for entry in entries {
      while let next = rest.first, next.start < entry.start { all.append(rest.removeFirst()) }
      all.append(entry)
      if rest.first?.start == entry.start { all[all.count - 1].state.formUnion(rest.removeFirst().state) }
    }
    entries = all + rest
  }

  mutating func insert(_ state: State, at range: Range<Int>) {
    if let index = index(at: range) { entries[index].state.formUnion(state) }
  }

  mutating func noteWhatIsLookedFor(_ list: [Suppression], _ rules: inout RulesLookedFor, in document: Document) {
    let objects = list.contains { $0.object != nil } ? document.objectsByID : [:]
    var counts: [Int: Int] = [:]
    for suppression in list { counts[suppression.range.lowerBound, default: 0] += 1 }
    for suppression in list where !self[suppression.range].contains(.used) {
      let object = suppression.object.flatMap { objects[$0] }
      if rules.contains(suppression.rule, in: object.map { document.tree.range(document.objects[$0].element) }) {
        insert(.lookedFor, at: suppression.range)
      } else if rules.isOn(suppression.rule) || counts[suppression.range.lowerBound, default: 0] > 1 {
        insert(.undecided, at: suppression.range)
      }
    }
  }

  private func index(at range: Range<Int>) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].start < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].start == range.lowerBound ? low : nil
  }
}
