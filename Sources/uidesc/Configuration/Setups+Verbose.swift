import UIDescKit

extension Setups {
  /// Which configurations are used, and which of their patterns match nothing.
  func explanation(of inputs: [Input], _ configurations: Configurations, paths: [String]) -> [String] {
    var lines: [String] = []
    let folders = paths.filter(Files.isFolder).map(Paths.absoluteFolder)
    for (index, loaded) in configurations.all.enumerated() {
      let path = loaded.configuration.path
      let own = inputs.filter { all[$0.setup].configuration == index }
      let repository = loaded.repository(between: own).map { ", from above the Git repository '\(Paths.shown($0))'" }
      lines.append("\(path): the configuration of \(Counts.count(own.count, "document"))" + (repository ?? ""))
      // Only who has looked everywhere knows.
      guard folders.contains(where: { Paths.below($0, loaded.folder) != nil }) else { continue }
      for pattern in loaded.idlePatterns(of: own, besides: configurations.excluded[index]) {
        lines.append("\(path): \(pattern) matches nothing")
      }
    }
    let without = inputs.count { all[$0.setup].configuration == nil }
    if without > 0 { lines.append("no configuration for \(Counts.count(without, "document"))") }
    return lines
  }

  /// Which rules are on but have known too little to find anything.
  func explanation(of silence: Silence) -> [String] {
    silence.rules(all).map { fact, rules in
      "silent for want of \(fact.wanted): \(rules.map(\.name).joined(separator: ", "))"
    }
  }
}

extension Configurations.Loaded {
  /// A Git repository that documents are in and the configuration isn't, which somebody may not expect.
  fileprivate func repository(between inputs: [Input]) -> String? {
    var folders: Set<String> = []
    for input in inputs {
      var next = input.place.flatMap(Paths.parent)
      while let place = next, place != folder, Paths.below(folder, place) != nil, folders.insert(place).inserted {
        if Files.exists(Paths.append(".git", to: place)) { return place }
        next = Paths.parent(of: place)
      }
    }
    return nil
  }

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
