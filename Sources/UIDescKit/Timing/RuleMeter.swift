/// What lint measures its rules with. Lint is made once for each kind, so that one that measures nothing costs nothing.
protocol RuleMeter {
  mutating func begin()
  /// - Parameter rule: its index among those that are checked.
  mutating func end(_ rule: Int)
}

/// For everybody who doesn't ask.
struct NoMeter: RuleMeter {
  mutating func begin() {}
  mutating func end(_ rule: Int) {}
}

/// The time of each rule, by its index.
struct ClockMeter: RuleMeter {
  private let clock: Stopwatch.Clock
  private var start: UInt64 = 0
  private(set) var times: [UInt64]

  init(_ clock: @escaping Stopwatch.Clock, rules: Int) {
    self.clock = clock
    times = Array(repeating: 0, count: rules)
  }

  mutating func begin() { start = clock() }
  mutating func end(_ rule: Int) { times[rule] += clock() - start }
}
