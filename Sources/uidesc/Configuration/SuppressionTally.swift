import UIDescKit

/// Counts what the suppressions of configurations have come to, since only a whole run can tell which silence nothing.
struct SuppressionTally {
  private var uses: [Int: SuppressionUse] = [:]
  /// As they were for the configuration's first document.
  private var settings: [Int: RuleSettings] = [:]
  private var isComplete = true

  /// - Parameter setup: what the document was checked with.
  mutating func take(_ result: Lanes.Result, _ setup: Setup) {
    guard case .success(let outcome) = result, outcome.isChecked else {
      isComplete = false
      return
    }
    guard let configuration = setup.configuration else { return }
    uses[configuration, default: .init()].add(outcome.suppressions)
    if settings[configuration] == nil { settings[configuration] = setup.compiler.options.rules }
  }

  /// What silences nothing, by configuration.
  /// - Parameter paths: the files and folders that the run was told to look at.
  func findings(_ configurations: Configurations, paths: [String]) -> [(path: String, findings: [Finding])] {
    let folders = paths.filter(Files.isFolder).map(Paths.absoluteFolder)
    return uses.sorted { $0.key < $1.key }.compactMap { index, use in
      guard let loaded = configurations[index] else { return nil }
      let isWhole = isComplete && folders.contains { Paths.below($0, loaded.folder) != nil }
      return (
        loaded.configuration.path,
        loaded.configuration.unusedSuppressions(use, isWhole: isWhole, settings: settings[index] ?? .standard)
      )
    }
  }
}
