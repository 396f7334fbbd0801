import UIDescKit

/// Counts what the suppressions of configurations have come to, since only a whole run can tell which silence nothing.
struct SuppressionTally {
  private var uses: [Int: SuppressionUse] = [:]
  private var isComplete = true

  /// - Parameter configuration: the number of the one that was in force.
  mutating func take(_ result: Lanes.Result, _ configuration: Int?) {
    guard case .success(let outcome) = result, outcome.isChecked else {
      isComplete = false
      return
    }
    if let configuration { uses[configuration, default: .init()].add(outcome.suppressions) }
  }

  /// What silences nothing, by configuration.
  /// - Parameter paths: the files and folders that the run was told to look at.
  func findings(_ configurations: Configurations, paths: [String]) -> [(path: String, findings: [Finding])] {
    let folders = paths.filter(Files.isFolder).map(Paths.absoluteFolder)
    return uses.sorted { $0.key < $1.key }.compactMap { index, use in
      guard let loaded = configurations[index] else { return nil }
      let isWhole = isComplete && folders.contains { Paths.below($0, loaded.folder) != nil }
      return (loaded.configuration.path, loaded.configuration.unusedSuppressions(use, isWhole: isWhole))
    }
  }
}
