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
    if Self.aboutClasses.contains(rule), unchecked.contains(where: { scope?.overlaps($0) ?? true }) { return false }
    return switch LintRule.named(rule.name)?.needs {
    case nil: true
    case .images: assets.images != nil
    case .colors: assets.colors != nil
    case .symbols: assets.symbols != nil
    case .localizations: place.localizations != nil
    case .classes: registry.isComplete
    case .deploymentTarget: document.deploymentTarget != nil
    }
  }

  /// Rules that find more where a registry has the class.
  private static let aboutClasses: Set<RuleID> = {
    let rules: [LintRule] = [
      .attributeOrder, .availability, .capitalisedKeyPath, .cgColorKeyPath, .customClassMismatch, .duplicateKeyPath,
      .expressionFailed, .insetsAsRect, .malformedKeyPath, .malformedValue, .missingValue, .nilForScalar,
      .orphanAttribute, .readOnlyKeyPath, .riskyKeyPath, .runtimeAttributeIgnored, .shadowedAttribute, .typeMismatch,
      .unknownAttributeType, .unknownEnumCase, .unknownKeyPath, .unknownLayerKey, .valueOutOfRange,
    ]
    return Set(rules.map(\.id))
  }()

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
