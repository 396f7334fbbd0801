/// A function for zsh's completion system, as a file of `$fpath` or read into a running shell.
enum ZshCompletions {
  static var text: String {
    """
    #compdef uidesc
    # uidesc's completions for zsh: uidesc completions zsh > a folder of $fpath/_uidesc,
    # or in ~/.zshrc, after compinit: source <(uidesc completions zsh)
    _uidesc() {
      local context state state_descr line curcontext=$curcontext
      typeset -A opt_args
      _arguments -C \(common) '1:command:->command' '*::argument:->arguments' && return 0
      case $state in
        command)
          local -a commands=(
    \(commands)      )
          _describe command commands ;;
        arguments)
          case $line[1] in
    \(arguments)      esac ;;
      esac
    }
    if [[ $funcstack[1] == _uidesc ]]; then _uidesc "$@"; else compdef _uidesc uidesc; fi

    """
  }

  private static var commands: String {
    CommandShape.all.map { "        \(shell($0.name + ":" + $0.summary))\n" }.joined()
  }

  private static var arguments: String {
    CommandShape.all.map { command in
      let options = command.options.flatMap(specifications).map { " \\\n            " + $0 }.joined()
      let operands = command.operands
      let rest = operands == .nothing ? "" : " " + shell("*:\(word(operands)):" + actionBesideClasses(operands))
      return "        \(command.name)) _arguments -S \(common)\(options)\(rest) ;;\n"
    }.joined()
  }

  private static var common: String {
    CommandShape.common.flatMap { option in option.names.map { shell("(- *)\($0)[\(option.help)]") } as [String] }
      .joined(separator: " ")
  }

  /// One for each name; an option that takes a value may come again.
  private static func specifications(_ option: Option) -> [String] {
    let others = option.names.count > 1 ? "(\(option.names.joined(separator: " ")))" : ""
    let help = "[" + escaped(option.help, "[]") + "]"
    return option.names.map { name in
      guard let argument = option.argument else { return shell(others + name + help) }
      let joint = argument.isOptional ? "=-" : name.hasPrefix("--") ? "=" : "+"
      let message = (argument.isOptional ? "::" : ":") + escaped(argument.name, ":") + ":"
      return shell("*" + name + joint + help + message + action(argument.completion))
    }
  }

  private static func word(_ completion: Completion) -> String {
    completion.paths == .files ? "file" : completion.paths == .folders ? "folder" : "word"
  }

  private static func actionBesideClasses(_ completion: Completion) -> String {
    guard let word = completion.classesAfter else { return action(completion) }
    return "{if (( ${words[(I)\(word)]} )); then compadd - $(\(Completion.listOfClasses)); else "
      + action(completion).dropFirst().dropLast() + "; fi}"
  }

  private static func action(_ completion: Completion) -> String {
    let words = completion.words.joined(separator: " ")
    switch (completion.second, completion.paths) {
    case (.file, _): return "{if compset -P \"*=\"; then _files; else compadd - \(words); fi}"
    case (.words(let seconds), _):
      return "{if compset -P \"*=\"; then compadd - \(seconds.joined(separator: " ")); "
        + "else compadd -S = - \(words); fi}"
    case (.nothing, .files): return words.isEmpty ? "_files" : "{compadd - \(words); _files}"
    case (.nothing, .folders): return "_files -/"
    case (.nothing, .none): return words.isEmpty ? " " : "(\(words))"
    }
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.reduce(into: "") { $0 += special.contains($1) ? "\\" + String($1) : String($1) }
  }

  private static func shell(_ text: String) -> String { quoted(text, escapedQuote: "'\\''") }
}
