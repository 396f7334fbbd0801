import XMLSource

/// Says of each custom class in which module it is, when the document has another; and which no registry knows, or whose
/// superclasses none knows. A name that is wrong where registries are complete, and one that is a slip of the finger for a
/// known class, is told at each object; that a class isn't checked is told once a document.
func checkClassNames(
  of document: Document, registry: Registry, worker: Worker, into diagnostics: inout Diagnostics
) {
  let modules = CustomModules(of: document, registry)
  var known: [CustomClass: ClassProblem] = [:]
  /// By name and module.
  var unchecked: [CustomClass: [Int]] = [:]
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
    var customClass = CustomClass(name: name, module: module, isStandIn: document.isStandIn(index))
    let problem: ClassProblem
    if let met = known[customClass] {
      problem = met
    } else {
      problem = registry.problem(with: customClass, of: index, in: document, worker, left: &left)
      known[customClass] = problem
    }
    switch problem {
    case .none: break
    case .unchecked:
      customClass.isStandIn = false
      unchecked[customClass, default: []].append(index)
    case .wrong(let rule, let severity, let near):
      let range = document.classRange(of: index)
      var diagnostic = Diagnostic(
        rule, severity,
        "the class '\(name)' is in no registry, so the app may not find it; "
          + (near.map { "did you mean '\($0)'?" } ?? "correct the name, or add the class to a registry"),
        at: range)
      diagnostic.spot = "customClass[\(name.shortened)]"
      diagnostic.fix = near.map { modules.respelling(name, as: $0, of: index) }
      diagnostics.report(document.about(index, diagnostic))
    }
  }
  for (customClass, objects) in unchecked {
    let chain = registry.chain(of: objects[0], in: document)
    let diagnostic = Diagnostic.toldOnce(
      "unchecked-class", registry.unchecked(customClass.name, customClass.module, chain),
      spot: "customClass[\(customClass.name.shortened)]", at: objects.map(document.classRange))
    diagnostics.report(document.about(objects[0], diagnostic))
  }
}

private enum ClassProblem {
  case none
  /// Nothing is known of it.
  case unchecked
  case wrong(RuleID, Severity, near: String?)
}

extension Document {
  fileprivate func classRange(of object: Int) -> Range<Int> {
    tree.valueRange("customClass", of: objects[object].element)
  }
}

private struct CustomClass: Hashable {
  let name: String
  let module: String?
  var isStandIn: Bool
}

extension Registry {
  /// - Parameters:
  ///   - object: one that has the class.
  ///   - left: how many names are still compared with others.
  fileprivate func problem(
    with customClass: CustomClass, of object: Int, in document: Document, _ worker: Worker, left: inout Int
  ) -> ClassProblem {
    let chain = chain(of: object, in: document)
    guard chain.isOpen else { return .none }
    let (name, module) = (customClass.name, customClass.module)
    let isUnlisted = isUnknown(name) && !customClass.isStandIn
    let isSurelyWrong = isUnlisted && !name.isLikeSystemClass
    var near: String?
    if !chain.isProject, classes[name] == nil, left > 0 {
      left -= 1
      near =
        classMeant(by: name, module: module, orLike: isSurelyWrong)
        ?? worker.systemClassMeant(by: name, module: module, on: document.platform)
    }
    if isUnlisted, near != nil || isSurelyWrong { return .wrong("unknown-class", .error, near: near) }
    return near == nil ? .unchecked : .wrong("misspelled-class", .warning, near: near)
  }

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
}
