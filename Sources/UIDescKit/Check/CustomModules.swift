import XMLSource

/// Compares the modules that a document gives for custom classes with those that registries have them in.
struct CustomModules {
  private let document: Document
  private let registry: Registry
  private let provider: Name

  init(of document: Document, _ registry: Registry) {
    self.document = document
    self.registry = registry
    provider = document.tree.names.intern("customModuleProvider")
  }

  /// What is wrong with the module of an object's custom class, when it is certain enough.
  func problem(of object: Int, class name: String, module: String?) -> Diagnostic? {
    guard let modules = registry.modules(of: name), !document.isStandIn(object), !isProvidedByTarget(object) else {
      return nil
    }
    guard let module, !module.isEmpty else {
      // A class of the system's has no module in documents.
      return registry.isComplete && SystemTables.class(named: name) == nil ? missing(object, name, modules) : nil
    }
    if modules.contains(module) { return nil }
    return wrong(object, name, module, modules)
  }

  /// Gives an object the class that its custom class was meant to be, and the module that the app would miss then.
  func respelling(_ name: String, as near: String, of object: Int) -> Diagnostic.Fix {
    let element = document.objects[object].element
    let range = document.tree.valueRange("customClass", of: element)
    var fix = Diagnostic.Fix.respelling(name, as: near, at: range)
    guard registry.isComplete, document.customModule(of: object) == nil, !document.isStandIn(object),
      !isProvidedByTarget(object), SystemTables.class(named: near) == nil, let modules = registry.modules(of: near),
      modules.count == 1, let only = modules.first, let quote = document.tree.quote(before: range)
    else { return fix }
    fix.title += " and add customModule=\"\(only)\""
    fix.replacement += "\(quote) customModule=\(quote)\(only.asAttributeValue)"
    return fix
  }

  private func missing(_ object: Int, _ name: String, _ modules: [String]) -> Diagnostic {
    let element = document.objects[object].element
    let known = listed(modules.map { "'\($0)'" })
    var diagnostic = Diagnostic(
      "missing-module", .error,
      "the class '\(name)' is in \(modules.count == 1 ? "the module" : "the modules") \(known), which the document doesn't say, so the app can't find it; add customModule=\"\(modules.first ?? "")\"",
      at: document.tree.valueRange("customClass", of: element))
    if modules.count == 1, let only = modules.first { diagnostic.fix = document.naming(module: only, of: element) }
    return diagnostic
  }

  private func wrong(_ object: Int, _ name: String, _ module: String, _ modules: [String]) -> Diagnostic? {
    let near = misspelling(of: module, among: modules)
    // Where not all is known, another module may have a class of that name.
    if near == nil, !registry.isComplete { return nil }
    let range = document.tree.valueRange("customModule", of: document.objects[object].element)
    let loss = registry.isComplete ? "the app can't find it" : "its keys are not checked and the app may not find it"
    var diagnostic = Diagnostic(
      "wrong-module", registry.isComplete ? .error : .warning,
      "the class '\(name)' is in \(listed(modules.map { "'\($0)'" })), not in '\(module)', so \(loss)"
        + (near.map { "; did you mean '\($0)'?" } ?? "; correct the module"),
      at: range)
    diagnostic.fix = (near ?? (modules.count == 1 ? modules.first : nil)).map {
      .respelling(module, as: $0, at: range)
    }
    return diagnostic
  }

  /// Xcode then puts the name of the target's own module in place of what the document says.
  private func isProvidedByTarget(_ object: Int) -> Bool {
    document.tree.string(provider, of: document.objects[object].element) == "target"
  }
}

extension XMLTree {
  /// What an attribute's value stands in.
  fileprivate func quote(before value: Range<Int>) -> Unicode.Scalar? {
    source.bytes[..<value.lowerBound].last.map(Unicode.Scalar.init).flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
  }
}

extension Registry {
  /// The modules that have a class of that name, in order; nil when none has, or when a document need not name one.
  func modules(of name: String) -> [String]? {
    guard let known = classes[name] else { return nil }
    let modules = known.compactMap(\.module)
    return modules.isEmpty || modules.count < known.count ? nil : modules.sorted()
  }
}

extension Document {
  /// Whether an object stands for one outside of the document, which is made elsewhere: the file's owner, the first
  /// responder, the application.
  func isStandIn(_ object: Int) -> Bool {
    objects[object].isPlaceholder || id(of: object).map { ["-1", "-2", "-3"].contains($0) } ?? false
  }

  /// Whether an object is the one that editors write for a Mac's first responder, whose class is a word of theirs.
  func isFirstResponder(_ object: Int) -> Bool {
    isStandIn(object) && customClass(of: object) == "FirstResponder"
  }

  /// Gives a custom class its module. The app makes another object then than it did.
  fileprivate func naming(module: String, of element: ElementID) -> Diagnostic.Fix {
    let title = "add customModule=\"\(module)\""
    let text = module.asAttributeValue
    if tree.attribute(words.customModule, of: element) != nil {
      let range = tree.valueRange("customModule", of: element)
      return .init(title, isSafe: false, replace: range, with: text)
    }
    let end = tree.attributeRange("customClass", of: element).upperBound
    return .init(title, isSafe: false, replace: end..<end, with: " customModule=\"\(text)\"")
  }
}
