import UIDescKit

/// Documented in `uidesc --help`; the highest of a run is the process's.
enum ExitStatus: Int32 {
  case clean = 0
  /// Findings at error level, or any warning with `--strict`; never with `--exit-zero`.
  case findings = 1
  /// Something could not be read or written, or not be understood.
  case failed = 2
}

enum Command {
  static let version = "0.1.0"

  static func run(_ arguments: [String]) -> ExitStatus {
    let words = arguments.prefix { $0 != "--" }
    if words.contains("--version") || ["version", "-V"].contains(words.first) { return say("uidesc \(version)\n") }
    if arguments.isEmpty {
      complain(Help.text)
      return .failed
    }
    do throws(Options.Mistake) {
      if let text = try Help.asked(by: Array(words)) { return say(text) }
      let options = try Options(arguments)
      try options.checkStandardInput()
      try options.checkReports()
      switch options.command {
      case .registry: return try RegistryCommand(options).run()
      case .rules: return try RulesCommand(options).run()
      case .explain: return try ExplainCommand(options).run()
      case .completions: return try CompletionsCommand(options).run()
      case .config: return try ConfigCommand(options).run()
      case .initialize: return try InitCommand(options).run()
      case .validate, .compile, .dump:
        try options.check()
        return try Run(options).execute()
      }
    } catch {
      complain("uidesc: \(printable(error.message))\n")
      return .failed
    }
  }

  static func say(_ text: String) -> ExitStatus {
    do throws(FileProblem) { try Files.write(Array(text.utf8), to: .output) } catch {
      if !error.isClosedPipe { complain("uidesc: standard output: \(error.message)\n") }
      return .failed
    }
    return .clean
  }
}
