/// A regular expression that all of a text must match. Matching takes time in proportion to the text, whatever the
/// expression: every state is followed at once, none is tried again.
struct Pattern: Sendable, Equatable {
  let source: String
  private let steps: [Step]

  enum Step: Sendable, Equatable {
    case one(ScalarSet)
    case either(Int, Int)
    case jump(Int)
    case end
  }

  init(_ source: String) throws(PatternProblem) {
    self.source = source
    var reader = PatternReader(source.unicodeScalars)
    var program = PatternProgram()
    try program.add(try reader.read())
    steps = program.steps + [.end]
  }

  func matches(_ text: String) -> Bool {
    var states = States(count: steps.count)
    states.add(0, of: steps)
    for scalar in text.unicodeScalars {
      var next = States(count: steps.count)
      for state in states.list {
        if case .one(let set) = steps[state], set.contains(scalar) { next.add(state + 1, of: steps) }
      }
      states = next
      if states.list.isEmpty { return false }
    }
    return states.list.contains { steps[$0] == .end }
  }

  /// The steps that a matcher stands before.
  private struct States {
    var list: [Int] = []
    private var isMember: [Bool]

    init(count: Int) { isMember = Array(repeating: false, count: count) }

    mutating func add(_ start: Int, of steps: [Step]) {
      var open = [start]
      while let state = open.popLast() {
        guard steps.indices.contains(state), !isMember[state] else { continue }
        isMember[state] = true
        switch steps[state] {
        case .jump(let target): open.append(target)
        case .either(let first, let second): open += [second, first]
        case .one, .end: list.append(state)
        }
      }
    }
  }
}

/// Why a text is no pattern.
struct PatternProblem: Error, Equatable {
  let message: String
}

/// Turns what was read into steps.
private struct PatternProgram {
  private static let limit = 4096
  /// Groups without characters make no steps, however often they are repeated.
  private static let visitLimit = 64 * limit
  private(set) var steps: [Pattern.Step] = []
  private var visits = 0

  mutating func add(_ node: PatternNode) throws(PatternProblem) {
    visits += 1
    guard steps.count < Self.limit, visits < Self.visitLimit else {
      throw PatternProblem(message: "it repeats too much")
    }
    switch node {
    case .one(let set): steps.append(.one(set))
    case .sequence(let nodes): for node in nodes { try add(node) }
    case .choice(let nodes): try addChoice(nodes[...])
    case .repeated(let node, let minimum, let maximum):
      for _ in 0..<minimum { try add(node) }
      guard let maximum else {
        let start = steps.count
        steps.append(.end)
        try add(node)
        steps.append(.jump(start))
        steps[start] = .either(start + 1, steps.count)
        return
      }
      for _ in minimum..<max(minimum, maximum) { try addChoice([node, .sequence([])]) }
    }
  }

  private mutating func addChoice(_ nodes: ArraySlice<PatternNode>) throws(PatternProblem) {
    guard let first = nodes.first else { return }
    let rest = nodes.dropFirst()
    if rest.isEmpty { return try add(first) }
    let start = steps.count
    steps.append(.end)
    try add(first)
    let leave = steps.count
    steps.append(.end)
    steps[start] = .either(start + 1, steps.count)
    try addChoice(rest)
    steps[leave] = .jump(steps.count)
  }
}
