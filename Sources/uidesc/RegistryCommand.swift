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
    case "list", "ls":
      throw Options.Mistake(message: "'registry show' without a class lists all of them: uidesc registry show")
    case let verb:
      let nearest = verb.flatMap { nearestSpelling(of: $0, among: ["show", "check"]) }
      throw Options.Mistake(
        message: nearest.map { "'registry' can't '\(verb ?? "")'; did you mean '\($0)'?" }
          ?? "'registry' shows what can be set on a class, or checks files: uidesc registry show UILabel, "
          + "uidesc registry check widgets.json")
    }
  }

  private func show() throws(Options.Mistake) -> ExitStatus {
    if names.count > 1 { throw Options.Mistake(message: "name one class: uidesc registry show UILabel") }
    if options.reports.contains(where: { $0 != ReportTarget(.text) }) {
      throw Options.Mistake(message: "'registry show' writes text only; leave out --format")
    }
    var state = RunState(options)
    guard let registry = Registries.load(options, into: &state) else { return .failed }
    guard let name = names.first else {
      return Command.say(
        printableLines(listClasses(in: registry, showsAll: options.showsAll) + Self.otherRegistries(options)))
    }
    guard let text = describeClass(name, in: registry, showsAll: options.showsAll) else {
      throw Options.Mistake(message: "no class '\(name)' is known; \(Self.advice(on: name, registry))")
    }
    return Command.say(printableLines(text))
  }

  private static func advice(on name: String, _ registry: Registry) -> String {
    for other in BuiltInRegistries.names {
      let files = BuiltInRegistries.named(other)?.files ?? []
      if describeClass(name, in: Registry.load(files: files, areBuiltIn: true).registry) != nil {
        return "'--registry \(other)' has it"
      }
    }
    let like = classesLike(name, in: registry).map { "'\($0)'" }
    let own = "--registry adds a project's own"
    return like.isEmpty ? own : "did you mean \(like.joined(separator: " or "))? \(own)"
  }

  /// The built-in registries that could be loaded too.
  private static func otherRegistries(_ options: Options) -> String {
    let names = BuiltInRegistries.names.filter { $0 != "system" && !options.registries.contains($0) }
    return names.isEmpty
      ? "" : "\nbuilt in, loaded by name: " + names.map { "--registry \($0)" }.joined(separator: ", ") + "\n"
  }

  /// All files together, with those that `--registry` names, as a run would load them.
  private func check() throws(Options.Mistake) -> ExitStatus {
    if names.isEmpty { throw Options.Mistake(message: "name a registry file: uidesc registry check widgets.json") }
    if options.showsAll { throw Options.Mistake(message: "'--all' is for 'registry show'; leave it out") }
    if names.contains("system"), !Registries.isFile("system") {
      throw Options.Mistake(message: "'system' is always loaded, and has no file to check; name a registry file")
    }
    try options.checkTargets(against: options.registries + names)
    var state = RunState(options)
    let files = Registries.read(options.registries + names, options, into: &state).compactMap { $0 }.flatMap { $0 }
    state.begin(documents: files.count)
    let findings = Registry.load(files: files).findings
    state.report(findings, in: files.map(\.path))
    let status = state.finish()
    return findings.contains { $0.diagnostic.severity == .error } ? .failed : status
  }
}
