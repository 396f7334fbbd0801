import XMLSource

/// Compares what custom classes are with what their elements are: an element stores what its own class reads back, so a class
/// that doesn't inherit from it loses all of that.
func checkCustomClasses(of document: Document, registry: Registry, into diagnostics: inout Diagnostics) {
  for (index, object) in document.objects.enumerated() where !object.isPlaceholder {
    guard let name = document.customClass(of: index), let base = object.systemClass else { continue }
    let chain = registry.chain(
      of: name, module: document.customModule(of: index), base: nil, on: document.platform)
    // A class of the document's own module isn't the system's of that name.
    if !chain.isProject, document.customModule(of: index) != nil { continue }
    guard !chain.isOpen, let system = chain.system, system != base,
      // A project may have classes of one name for several platforms.
      system.platforms.contains(document.platform)
    else { continue }
    let isAncestor = system.inherits(from: base, on: document.platform)
    // A plain view may be any view, and often is; a plain object may be anything.
    guard !isAncestor || chain.isProject && base.superclass(on: document.platform) != nil else { continue }
    guard let advice = document.advice(for: system, insteadOf: base, isAncestor) else { continue }
    let what = chain.isProject ? "'\(name)' is \(withArticle(system.name))" : "'\(name)' is no \(base.name)"
    let loss =
      isAncestor ? "which stores nothing that only \(withArticle(system.name)) has" : "whose values it can't take"
    let element = document.tree.nameString(object.element)
    let diagnostic = Diagnostic(
      "custom-class-mismatch", isAncestor ? .note : .warning,
      "\(what), but this is \(withArticle(element)), \(loss); \(advice)",
      at: document.tree.valueRange("customClass", of: object.element))
    diagnostics.report(document.about(index, diagnostic))
  }
}

extension Document {
  /// The element to use; nil when none is better.
  fileprivate func advice(for system: SystemClass, insteadOf base: SystemClass, _ isAncestor: Bool) -> String? {
    let family = system.chain(on: platform).first { base.inherits(from: $0, on: platform) }
    // A controller is no view that took the wrong element.
    let isKin = family.map { !["NSObject", "UIResponder", "NSResponder"].contains($0.name) } ?? false
    let classes = isAncestor ? [system] : isKin ? Array(system.chain(on: platform)) : []
    for candidate in classes {
      if let element = vocabulary.elementName(for: candidate) { return "use <\(element)>" }
    }
    return isAncestor ? nil : "correct the custom class"
  }
}
