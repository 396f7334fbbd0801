import XMLSource

/// Notes each custom class that no registry knows, or whose superclasses none knows: once a class and document. One that is
/// a slip of the finger for a known class is a warning.
func noteUncheckedClasses(
  of document: Document, registry: Registry, worker: Worker, into diagnostics: inout Diagnostics
) {
  var seen: Set<CustomClass> = []
  var left = 100
  for index in document.objects.indices {
    guard let name = document.customClass(of: index), !name.isEmpty,
      seen.insert(CustomClass(name: name, module: document.customModule(of: index))).inserted
    else { continue }
    let chain = registry.chain(of: index, in: document)
    guard chain.isOpen else { continue }
    let range = document.tree.valueRange("customClass", of: document.objects[index].element)
    let module = document.customModule(of: index)
    var near: String?
    if !chain.isProject, left > 0 {
      left -= 1
      near = registry.classMeant(by: name, module: module) ?? worker.systemClassMeant(by: name, module: module)
    }
    let message =
      chain.isProject
      ? "a superclass of '\(name)' is in no registry, so keys that '\(name)' doesn't declare are not checked"
      : "the class '\(name)' is in no registry, so its own keys are not checked; "
        + (near.map { "did you mean '\($0)'?" } ?? "add it with --registry")
    var diagnostic = Diagnostic("unchecked-class", near == nil ? .note : .warning, message, at: range)
    diagnostic.fix = near.map { .init("change '\(name)' to '\($0)'", isSafe: false, replace: range, with: $0) }
    diagnostics.report(document.about(index, diagnostic))
  }
}

private struct CustomClass: Hashable {
  let name: String
  let module: String?
}

extension Registry {
  /// The class of a project's that `name` is one letter away from, in the same module where both name one.
  fileprivate func classMeant(by name: String, module: String?) -> String? {
    if classes.isEmpty || name.utf8.count < 3 { return nil }
    let candidates = classes.values.lazy.joined().filter { known in
      module == nil || known.module == nil || known.module == module
    }.map { Spelling($0.name) }
    let near = nearestSpelling(of: name, among: candidates, within: 1)
    return near.flatMap { $0.differsInNumbers(from: name) ? nil : $0 }
  }
}

extension Worker {
  /// The system's class of the same prefix that `name` is one letter away from. A class of a module is never the system's.
  fileprivate func systemClassMeant(by name: String, module: String?) -> String? {
    guard module == nil, name.utf8.count > 5 else { return nil }
    if let known = nearestSystemClasses[name] { return known }
    let near = systemClass(near: name)
    nearestSystemClasses[name] = .some(near)
    return near
  }

  private func systemClass(near name: String) -> String? {
    let prefix = String(name.prefix(2))
    let known: [Spelling]
    if let met = systemClasses[prefix] {
      known = met
    } else {
      let symbols = SystemTables.classes.lazy.filter { $0.symbol.bytes.starts(with: prefix.utf8) }
      known = symbols.map { Spelling($0.name) }
      systemClasses[prefix] = known
    }
    let near = nearestSpelling(of: name, among: known, within: 1)
    return near.flatMap { $0.differsInNumbers(from: name) ? nil : $0 }
  }
}

extension String {
  /// `Page1` is no misspelled `Page2`.
  fileprivate func differsInNumbers(from other: String) -> Bool {
    filter { !$0.isNumber } == other.filter { !$0.isNumber }
  }
}
