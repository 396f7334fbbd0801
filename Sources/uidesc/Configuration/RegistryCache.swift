import UIDescKit

/// The registries of a run's configurations, each set of files loaded once.
struct RegistryCache {
  private var all: [Loaded] = []
  private var byConfiguration = PerConfiguration<Int>()
  /// The files whose findings have been told.
  private var told: Set<String> = []

  private struct Loaded {
    let names: [String]
    let registry: Registry
  }

  func registry(of configuration: Int?) -> (number: Int, Registry) {
    guard let number = byConfiguration[configuration] else { return (0, all.first?.registry ?? Registry()) }
    return (number, all[number].registry)
  }

  /// Loads what configurations and the command line name, and tells what is wrong with that and with the configurations.
  /// - Returns: whether something is.
  mutating func load(
    for used: PerConfiguration<Bool>, _ configurations: Configurations, _ options: Options, into state: inout RunState
  ) -> Bool {
    var isWrong = false
    for (path, problem) in configurations.failures {
      state.fail(path, problem)
      isWrong = true
    }
    for index in configurations.all.indices.map({ Int?($0) }) + [nil] {
      guard let loaded = configurations[index] else {
        if used[nil] == true { isWrong = !load(options.registries, for: nil, options, into: &state) || isWrong }
        continue
      }
      var findings = loaded.findings
      if used[index] == true {
        let named = loaded.registries(then: options.registries)
        findings += named.findings + loaded.findingsOfAssets
        let isLoaded = named.findings.isEmpty && load(named.names, for: index, options, into: &state)
        findings += loaded.configuration.findings(with: isLoaded ? registry(of: index).1.checkRules : nil)
        isWrong = isWrong || !isLoaded
      }
      if findings.isEmpty { continue }
      state.report(
        findings.sorted { ($0.start.line, $0.start.column) < ($1.start.line, $1.start.column) },
        in: loaded.configuration.path)
      if findings.contains(where: { $0.diagnostic.severity == .error }) {
        isWrong = true
        state.refuse(
          "\(loaded.configuration.path) is wrong, so no document was checked; correct it, or leave it out"
            + (options.configuration == nil ? " with --isolated" : ""))
      }
    }
    return isWrong
  }

  private mutating func load(
    _ names: [String], for index: Int?, _ options: Options, into state: inout RunState
  ) -> Bool {
    if let known = all.firstIndex(where: { $0.names == names }) {
      byConfiguration[index] = known
      return true
    }
    let (registry, findings) = Registries.load(names, options, into: &state)
    let untold = findings.filter { !told.contains($0.path) }
    state.report(untold, in: untold.map(\.path))
    told.formUnion(findings.map(\.path))
    guard let registry else {
      Registries.refuse(&state)
      return false
    }
    byConfiguration[index] = all.count
    all.append(Loaded(names: names, registry: registry))
    return true
  }

  /// That `--rule` names rules that there are.
  func checkRules(of options: Options, into state: inout RunState) throws(Options.Mistake) {
    if options.rules.isEmpty { return }
    let declared = all.reduce(into: Set<RuleID>()) { $0.formUnion($1.registry.checkRules) }
    for (name, severity) in options.rules {
      if let problem = name.problem(besides: declared) { throw Options.Mistake(message: "'--rule': \(problem)") }
      if severity != .error, name.isFatal {
        throw Options.Mistake(
          message: "'--rule': '\(name.written)' is always an error, since nothing can be made of such a file")
      }
      if let advice = name.advice(), !options.isQuiet { state.remark("'--rule': \(advice)") }
    }
    if let problem = GivenRules(options.rules).problem { throw Options.Mistake(message: "'--rule': \(problem)") }
  }
}

extension Configurations.Loaded {
  /// The registries as paths that can be opened, or as names of built-in ones.
  /// - Parameter given: those of the command line.
  func registries(then given: [String]) -> (names: [String], findings: [Finding]) {
    var names: [String] = []
    var findings: [Finding] = []
    for entry in configuration.registries {
      let path = shown(entry.text)
      if path != "-", Registries.isFile(path) {
        names.append(path)
      } else if BuiltInRegistries.named(entry.text) != nil {
        names.append(entry.text)
      } else if Files.isFolder(path) {
        findings += configuration.finding(
          "'\(entry.text)' is a folder, and a registry is a file; name each of its files", at: entry.range)
      } else {
        let nearest = nearestSpelling(of: entry.text, among: BuiltInRegistries.names)
        findings += configuration.finding(
          "there is no registry file '\(path)', and no built-in registry of that name"
            + (nearest.map { "; did you mean '\($0)'?" } ?? ""), at: entry.range)
      }
    }
    return (names + given.filter { name in !names.contains { $0 == name || Files.isSame($0, name) } }, findings)
  }

  var assetFolders: [String] { configuration.assets.map { shown($0.text) } }

  fileprivate var findingsOfAssets: [Finding] {
    configuration.assets.flatMap { entry in
      Files.isFolder(shown(entry.text))
        ? []
        : configuration.finding(
          "there is no folder '\(shown(entry.text))', so nothing can be said of images and colours", at: entry.range)
    }
  }

  /// A path of the configuration as somebody in the current folder would write it.
  func shown(_ path: String) -> String {
    path.hasPrefix("/") ? path : Paths.shown(Paths.tidy(Paths.append(path, to: folder)))
  }
}
