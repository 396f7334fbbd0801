/// `uidesc --help`, and the help of each command.
enum Help {
  static var text: String {
    """
    uidesc checks Interface Builder documents and compiles them to JSON view trees.

    Check a document, or every document of a folder:
      uidesc validate card.xib
      uidesc validate Sources/

    Compile one:
      uidesc compile card.xib > tree.json
      uidesc compile --output-dir trees Sources/       trees/card.xib.json of card.xib

    Tell it about your classes' inspectable properties:
      uidesc validate --registry widgets.json card.xib

    Which classes there are, what can be set on one, and whether a registry file is right:
      uidesc registry show --registry widgets
      uidesc registry show UILabel
      uidesc registry check widgets.json

    What can be found, and what one kind of finding means:
      uidesc rules
      uidesc explain misplaced-view

    A first configuration, and what holds for a document:
      uidesc init
      uidesc config card.xib

    How a document is understood, for people who work on uidesc:
      uidesc dump --stage document card.xib

    'uidesc help compile' shows one command alone. '-' reads a document from standard input; after '--' everything is a path.

    \(groups.joined(separator: "\n"))
    Exit status: 0 clean; 1 a document has errors (with --strict, warnings too; with --exit-zero, never); 2 something could
    not be read or written, or an option, a configuration or a registry is wrong.

    """
  }

  static func text(of command: Subcommand) -> String {
    let options = Option.table.filter { $0.commands.contains(command) }.map(line).joined()
    return command.manual + (options.isEmpty ? "" : "\nOptions:\n" + options) + "\n" + command.exitStatus
  }

  /// The help that a command line asks for; nil when it asks for none.
  static func asked(by words: [String]) throws(Options.Mistake) -> String? {
    if words.first == "help" {
      guard let name = words.dropFirst().first(where: { !$0.hasPrefix("-") }), name != "help" else { return text }
      guard let command = Subcommand(rawValue: name) else { throw Options.unknownCommand(name) }
      return text(of: command)
    }
    guard words.contains("--help") || words.contains("-h") else { return nil }
    return words.first { !$0.hasPrefix("-") }.flatMap(Subcommand.init).map(text(of:)) ?? text
  }

  /// The options by the commands that take them.
  private static var groups: [String] {
    var commands: [[Subcommand]] = []
    for option in Option.table where !commands.contains(option.commands) { commands.append(option.commands) }
    return commands.map { commands in
      let title =
        commands == .readers ? "Options of every command that reads files:" : "Options of \(Subcommand.list(commands)):"
      return title + "\n" + Option.table.filter { $0.commands == commands }.map(line).joined()
    }
  }

  private static func line(_ option: Option) -> String {
    let left =
      option.names.joined(separator: ", ")
      + (option.argument.map { $0.isOptional ? "[=\($0.name)]" : " " + $0.name } ?? "")
    return "  " + left + String(repeating: " ", count: max(1, 28 - left.count)) + option.help + "\n"
  }
}
