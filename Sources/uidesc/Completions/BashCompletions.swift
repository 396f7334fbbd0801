/// A function that the shell calls with the words so far. It needs no package, and works in macOS's bash 3.2.
enum BashCompletions {
  static var text: String {
    """
    # uidesc's completions for bash. For all shells of yours: uidesc completions bash > ~/.uidesc.bash,
    # and in ~/.bashrc: source ~/.uidesc.bash
    _uidesc() {
      local words=() count=0 index piece glued=
      # The shell cuts words at '=', unless it is told not to.
      for ((index = 0; index <= COMP_CWORD; index++)); do
        piece=${COMP_WORDS[index]}
        if [[ $index -gt 1 && ( $piece == = || -n $glued ) ]]; then
          words[count-1]+=$piece
        else
          words[count]=$piece
          count=$((count + 1))
        fi
        glued=
        [[ $piece != = ]] || glued=1
      done
      local current=${words[count-1]} option=${words[count-2]} prefix= value command= only_paths=
      value=$current
      if [[ $current == --*=* ]]; then
        option=${current%%=*} prefix=${current%%=*}= value=${current#*=}
      fi
      for ((index = 1; index < count - 1; index++)); do
        case ${words[index]} in
          --) only_paths=1 ;;
          \(CommandShape.names.joined(separator: "|"))) command=${command:-${words[index]}} ;;
        esac
      done

      local choices= suffix= files= reply start
      COMPREPLY=()
      [[ -z $only_paths ]] || option=--
      case $option in
    \(values)    *)
          [[ -z $prefix ]] || return 0
          if [[ $current == -* && -z $only_paths ]]; then
            case $command in
    \(options)          *) choices='\(commonOptions)' ;;
            esac
          else
            case $command in
    \(operands)          *) choices='\(CommandShape.names.joined(separator: " "))' ;;
            esac
          fi ;;
      esac

      start=${current##*=}
      start=${current%"$start"}
      while IFS= read -r reply; do
        [[ -n $reply ]] || continue
        reply=$prefix$reply
        [[ $COMP_WORDBREAKS != *=* ]] || reply=${reply#"$start"}
        COMPREPLY+=("$reply")
      done < <(
        [[ -z $choices ]] || compgen -S "$suffix" -W "$choices" -- "$value"
        [[ -z $files ]] || compgen -f -- "$value"
      )
    }
    complete -o bashdefault -o default -F _uidesc uidesc

    """
  }

  private static var values: String {
    Option.table.map { option in
      option.argument.map { argument in
        // A switch with a value has it after '=' only.
        let body = argument.isOptional ? "[[ -n $prefix ]] || return 0; " : ""
        return "    \(option.names.joined(separator: "|"))) \(body)\(action(argument.completion)) ;;\n"
      } ?? ""
    }.joined()
  }

  private static var options: String {
    CommandShape.all.map { command in
      let names = command.options.flatMap(\.spellings).joined(separator: " ")
      return "          \(command.name)) choices='\(names.isEmpty ? "" : names + " ")\(commonOptions)' ;;\n"
    }.joined()
  }

  private static var operands: String {
    CommandShape.all.map { "          \($0.name)) \(actionBesideClasses($0.operands)) ;;\n" }.joined()
  }

  private static func actionBesideClasses(_ completion: Completion) -> String {
    guard let word = completion.classesAfter else { return action(completion) }
    return "if [[ \" ${words[*]:0:count-1} \" == *\" \(word) \"* ]]; then choices=$(\(Completion.listOfClasses)); "
      + "else \(action(completion)); fi"
  }

  private static var commonOptions: String { CommandShape.common.flatMap(\.names).joined(separator: " ") }

  /// Without choices, the shell completes names of files.
  private static func action(_ completion: Completion) -> String {
    let choices = "choices='\(completion.words.joined(separator: " "))'"
    switch (completion.second, completion.paths) {
    case (.file, _): return "[[ $value != *=* ]] || return 0; \(choices)"
    case (.words(let seconds), _):
      let pairs = seconds.map { "${value%%=*}=\($0)" }.joined(separator: " ")
      return "if [[ $value == *=* ]]; then choices=\"\(pairs)\"; "
        + "else \(choices) suffix==; compopt -o nospace 2>/dev/null; fi"
    case (.nothing, .files) where completion.words.isEmpty: return "return 0"
    case (.nothing, .files): return "\(choices) files=1; compopt -o filenames 2>/dev/null"
    case (.nothing, .folders): return "compopt +o bashdefault +o default -o dirnames 2>/dev/null; return 0"
    case (.nothing, .none): return "\(choices); compopt +o bashdefault +o default 2>/dev/null"
    }
  }
}

extension Option {
  /// Its names, and what it may be with a value that can be left out: else the shell would put a blank after the name.
  fileprivate var spellings: [String] {
    guard let argument, argument.isOptional else { return names }
    return names + names.flatMap { name in argument.completion.words.map { "\(name)=\($0)" } }
  }
}
