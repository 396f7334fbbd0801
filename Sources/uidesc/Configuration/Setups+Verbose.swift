import UIDescKit

extension Setups {
  /// Says on standard error which configurations are used, and which of their patterns match nothing.
  func explain(_ inputs: [Input], _ configurations: Configurations, paths: [String]) {
    let folders = paths.filter(Files.isFolder).map(Paths.absoluteFolder)
    for (index, loaded) in configurations.all.enumerated() {
      let path = loaded.configuration.path
      let own = inputs.filter { all[$0.setup].configuration == index }
      say("\(path): the configuration of \(Counts.count(own.count, "document"))")
      // Only who has looked everywhere knows.
      guard folders.contains(where: { Paths.below($0, loaded.folder) != nil }) else { continue }
      for pattern in loaded.idlePatterns(of: own, besides: configurations.excluded[index]) {
        say("\(path): \(pattern) matches nothing")
      }
    }
    let without = inputs.count { all[$0.setup].configuration == nil }
    if without > 0 { say("no configuration for \(Counts.count(without, "document"))") }
  }

  /// Says which rules are on but have known too little to find anything.
  func explain(_ silence: Silence) {
    for (fact, rules) in silence.rules(all) {
      say("silent for want of \(fact.wanted): \(rules.map(\.name).joined(separator: ", "))")
    }
  }

  private func say(_ text: String) { complain("uidesc: \(printable(text))\n") }
}

extension Configurations.Loaded {
  /// - Parameter excluded: the numbers of the `exclude` patterns that have left something out.
  fileprivate func idlePatterns(of inputs: [Input], besides excluded: Set<Int>?) -> [String] {
    let names = inputs.compactMap { $0.place.flatMap(self.names) }
    func idle(_ globs: [Glob], _ member: String) -> [String] {
      globs.filter { glob in !names.contains(where: glob.covers) }.map { "'\($0.source)' under '\(member)'" }
    }
    let exclude = configuration.exclude.enumerated().filter { excluded?.contains($0.offset) != true }
    return exclude.map { "'\($0.element.source)' under 'exclude'" } + idle(configuration.include, "include")
      + idle(configuration.overridePaths, "overrides")
  }
}
