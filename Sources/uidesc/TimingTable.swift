import UIDescKit

/// What `--timing` shows: the parts of the work, those that took most first.
struct TimingTable {
  private let timing: Timing

  init(_ timing: Timing) { self.timing = timing }

  var text: String {
    let total = timing.total
    let lines = timing.parts.map { part, time in
      let kind = if case .rule = part { "rule" } else { "stage" }
      return Self.line(time, of: total, kind, part.name)
    }
    return "      time   share  by stage and rule, in all threads\n" + lines.joined()
      + Self.line(total, of: total, "total", "")
  }

  private static func line(_ time: UInt64, of total: UInt64, _ kind: String, _ name: String) -> String {
    let share = decimal(total == 0 ? 0 : time * 1000 / total, places: 1)
    let what = name.isEmpty ? kind : kind + (kind == "rule" ? "   " : "  ") + name
    return right(decimal(time / 10_000, places: 2), 7) + " ms" + right(share, 6) + " %  " + what + "\n"
  }

  /// 1234 with two places is 12.34.
  private static func decimal(_ number: UInt64, places: Int) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return padded.dropLast(places) + "." + padded.suffix(places)
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
