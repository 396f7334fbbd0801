import UIDescKit

/// Counts what the suppressions of configurations have come to, since only a whole run can tell which silence nothing.
struct SuppressionTally {
  private var uses: [Int: SuppressionUse] = [:]
  private var isComplete = true

  /// - Parameter setup: what the document was checked with.
  mutating func take(_ result: Lanes.Result, _ setup: Setup) {
    guard case .success(let outcome) = result, outcome.isChecked else {
      isComplete = false
      return
    }
    guard let configuration = setup.configuration else { return }
    uses[configuration, default: .init()].add(outcome.suppressions)
  }

  /// What silences nothing, by configuration.
  func findings(_ configurations: Configurations, _ options: Options) -> [(path: String, findings: [Finding])] {
    let folders = options.paths.filter(Files.isFolder).map(Paths.absoluteFolder)
    return uses.sorted { $0.key < $1.key }.compactMap { index, use in
      guard let loaded = configurations[index] else { return nil }
      let isWhole = isComplete && folders.contains { Paths.below($0, loaded.folder) != nil }
      let configuration = loaded.configuration
      // What an override says of some documents is nothing to a configuration.
      let settings = configuration.settings(.init(), then: options.ruleSettings)
      return (configuration.path, configuration.unusedSuppressions(use, isWhole: isWhole, settings: settings))
    }
  }
}
