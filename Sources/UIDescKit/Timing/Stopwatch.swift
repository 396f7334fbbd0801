/// Tells the stages of a document apart in time, for who asks; without a clock it does nothing.
struct Stopwatch {
  typealias Clock = @Sendable () -> UInt64

  let clock: Clock?
  private var lap: UInt64
  /// Nothing without a clock.
  private(set) var timing = Timing()

  init(_ clock: Clock?) {
    self.clock = clock
    lap = clock?() ?? 0
  }

  /// What has passed since the last stage belongs to `name`.
  mutating func ended(_ name: StaticString) { end { $0.add($1, to: .stage(name.description)) } }

  /// As `ended`, for a stage that knows how much of it went to which rule.
  mutating func ended(_ name: StaticString, with rules: [(rule: RuleID, time: UInt64)]) {
    end { timing, passed in
      var rest = passed
      for (rule, time) in rules {
        timing.add(time, to: .rule(rule))
        rest -= min(rest, time)
      }
      timing.add(rest, to: .stage(name.description))
    }
  }

  private mutating func end(_ add: (inout Timing, UInt64) -> Void) {
    guard let clock else { return }
    let now = clock()
    add(&timing, now - lap)
    lap = now
  }
}
