/// A line for each thing that can stand on uidesc's command line.
enum FishCompletions {
  static var text: String {
    """
    # uidesc's completions for fish: uidesc completions fish > ~/.config/fish/completions/uidesc.fish
    complete -c uidesc -f

    """ + common + CommandShape.all.map(lines).joined() + Option.table.map(line).joined()
  }

  private static var common: String {
    CommandShape.common.map { line(names: $0.names, "", $0.help) }.joined()
  }

  private static func lines(_ command: CommandShape) -> String {
    let own = "complete -c uidesc -n __fish_use_subcommand -a \(command.name) -d \(shell(command.summary))\n"
    let operands = values(command.operands, isRequired: false)
    if operands.isEmpty { return own }
    // A forced name of a file would be offered as any option's value, too.
    let place = "; and not string match -q -- '--*=*' (commandline -ct)"
    guard let word = command.operands.classesAfter else {
      return own + "complete -c uidesc -n \(seen([command.name], place))\(operands)\n"
    }
    let isShown = "; and __fish_seen_subcommand_from \(word)"
    let others = seen([command.name], "; and not __fish_seen_subcommand_from \(word)" + place)
    let classes = shell("(\(Completion.listOfClasses) | string trim)")
    return own + "complete -c uidesc -n \(others)\(operands)\n"
      + "complete -c uidesc -n \(seen([command.name], isShown + place)) -f -a \(classes)\n"
  }

  private static func line(_ option: Option) -> String {
    let values = option.argument.map { Self.values($0.completion, isRequired: !$0.isOptional) } ?? ""
    return line(names: option.names, " -n \(seen(option.commands.map(\.rawValue)))", option.help, values)
  }

  private static func line(names: [String], _ condition: String, _ help: String, _ values: String = "") -> String {
    let spellings = names.map { $0.hasPrefix("--") ? " -l " + $0.dropFirst(2) : " -s " + $0.dropFirst() }.joined()
    return "complete -c uidesc\(condition)\(spellings)\(values) -d \(shell(help))\n"
  }

  private static func values(_ completion: Completion, isRequired: Bool) -> String {
    let required = isRequired ? " -r" : ""
    let files = completion.paths == .files ? " -F" : " -f"
    if completion.paths == .folders { return required + files + " -a '(__fish_complete_directories)'" }
    if completion == .nothing, !isRequired { return "" }
    if completion.words.isEmpty { return required + files }
    if case .words(let seconds) = completion.second {
      let pairs = "{\(completion.words.joined(separator: ","))}={\(seconds.joined(separator: ","))}"
      return required + files + " -a \(shell(pairs))"
    }
    return required + files + " -a \(shell(completion.words.joined(separator: " ")))"
  }

  private static func seen(_ commands: [String], _ more: String = "") -> String {
    shell("__fish_seen_subcommand_from " + commands.joined(separator: " ") + more)
  }

  private static func shell(_ text: String) -> String {
    quoted(text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\"), escapedQuote: "\\'")
  }
}
