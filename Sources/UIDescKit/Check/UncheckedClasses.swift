import XMLSource

/// Notes each custom class that no registry knows, or whose superclasses none knows: once a class and document.
func noteUncheckedClasses(of document: Document, registry: Registry, into diagnostics: inout Diagnostics) {
  var seen: Set<CustomClass> = []
  for index in document.objects.indices {
    guard let name = document.customClass(of: index), !name.isEmpty,
      seen.insert(CustomClass(name: name, module: document.customModule(of: index))).inserted
    else { continue }
    let chain = registry.chain(of: index, in: document)
    guard chain.isOpen else { continue }
    let range = document.tree.valueRange("customClass", of: document.objects[index].element)
    let message =
      chain.isProject
      ? "a superclass of '\(name)' is in no registry, so keys that '\(name)' doesn't declare are not checked"
      : "the class '\(name)' is in no registry, so its own keys are not checked; add it with --registry"
    diagnostics.report(document.about(index, Diagnostic("unchecked-class", .note, message, at: range)))
  }
}

private struct CustomClass: Hashable {
  let name: String
  let module: String?
}
