import UIDescKit

/// `uidesc config [PATH]`: what holds for the documents of a path.
struct ConfigCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws(Options.Mistake) -> ExitStatus {
    try options.checkConfiguration()
    if options.paths.count > 1 { throw Options.Mistake(message: "name one document or folder: uidesc config card.xib") }
    let path = options.paths.first ?? "."
    let configurations = Configurations(options)
    let index = configurations.index(forPath: path)
    var state = RunState(options)
    var registries = RegistryCache()
    var used = PerConfiguration<Bool>()
    used[index] = true
    let isWrong = registries.load(for: used, configurations, options, into: &state)
    guard !isWrong else { return state.finish() }
    try registries.checkRules(of: options, into: &state)
    let loaded = configurations[index]
    if !options.isQuiet {
      let place = loaded.map { "from \($0.configuration.path)" } ?? "no configuration; this holds without one"
      complain("uidesc: \(printable(place))\n")
    }
    var configuration = loaded?.configuration ?? Configuration()
    configuration.deploymentTargets.merge(options.deploymentTargets) { $1 }
    let matches = configuration.matches(loaded?.names(place(of: path)))
    return Command.say(String(decoding: configuration.json(matches, then: options.ruleSettings), as: UTF8.self))
  }

  /// A folder stands for a document in it.
  private func place(of path: String) -> String {
    Files.isFolder(path) ? Paths.append("", to: Paths.absoluteFolder(path)) : Paths.absolute(path)
  }
}
