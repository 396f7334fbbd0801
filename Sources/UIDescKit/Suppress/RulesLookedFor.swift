/// Which rules have been looked for in a document: only of those can be said that they find nothing.
struct RulesLookedFor {
  private let settings: RuleSettings
  private let registry: Registry
  private let project: Project

  init(
    _ document: Document, registry: Registry, settings: RuleSettings, findProject: (String) -> Project
  ) {
    self.settings = settings
    self.registry = registry
    project = findProject(document.tree.source.path)
  }

  func contains(_ rule: RuleID) -> Bool {
    guard settings.isOn(rule) else { return false }
    return switch LintRule.named(rule.name)?.needs {
    case nil: true
    case .images: project.images != nil
    case .colors: project.colors != nil
    case .symbols: project.symbols != nil
    case .localizations: project.localizations != nil
    case .classes: registry.isComplete
    }
  }
}
