import XMLSource

/// Type-checks every user-defined runtime attribute: does its key exist, can the key take the value?
func check(_ document: Document, registry: Registry, worker: Worker, into diagnostics: inout Diagnostics) {
  var checker = RuntimeAttributeChecker(document, registry, worker)
  for attribute in document.runtimeAttributes { checker.check(attribute, into: &diagnostics) }
}

/// The declaration that a runtime attribute reaches; both are nil when nobody knows it.
func declaration(
  of attribute: RuntimeAttribute, in document: Document, registry: Registry
) -> (declaredBy: String?, sets: String?) {
  guard let keyPath = document.tree.string(document.words.keyPath, of: attribute.element) else { return (nil, nil) }
  let steps = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  let chain = registry.chain(of: attribute.owner, in: document)
  guard case .found(let property, _) = registry.follow(steps, from: chain, on: document.platform) else {
    return (nil, nil)
  }
  return (property.declaredBy, property.sets)
}

extension Registry {
  /// The classes of an object of a document.
  func chain(of object: Int, in document: Document) -> ClassChain {
    guard document.objects.indices.contains(object) else { return ClassChain() }
    let base = document.objects[object].systemClass
    guard let custom = document.customClass(of: object) else {
      guard let base else { return ClassChain() }
      return chain(of: base.name, module: nil, base: base, on: document.platform)
    }
    return chain(of: custom, module: document.customModule(of: object), base: base, on: document.platform)
  }
}

/// Checks a document's attributes one by one, remembering the class of the object it is at.
struct RuntimeAttributeChecker {
  let document: Document
  let registry: Registry
  private let worker: Worker
  private var object: (index: Int, chain: ClassChain)?
  /// Custom classes that a note has already called unknown.
  private var unchecked: Set<String> = []

  init(_ document: Document, _ registry: Registry, _ worker: Worker) {
    self.document = document
    self.registry = registry
    self.worker = worker
  }

  mutating func check(_ attribute: RuntimeAttribute, into diagnostics: inout Diagnostics) {
    let chain = chain(of: attribute.owner)
    noteUnchecked(attribute.owner, chain, into: &diagnostics)
    let place = AttributePlace(attribute, in: document)
    let stored = StoredValue(of: attribute.element, in: document)
    if let problem = place.problem(with: stored) { report(problem, place, into: &diagnostics) }
    guard let steps = place.steps else {
      return report(place.malformedKeyPath(), place, into: &diagnostics)
    }
    switch registry.follow(steps, from: chain, on: document.platform) {
    case .unchecked: break
    case .found(let property, let capitalised):
      if let capitalised { report(place.capitalised(capitalised), place, into: &diagnostics) }
      if property.isReadOnly { report(place.readOnly(property), place, into: &diagnostics) }
      let verdict = Compatibility(stored, in: property)
      if verdict == .cgColor {
        let wrapper = registry.colorWrapper(for: steps, of: chain, on: document.platform)
        report(place.cgColor(wrapper: wrapper), place, into: &diagnostics)
      } else if let problem = place.problem(verdict, stored, property) {
        report(problem, place, into: &diagnostics)
      }
    case .unknown(let step, let owner):
      if let problem = unknownKey(steps, step, owner, root: chain, place) { report(problem, place, into: &diagnostics) }
    case .getter(let step, let key): report(place.getter(step, key: key), place, into: &diagnostics)
    case .intoValue(let step, let property): report(place.intoValue(step, property), place, into: &diagnostics)
    case .privateStep(let step): report(place.privateStep(step), place, into: &diagnostics)
    }
  }

  private func unknownKey(
    _ steps: [String], _ step: Int, _ owner: ClassChain, root: ClassChain, _ place: AttributePlace
  ) -> Diagnostic? {
    let key = steps[step]
    let near = nearestProperty(to: key, of: owner)
    if let layer = owner.system, layer.acceptsAnyKey(on: document.platform) {
      // A custom view may have a layer of another class.
      let isOther =
        step > 0 && (root.isProject || root.isOpen)
        && SystemSymbol(key).map { symbol in
          SystemTables.classes(declaring: symbol).contains { $0.inherits(from: layer, on: document.platform) }
        } ?? false
      return isOther ? nil : place.unknownLayerKey(step, near)
    }
    let className = owner.links.first?.name ?? "object"
    if owner.isProject { return place.unknownKey(step, of: className, near, .error) }
    let severity: Severity = registry.isComplete ? .error : .warning
    if step == 0, let elsewhere = registry.ownerElsewhere(of: key) {
      return place.orphan(of: className, declaredBy: elsewhere, severity)
    }
    return place.unknownKey(step, of: className, near, severity)
  }

  /// What `key` was probably meant to be. The same key is often unknown a hundred times in a project, so the worker keeps
  /// the answers.
  private func nearestProperty(to key: String, of chain: ClassChain) -> Property? {
    let question = "\(document.platform.name) \(chain.links.first?.name ?? "") \(key)"
    if let known = worker.nearestProperties[question] { return known }
    let keys = registry.properties(of: chain, on: document.platform).filter { !$0.isReadOnly }
    let nearest = nearestSpelling(of: key, among: keys.lazy.map(\.key))
    let answer = nearest.flatMap { near in keys.first { $0.key == near } }
    worker.nearestProperties[question] = .some(answer)
    return answer
  }

  private mutating func chain(of owner: Int) -> ClassChain {
    if let object, object.index == owner { return object.chain }
    let chain = registry.chain(of: owner, in: document)
    object = (owner, chain)
    return chain
  }

  private mutating func noteUnchecked(_ owner: Int, _ chain: ClassChain, into diagnostics: inout Diagnostics) {
    guard chain.isOpen, let name = document.customClass(of: owner), unchecked.insert(name).inserted else { return }
    let range = document.tree.valueRange("customClass", of: document.objects[owner].element)
    let message =
      chain.isProject
      ? "a superclass of '\(name)' is in no registry, so keys that '\(name)' doesn't declare are not checked"
      : "the class '\(name)' is in no registry, so its own keys are not checked; add it with --registry"
    diagnostics.report(document.about(owner, Diagnostic("unchecked-class", .note, message, at: range)))
  }

  private func report(_ diagnostic: Diagnostic, _ place: AttributePlace, into diagnostics: inout Diagnostics) {
    var diagnostic = document.about(place.owner, diagnostic)
    diagnostic.keyPath = place.keyPath
    diagnostics.report(diagnostic)
  }
}

extension Registry {
  /// The key path that takes a colour and sets the CGColor at `steps`.
  func colorWrapper(for steps: [String], of chain: ClassChain, on platform: Platform) -> String? {
    let path = steps.joined(separator: ".")
    if let own = properties(of: chain, on: platform).first(where: { $0.sets == path && $0.type == .color }) {
      return own.key
    }
    guard steps.count > 1, let last = steps.last else { return nil }
    let owners = extensions.keys.sorted()
    for owner in owners {
      guard let wrapper = extensions[owner]?.first(where: { $0.sets == last && $0.type == .color }) else { continue }
      return (steps.dropLast() + [wrapper.key]).joined(separator: ".")
    }
    return nil
  }
}
