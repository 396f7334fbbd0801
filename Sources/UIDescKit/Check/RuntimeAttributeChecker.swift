import XMLSource

/// Checks a document's attributes one by one, remembering the class of the object it is at.
struct RuntimeAttributeChecker {
  let document: Document
  let registry: Registry
  let worker: Worker
  private var object: (index: Int, chain: ClassChain)?
  /// How many unknown keys of a document are compared with those that the class has.
  static let keyLimit = 100
  var keysLookedFor: Set<KeyQuestion> = []
  /// Of all objects.
  private var keyPaths: Set<String>?

  init(_ document: Document, _ registry: Registry, _ worker: Worker) {
    self.document = document
    self.registry = registry
    self.worker = worker
  }

  mutating func check(_ attribute: RuntimeAttribute, into diagnostics: inout Diagnostics) {
    let chain = chain(of: attribute.owner)
    let place = AttributePlace(attribute, in: document)
    if let problem = place.ignored(in: document) { report(problem, place, into: &diagnostics) }
    let stored = StoredValue(of: attribute.element, in: document)
    if let problem = place.problem(with: stored) { report(problem, place, into: &diagnostics) }
    guard let steps = place.steps else {
      return report(place.malformedKeyPath(), place, into: &diagnostics)
    }
    switch registry.follow(steps, from: chain, on: document.platform) {
    case .unchecked: break
    case .found(let property, let capitalised):
      if let capitalised { report(place.capitalised(capitalised), place, into: &diagnostics) }
      if let target = document.deploymentTarget, let problem = place.unavailable(property, target, document.platform) {
        report(problem, place, into: &diagnostics)
      }
      if property.isReadOnly { report(place.readOnly(property), place, into: &diagnostics) }
      let verdict = Compatibility(stored, in: property)
      if verdict == .cgColor {
        let wrapper = registry.colorWrapper(for: steps, of: chain, on: document.platform)
        report(place.cgColor(wrapper: wrapper), place, into: &diagnostics)
      } else if let problem = place.problem(verdict, stored, property) {
        report(problem, place, into: &diagnostics)
      }
    case .unknown(let step, let owner):
      if let problem = unknownKey(steps, step, owner, root: chain, place) {
        report(keepingOther(problem, steps, step, place), place, into: &diagnostics)
      }
    case .getter(let step, let key):
      report(keepingOther(place.getter(step, key: key), steps, step, place), place, into: &diagnostics)
    case .intoValue(let step, let property): report(place.intoValue(step, property), place, into: &diagnostics)
    case .privateStep(let step): report(place.privateStep(step), place, into: &diagnostics)
    }
  }

  private mutating func chain(of owner: Int) -> ClassChain {
    if let object, object.index == owner { return object.chain }
    let chain = registry.chain(of: owner, in: document)
    object = (owner, chain)
    return chain
  }

  /// Without its fix where the object has a value for the right key: one of the two would be lost, which may be the one that works.
  private mutating func keepingOther(
    _ diagnostic: Diagnostic, _ steps: [String], _ step: Int, _ place: AttributePlace
  ) -> Diagnostic {
    guard let fix = diagnostic.fix else { return diagnostic }
    let meant = (steps[..<step] + [fix.replacement] + steps[(step + 1)...]).joined(separator: ".")
    let known = keyPaths ?? Set(document.runtimeAttributes.map { Self.name(AttributePlace($0, in: document)) })
    keyPaths = known
    guard known.contains(Self.name(meant, of: place.owner)) else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.fix = nil
    let isQuestion = diagnostic.message.hasSuffix("?")
    if isQuestion { diagnostic.message.removeLast() }
    diagnostic.message += ", which is set already" + (isQuestion ? "?" : "")
    return diagnostic
  }

  private static func name(_ place: AttributePlace) -> String { name(place.keyPath ?? "", of: place.owner) }
  private static func name(_ keyPath: String, of owner: Int) -> String { "\(owner) \(keyPath)" }

  private func report(_ diagnostic: Diagnostic, _ place: AttributePlace, into diagnostics: inout Diagnostics) {
    var diagnostic = document.about(place.owner, diagnostic)
    diagnostic.keyPath = place.keyPath
    diagnostics.report(diagnostic)
  }
}
