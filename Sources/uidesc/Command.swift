import UIDescKit

/// Documented in `uidesc --help`; the highest of a run is the process's.
enum ExitStatus: Int32 {
  case clean = 0
  /// Findings at error level, or any warning with `--strict`.
  case findings = 1
  /// Something could not be read, or not be understood.
  case failed = 2
}

enum Command {
  static func run(_ arguments: [String]) -> ExitStatus {
    if arguments.isEmpty || arguments.contains("--help") || arguments.contains("-h") || arguments == ["help"] {
      write(helpText, to: arguments.isEmpty ? 2 : 1)
      return arguments.isEmpty ? .failed : .clean
    }
    if arguments.contains("--version") || arguments == ["version"] {
      write("uidesc \(version)\n", to: 1)
      return .clean
    }
    do throws(Options.Mistake) {
      let options = try Options(arguments)
      switch options.command {
      case "validate", "compile", "dump":
        try check(options)
        return try Run(options, registry: try Registries.load(options)).execute()
      case "registry": return try showClass(options)
      default:
        let nearest = nearestSpelling(of: options.command, among: ["validate", "compile", "dump", "registry"])
        throw Options.Mistake(
          message: "unknown command '\(options.command)'"
            + (nearest.map { "; did you mean '\($0)'?" } ?? "; 'uidesc --help' lists them"))
      }
    } catch {
      write("uidesc: \(printable(error.message))\n", to: 2)
      return .failed
    }
  }

  static let version = "0.1.0"

  /// What single options can't see.
  private static func check(_ options: Options) throws(Options.Mistake) {
    if options.paths.isEmpty {
      throw Options.Mistake(message: "name a document or a folder: uidesc \(options.command) card.xib")
    }
    if options.output != nil || options.outputFolder != nil, options.command != "compile" {
      throw Options.Mistake(message: "'\(options.command)' writes no tree; '-o' and '--output-dir' belong to 'compile'")
    }
    if options.output != nil, options.outputFolder != nil {
      throw Options.Mistake(message: "'-o' names one file and '--output-dir' a folder; give one of them")
    }
  }

  private static func showClass(_ options: Options) throws(Options.Mistake) -> ExitStatus {
    guard options.paths.count == 2, options.paths[0] == "show" else {
      throw Options.Mistake(message: "usage: uidesc registry show CLASS")
    }
    guard let text = describeClass(options.paths[1], in: try Registries.load(options)) else {
      throw Options.Mistake(message: "no class '\(options.paths[1])' is known; --registry adds a project's own")
    }
    write(text, to: 1)
    return .clean
  }
}
