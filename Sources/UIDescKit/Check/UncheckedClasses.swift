import XMLSource

/// Says of each custom class in which module it is, when the document has another; and which no registry knows, or whose
/// superclasses none knows: once a class and document, as an error where registries are complete. One that is a slip of the
/// finger for a known class is called misspelled.
func checkClassNames(
  of document: Document, registry: Registry, worker: Worker, into diagnostics: inout Diagnostics
) {
  let modules = CustomModules(of: document, registry)
  var seen: Set<CustomClass> = []
  var left = 100
  for index in document.objects.indices {
    guard let name = document.customClass(of: index), !name.isEmpty, !document.isFirstResponder(index) else {
      continue
    }
    let module = document.customModule(of: index)
    if let problem = modules.problem(of: index, class: name, module: module) {
      diagnostics.report(document.about(index, problem))
      continue
    }
    guard seen.insert(CustomClass(name: name, module: module)).inserted else { continue }
    let chain = registry.chain(of: index, in: document)
    guard chain.isOpen else { continue }
    let isUnlisted = registry.isUnknown(name) && !document.isStandIn(index)
    let isSurelyWrong = isUnlisted && !name.isLikeSystemClass
    var near: String?
    if !chain.isProject, registry.classes[name] == nil, left > 0 {
      left -= 1
      near =
        registry.classMeant(by: name, module: module, orLike: isSurelyWrong)
        ?? worker.systemClassMeant(by: name, module: module, on: document.platform)
    }
    let range = document.tree.valueRange("customClass", of: document.objects[index].element)
    let isUnknown = isUnlisted && (near != nil || isSurelyWrong)
    var diagnostic =
      near == nil && !isUnknown
      ? Diagnostic("unchecked-class", .note, registry.unchecked(name, module, chain), at: range)
      : Diagnostic(
        isUnknown ? "unknown-class" : "misspelled-class", isUnknown ? .error : .warning,
        "the class '\(name)' is in no registry, so the app may not find it; "
          + (near.map { "did you mean '\($0)'?" } ?? "correct the name, or add the class to a registry"),
        at: range)
    // At the first object of the class, whichever that is.
    diagnostic.isToldOnce = true
    diagnostic.spot = "customClass[\(name.shortened)]"
    diagnostic.fix = near.map { .respelling(name, as: $0, at: range) }
    diagnostics.report(document.about(index, diagnostic))
  }
}

private struct CustomClass: Hashable {
  let name: String
  let module: String?
}

extension Registry {
  /// Whether no registry has a class of that name, though they say to have all.
  fileprivate func isUnknown(_ name: String) -> Bool {
    isComplete && classes[name] == nil && SystemTables.class(named: name) == nil
  }

  /// Why keys of a class aren't checked.
  fileprivate func unchecked(_ name: String, _ module: String?, _ chain: ClassChain) -> String {
    if chain.isProject {
      return "a superclass of '\(name)' is in no registry, so keys that '\(name)' doesn't declare are not checked"
    }
    let loss = "so its own keys are not checked"
    guard let modules = modules(of: name) else {
      return "the class '\(name)' is in no registry, \(loss); add it with --registry"
    }
    let known = "registries have a class '\(name)' in \(listed(modules.map { "'\($0)'" }))"
    guard let module, !module.isEmpty else {
      return "\(known), and the document doesn't say which, \(loss); name its module"
    }
    return "\(known), but none in '\(module)', \(loss); correct the module, or add the class with --registry"
  }

  /// The class of a project's that `name` is one letter away from, in the same module where both name one.
  /// - Parameter orLike: whether one will do that `name` is no slip for, as it is wrong in any case.
  fileprivate func classMeant(by name: String, module: String?, orLike: Bool) -> String? {
    if classes.isEmpty || name.utf8.count < 3 { return nil }
    let candidates = classes.values.lazy.joined().filter { known in
      module == nil || known.module == nil || known.module == module
    }.map { Spelling($0.name) }
    let near = nearestSpelling(of: name, among: candidates, within: 1)
    return near.flatMap { (orLike ? !$0.differsInNumbers(from: name) : Slip(name, for: $0) != nil) ? $0 : nil }
  }
}

extension Worker {
  /// The system's class of the same prefix that `name` is one letter away from. A class of a module is never the system's.
  func systemClassMeant(by name: String, module: String?, on platform: Platform) -> String? {
    guard module == nil, name.utf8.count > 5 else { return nil }
    let question = platform.name + name
    if let known = nearestSystemClasses[question] { return known }
    let near = systemClass(near: name, on: platform)
    nearestSystemClasses[question] = .some(near)
    return near
  }

  private func systemClass(near name: String, on platform: Platform) -> String? {
    let prefix = String(name.prefix(2))
    let question = platform.name + prefix
    let known: [Spelling]
    if let met = systemClasses[question] {
      known = met
    } else {
      let symbols = SystemTables.classes.lazy.filter {
        $0.platforms.contains(platform) && $0.symbol.bytes.starts(with: prefix.utf8)
      }
      known = symbols.map { Spelling($0.name) }
      systemClasses[question] = known
    }
    return nearestSpelling(of: name, among: known, within: 1).flatMap { Slip(name, for: $0) == nil ? nil : $0 }
  }
}

extension String {
  /// Frameworks that no table knows have classes, too, as known ones have that aren't public: their names begin with a
  /// framework's letters.
  fileprivate var isLikeSystemClass: Bool {
    let capitals = prefix { $0.isUppercase || $0 == "_" }.dropLast()
    return hasPrefix("_") || Self.systemPrefixes.contains(String(capitals))
  }

  private static let systemPrefixes: Set = [
    "AB", "AR", "AS", "AV", "CA", "CK", "CL", "CN", "CP", "EK", "GC", "GK", "GLK", "HK", "HM", "IN", "MC", "MF", "MK",
    "MP",
    "MTK", "NS", "PDF", "PH", "PK", "QC", "QL", "RP", "SCN", "SF", "SK", "TV", "UI", "VN", "WK",
  ]

  /// `Page1` is no misspelled `Page2`.
  func differsInNumbers(from other: String) -> Bool {
    filter { !$0.isNumber } == other.filter { !$0.isNumber }
  }
}
