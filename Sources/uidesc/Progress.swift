#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How far a run is, in one line that is written over and gone at the end. On a terminal only.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private var done = 0
  private var isOnScreen = false
  private var lastTime = 0

  init(total: Int, isQuiet: Bool) {
    self.total = total
    isShown = total > 1 && !isQuiet && isatty(2) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"
  }

  mutating func step() {
    done += 1
    guard isShown else { return }
    let time = Self.tenthsOfSeconds()
    guard time != lastTime else { return }
    lastTime = time
    isOnScreen = true
    complain("\r\(Self.grouped(done)) of \(Self.grouped(total)) documents\u{1B}[K")
  }

  /// Makes room for something else to be written.
  mutating func erase() {
    guard isOnScreen else { return }
    isOnScreen = false
    complain("\r\u{1B}[K")
  }

  private static func tenthsOfSeconds() -> Int {
    Int(Clock.nanoseconds() / 100_000_000)
  }

  /// 1899 as `1,899`.
  static func grouped(_ number: Int) -> String {
    number < 1000 ? String(number) : grouped(number / 1000) + "," + String(String(1000 + number % 1000).dropFirst())
  }
}
