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
  /// Where key paths stand, by object; looked for when a key may have been meant to be one of them.
  private var keyPaths: [OwnKeyPath: Range<Int>]?

  private struct OwnKeyPath: Hashable {
    let owner: Int
    let keyPath: String
  }

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
    let known = keyPaths ?? findKeyPaths()
    keyPaths = known
    guard let other = known[OwnKeyPath(owner: place.owner, keyPath: meant)] else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.fix = nil
    diagnostic.notes.append(.init("'\(fix.replacement)' is set already; delete one of the two", at: other))
    return diagnostic
  }

  private func findKeyPaths() -> [OwnKeyPath: Range<Int>] {
    var found: [OwnKeyPath: Range<Int>] = [:]
    for attribute in document.runtimeAttributes {
      let place = AttributePlace(attribute, in: document)
      if let keyPath = place.keyPath {
        found[OwnKeyPath(owner: place.owner, keyPath: keyPath)] = place.keyPathRange
      }
    }
    return found
  }

  private func report(_ diagnostic: Diagnostic, _ place: AttributePlace, into diagnostics: inout Diagnostics) {
    var diagnostic = document.about(place.owner, diagnostic)
    diagnostic.keyPath = place.keyPath
    diagnostics.report(diagnostic)
  }
}
