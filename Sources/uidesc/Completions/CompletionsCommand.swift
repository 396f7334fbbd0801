import UIDescKit

/// Shells that uidesc can describe itself to.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  var completions: String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    }
  }
}

/// `uidesc completions bash|zsh|fish`.
struct CompletionsCommand {
  private let names: [String]

  init(_ options: Options) { names = options.paths }

  func run() throws(Options.Mistake) -> ExitStatus {
    let known = Shell.allCases.map(\.rawValue)
    guard let name = names.first, names.count == 1 else {
      throw Options.Mistake(message: "name one shell: uidesc completions \(known.joined(separator: "|"))")
    }
    guard let shell = Shell(rawValue: name) else {
      let nearest = nearestSpelling(of: name, among: known)
      throw Options.Mistake(
        message: "there are no completions for '\(name)'; "
          + (nearest.map { "did you mean '\($0)'?" } ?? "there are some for bash, zsh and fish"))
    }
    return Command.say(shell.completions)
  }
}
