/// What the suppressions of a configuration have come to in a document, or in several.
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

  private var sets: [ObjectIdentifier: SetUse] = [:]

  /// None.
  public init() {}

  init(of sets: [SuppressionSet]) {
    for set in sets { self.sets[ObjectIdentifier(set)] = SetUse(set) }
  }

  /// By where suppressions start in the configuration. Those that hold for no document aren't there.
  public var states: [Int: State] {
    var states: [Int: State] = [:]
    for use in sets.values {
      for (place, suppression) in use.set.list.enumerated() {
        states[suppression.range.lowerBound, default: []].formUnion(use.state(of: place))
      }
    }
    return states
  }

  /// Takes up what they have come to in other documents.
  public mutating func add(_ other: SuppressionUse) {
    for (id, use) in other.sets { sets[id, default: SetUse(use.set)].add(use) }
  }

  mutating func noteUse(of place: Int, in set: SuppressionSet) { sets[ObjectIdentifier(set)]?.noteUse(of: place) }

  mutating func noteWhatIsLookedFor(_ rules: inout RulesLookedFor, in document: Document) {
    if sets.isEmpty { return }
    let objects = sets.values.contains { !$0.set.byObject.isEmpty } ? document.objectsByID : [:]
    for index in sets.values.indices { sets.values[index].noteWhatIsLookedFor(&rules, objects, in: document) }
  }
}

/// What has come of those that are for the same documents. They are many and mostly about objects of other documents, so what
/// holds for all that are of one rule is noted once.
private struct SetUse {
  let set: SuppressionSet
  /// By rule, what it has come to in whole documents.
  private var whole: [Answers]
  /// By suppression, what differs from that.
  private var own: [Int: Answers] = [:]
  private var used: Set<Int> = []

  init(_ set: SuppressionSet) {
    self.set = set
    whole = Array(repeating: Answers(), count: set.rules.count)
  }

  func state(of place: Int) -> SuppressionUse.State {
    var state = SuppressionUse.State.heeded
    if used.contains(place) { state.insert(.used) }
    var answers = whole[set.ruleNumbers[place]]
    if let own = own[place] { answers.add(own) }
    if answers.lookedFor > 0 { state.insert(.lookedFor) }
    if answers.undecided > 0 || answers.off > 0 && set.isOneOfSeveral(place) { state.insert(.undecided) }
    return state
  }

  mutating func add(_ other: SetUse) {
    for number in whole.indices { whole[number].add(other.whole[number]) }
    for (place, answers) in other.own { own[place, default: .init()].add(answers) }
    used.formUnion(other.used)
  }

  mutating func noteUse(of place: Int) { used.insert(place) }

  mutating func noteWhatIsLookedFor(_ rules: inout RulesLookedFor, _ objects: [String: Int], in document: Document) {
    for (number, rule) in set.rules.enumerated() { whole[number].add(rules.answer(rule, in: nil)) }
    for (object, places) in set.places(about: objects) {
      let scope = document.tree.range(document.objects[object].element)
      for place in places where !used.contains(place) {
        let rule = set.list[place].rule
        own[place, default: .init()].add(rules.answer(rule, in: scope))
        own[place, default: .init()].add(rules.answer(rule, in: nil), times: -1)
      }
    }
  }
}

/// How many documents a rule has been looked for in, how many it couldn't be looked for in, and for how many it is off.
private struct Answers {
  var lookedFor = 0
  var undecided = 0
  var off = 0

  mutating func add(_ other: Self, times: Int = 1) {
    lookedFor += other.lookedFor * times
    undecided += other.undecided * times
    off += other.off * times
  }
}

extension RulesLookedFor {
  fileprivate mutating func answer(_ rule: RuleID, in scope: Range<Int>?) -> Answers {
    if contains(rule, in: scope) { return Answers(lookedFor: 1) }
    return isOn(rule) ? Answers(undecided: 1) : Answers(off: 1)
  }
}

extension SuppressionSet {
  /// Those that are about one of a document's objects.
  fileprivate func places(about objects: [String: Int]) -> [(object: Int, places: [Int])] {
    if byObject.count < objects.count {
      return byObject.compactMap { id, places in objects[id].map { ($0, places) } }
    }
    return objects.compactMap { id, object in byObject[id].map { (object, $0) } }
  }
}
