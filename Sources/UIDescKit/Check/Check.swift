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
