import XMLSource

/// Which rules have been looked for in a document: only of those can be said that they find nothing.
struct RulesLookedFor {
  private let document: Document
  private let settings: RuleSettings
  private let registry: Registry
  private let findProject: (String, Project.Part) -> Project
  private var foundAssets: Project?
  private var foundPlace: Project?
  private var foundUnchecked: [Range<Int>]?

  init(
    _ document: Document, registry: Registry, settings: RuleSettings,
    findProject: @escaping (String, Project.Part) -> Project
  ) {
    self.document = document
    self.settings = settings
    self.registry = registry
    self.findProject = findProject
  }

  func isOn(_ rule: RuleID) -> Bool { settings.isOn(rule) }

  /// - Parameter scope: the bytes that a finding would be in; nil for the whole document.
  mutating func contains(_ rule: RuleID, in scope: Range<Int>?) -> Bool {
    guard settings.isOn(rule) else { return false }
    let known = LintRule.named(rule.name)
    // The checks of registries are about classes.
    let asksRegistry = known?.asksRegistry ?? true
    if asksRegistry, unchecked.contains(where: { scope?.overlaps($0) ?? true }) { return false }
    return switch known?.needs {
    case nil: true
    case .images: assets.images != nil
    case .colors: assets.colors != nil
    case .localizations: place.localizations != nil
    case .classes: registry.isComplete
    case .deploymentTarget: document.deploymentTarget != nil
    }
  }

  private var assets: Project {
    mutating get {
      let found = foundAssets ?? findProject(document.tree.source.path, .assets)
      foundAssets = found
      return found
    }
  }

  private var place: Project {
    mutating get {
      let found = foundPlace ?? findProject(document.tree.source.path, .localizations)
      foundPlace = found
      return found
    }
  }

  /// Where a registry that isn't there might say more: objects whose class none has, runtime attributes whose key none has.
  private var unchecked: [Range<Int>] {
    mutating get {
      if let foundUnchecked { return foundUnchecked }
      var found =
        document.objects.indices.lazy.filter { [document, registry] index in
          registry.chain(of: index, in: document).isOpen
        }.map { [document] in document.tree.startTag(document.objects[$0].element) } as [Range<Int>]
      for attribute in document.runtimeAttributes {
        guard let steps = AttributePlace(attribute, in: document).steps else { continue }
        let chain = registry.chain(of: attribute.owner, in: document)
        if case .found = registry.follow(steps, from: chain, on: document.platform) { continue }
        found.append(document.tree.range(attribute.element))
      }
      foundUnchecked = found
      return found
    }
  }
}
