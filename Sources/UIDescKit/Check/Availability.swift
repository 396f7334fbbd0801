import XMLSource

/// Finds built-in classes and properties that the oldest system of a document doesn't have.
struct AvailabilityCheck {
  private let document: Document

  init(_ document: Document) { self.document = document }

  func check(_ element: ElementID, _ meaning: ElementMeaning, into diagnostics: inout Diagnostics) {
    if document.deploymentTarget == nil { return }
    let tree = document.tree
    if let systemClass = meaning.systemClass, meaning.role == .object {
      report(
        systemClass.name, systemClass.availability.introduced(on: document.platform), element,
        at: tree.nameRange(element), into: &diagnostics)
      for attribute in tree.attributes(element) {
        let name = tree.name(attribute)
        let what = document.vocabulary.attribute(name, of: tree.name(element))
        guard !what.isForDesign else { continue }
        report(
          what.key, of: systemClass, element, at: tree.attributeNameRange(tree.names.string(name), of: element),
          into: &diagnostics)
      }
    }
    if let key = tree.string(document.words.key, of: element), let parent = tree.parent(element),
      let systemClass = document.vocabulary.element(tree.name(parent)).systemClass
    {
      report(key, of: systemClass, element, at: tree.valueRange("key", of: element), into: &diagnostics)
    }
  }

  private func report(
    _ key: String, of systemClass: SystemClass, _ element: ElementID, at range: @autoclosure () -> Range<Int>,
    into diagnostics: inout Diagnostics
  ) {
    let property = systemClass.property(named: key, on: document.platform)
    report(key, property?.availability.introduced(on: document.platform), element, at: range(), into: &diagnostics)
  }

  private func report(
    _ name: String, _ introduced: PlatformVersion?, _ element: ElementID, at range: @autoclosure () -> Range<Int>,
    into diagnostics: inout Diagnostics
  ) {
    guard let introduced, let target = document.deploymentTarget, introduced > target else { return }
    let diagnostic = Diagnostic(unavailable: name, before: introduced, target, on: document.platform, at: range())
    diagnostics.report(document.about(document.owner(of: element), diagnostic))
  }
}

extension Diagnostic {
  init(
    unavailable name: String, before introduced: PlatformVersion, _ target: PlatformVersion, on platform: Platform,
    at range: Range<Int>
  ) {
    self.init(
      "availability", .warning,
      "'\(name)' came with \(platform.name) \(introduced), but the document is for \(platform.name) \(target) too, which lacks it; do without it or raise the deployment target",
      at: range)
  }
}
