/// A command as shells complete it.
struct CommandShape {
  let name: String
  let summary: String
  let options: [Option]
  let operands: Completion

  static let all: [CommandShape] =
    Subcommand.allCases.map { command in
      CommandShape(
        name: command.rawValue, summary: command.summary,
        options: Option.table.filter { $0.commands.contains(command) }, operands: command.operands)
    } + [
      CommandShape(
        name: "help", summary: "Shows what there is, or one command alone", options: [],
        operands: .oneOf(Subcommand.allCases.map(\.rawValue)))
    ]

  static let names = all.map(\.name)
  /// What every command takes, and uidesc without one.
  static let common: [(names: [String], help: String)] = [
    (["-h", "--help"], "show help"), (["-V", "--version"], "show the version"),
  ]
}

/// A text in single quotes, as shells read it.
func quoted(_ text: String, escapedQuote: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: escapedQuote) + "'"
}
