import UIDescKit

/// `uidesc registry show CLASS` and `uidesc registry check FILE…`.
struct RegistryCommand {
  private let options: Options
  /// What comes after the verb.
  private let names: [String]

  init(_ options: Options) {
    self.options = options
    names = Array(options.paths.dropFirst())
  }

  func run() throws(Options.Mistake) -> ExitStatus {
    switch options.paths.first {
    case "show": return try show()
    case "check": return try check()
    case let verb:
      let nearest = verb.flatMap { nearestSpelling(of: $0, among: ["show", "check"]) }
      throw Options.Mistake(
        message: nearest.map { "'registry' can't '\(verb ?? "")'; did you mean '\($0)'?" }
          ?? "'registry' shows what can be set on a class, or checks files: uidesc registry show UILabel, "
          + "uidesc registry check widgets.json")
    }
  }

  private func show() throws(Options.Mistake) -> ExitStatus {
    guard names.count == 1, let name = names.first else {
      throw Options.Mistake(message: "name one class: uidesc registry show UILabel")
    }
    if options.format != .text {
      throw Options.Mistake(message: "'registry show' writes text only; leave out --format")
    }
    var state = RunState(options)
    guard let registry = Registries.load(options, into: &state) else { return .failed }
    guard let text = describeClass(name, in: registry) else {
      let advice = nearestClass(to: name, in: registry).map { "did you mean '\($0)'?" }
      throw Options.Mistake(message: "no class '\(name)' is known; \(advice ?? "--registry adds a project's own")")
    }
    return Command.say(text)
  }

  /// All files together, with those that `--registry` names, as a run would load them.
  private func check() throws(Options.Mistake) -> ExitStatus {
    if names.isEmpty { throw Options.Mistake(message: "name a registry file: uidesc registry check widgets.json") }
    var state = RunState(options)
    let files = Registries.read(options.registries + names, options, into: &state).compactMap { $0 }.flatMap { $0 }
    state.begin(documents: files.count)
    let findings = Registry.load(files: files).findings
    state.report(findings)
    let status = state.finish()
    return findings.contains { $0.diagnostic.severity == .error } ? .failed : status
  }
}
