import UIDescKit

/// `uidesc rules`: a rule a line, or all that is known of each as JSON.
struct RulesCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws(Options.Mistake) -> ExitStatus {
    if let word = options.paths.first {
      throw Options.Mistake(message: "'rules' lists every rule; for one: uidesc explain \(word)")
    }
    if options.reports.contains(where: { $0 != ReportTarget(.text) && $0 != ReportTarget(.json) }) {
      throw Options.Mistake(message: "'rules' writes text or JSON to standard output: uidesc rules --format json")
    }
    return Command.say(options.streamFormat == .json ? RulesJSON.text : Self.table)
  }

  private static var table: String {
    let width = LintRule.all.map(\.id.name.count).max() ?? 0
    let lines = LintRule.all.map { rule in
      padded(rule.id.name, width) + "  " + padded(rule.severityName, 7) + "  " + rule.summary + "\n"
    }
    let off = LintRule.all.count { $0.severity == nil }
    let count = off == 0 ? "" : ", \(off) of them off until a configuration turns them on"
    return lines.joined() + "\n\(LintRule.all.count) rules\(count); 'uidesc explain RULE' says more\n"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
