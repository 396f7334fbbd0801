import XMLSource

/// Looks at custom classes, then type-checks every user-defined runtime attribute: does its key exist, can the key take the value?
func check(_ document: Document, registry: Registry, worker: Worker, into diagnostics: inout Diagnostics) {
  checkClassNames(of: document, registry: registry, worker: worker, into: &diagnostics)
  checkCustomClasses(of: document, registry: registry, into: &diagnostics)
  var checker = RuntimeAttributeChecker(document, registry, worker)
  for attribute in document.runtimeAttributes { checker.check(attribute, into: &diagnostics) }
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
