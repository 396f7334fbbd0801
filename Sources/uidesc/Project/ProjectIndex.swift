import UIDescKit

/// What is known of a project: the names below its asset folders, read once and only when a rule first asks, and the
/// localisations beside documents. Several lanes ask; everything is behind the gate.
final class ProjectIndex: @unchecked Sendable {
  private let gate: Gate
  private let assetFolders: [String]
  private var assets: AssetWalk?
  private var localizations = Localizations()

  /// Nil when there is no memory for it.
  init?(assetFolders: [String]) {
    guard let gate = Gate() else { return nil }
    self.gate = gate
    self.assetFolders = assetFolders
  }

  /// - Parameter document: its path; one without a name has no localisations.
  func project(around document: String, _ part: Project.Part) -> Project {
    gate.locked {
      switch part {
      case .assets:
        let assets = self.assets ?? AssetWalk(assetFolders)
        self.assets = assets
        return assets.project
      case .folder, .localizations:
        if document == Options.nameless { return Project() }
        if part == .folder { return Project(isBase: localizations.isBase(document)) }
        return Project(localizations: localizations.languages(of: document))
      }
    }
  }

  /// Folders that could not be read, as far as somebody has asked.
  var problems: [(path: String, problem: FileProblem)] { gate.locked { assets?.problems ?? [] } }
}
