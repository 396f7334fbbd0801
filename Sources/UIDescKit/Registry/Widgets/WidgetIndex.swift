/// Which classes and keys a registry has rules for, so that documents without widgets cost nothing.
struct WidgetIndex: Sendable {
  /// Classes of projects with rules of their own, of a property or of a superclass.
  private var classes: Set<String> = []
  /// Keys that rules of extensions are for.
  private var keys: Set<String> = []
  /// Some rule is for every object of a system class.
  private var isForSystemClasses = false

  /// Nothing has rules.
  init() {}

  init(_ registry: Registry) {
    var heirs: [String: [String]] = [:]
    var open: [String] = []
    for known in registry.classes.values.joined() {
      if let superclass = known.superclass { heirs[superclass, default: []].append(known.name) }
      if known.hasRules { open.append(known.name) }
    }
    while let name = open.popLast() {
      if classes.insert(name).inserted { open += heirs[name] ?? [] }
    }
    isForSystemClasses = classes.contains { SystemTables.class(named: $0) != nil }
    for added in registry.extensionRules.values.joined() {
      keys.formUnion(added.keys)
      if added.keys.isEmpty { isForSystemClasses = true }
    }
    for property in registry.extensions.values.joined() where !property.order.isEmpty { keys.insert(property.key) }
  }

  /// Whether some object of the document may have rules.
  func mayConcern(_ document: Document) -> Bool {
    if isForSystemClasses { return true }
    if !classes.isEmpty,
      document.objects.indices.contains(where: { document.customClass(of: $0).map(classes.contains) ?? false })
    {
      return true
    }
    return !keys.isEmpty
      && document.runtimeAttributes.contains {
        document.tree.string(document.words.keyPath, of: $0.element).map(keys.contains) ?? false
      }
  }
}

extension ProjectClass {
  fileprivate var hasRules: Bool { !rules.isEmpty || properties.contains { !$0.order.isEmpty } }
}
