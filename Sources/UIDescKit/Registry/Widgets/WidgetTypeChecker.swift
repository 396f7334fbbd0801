import XMLSource

/// Checks templates, checks and orders against the declared properties, once all files are there.
struct WidgetTypeChecker {
  let registry: Registry
  private(set) var diagnostics = Diagnostics()
  /// By name, since many nodes are of one class.
  private var chains: [String: ClassChain] = [:]
  private var suggestions = Suggestions()

  init(_ registry: Registry) { self.registry = registry }

  mutating func fail(_ message: String, _ range: Range<Int>) {
    diagnostics.report(Diagnostic("invalid-registry", .error, message, at: range))
  }

  /// What has been found since the last time.
  mutating func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = Diagnostics() }
    return diagnostics.list
  }

  private mutating func chain(of name: String, _ module: String?, _ platform: Platform) -> ClassChain {
    let key = "\(platform.name) \(module ?? "").\(name)"
    let chain = chains[key] ?? registry.chain(of: name, module: module, base: nil, on: platform)
    chains[key] = chain
    return chain
  }

  /// - Parameter name: the class that the rules are for.
  mutating func check(_ rules: WidgetRules, of name: String, module: String?) {
    let platform = chain(of: name, module, .iOS).mainPlatform
    let chain = chain(of: name, module, platform)
    let scope = registry.scope(of: chain, on: platform)
    if let template = rules.template { check(template, chain, platform, scope) }
    for check in rules.checks {
      self.check(check, scope)
      if let key = check.key { self.check(key: key, check.keyRange, of: name, module: module) }
      if let fix = check.fix { self.check(key: fix.removed, fix.removedRange, of: name, module: module) }
    }
    check(rules.order, of: name, module: module)
  }

  mutating func check(_ rules: [OrderRule], of name: String, module: String?) {
    for rule in rules {
      check(key: rule.key, rule.keyRange, of: name, module: module)
      check(key: rule.after, rule.afterRange, of: name, module: module)
    }
  }

  private mutating func check(key: String, _ range: Range<Int>, of name: String, module: String?) {
    if let problem = registry.problem(withKeyPath: key, of: name, module: module) { fail(problem, range) }
  }

  private mutating func check(_ check: WidgetCheck, _ outer: Scope) {
    var scope = outer
    self.check(check.control, in: &scope)
    do {
      try check.message.check(in: scope)
    } catch {
      fail(error.message, check.messagePlace.place(of: error.range))
    }
  }

  private mutating func check(_ template: Template, _ chain: ClassChain, _ platform: Platform, _ outer: Scope) {
    var scope = outer
    declare(template.lets, in: &scope)
    check(template.frame, .rect, in: scope)
    check(template.settings, of: chain, platform, in: scope)
    if let existing = template.existing {
      var inner = scope
      for name in ["index", "count"] { inner.declare(repeated: name, .number) }
      inner.declare(repeated: "child", .rect)
      check(existing.control, in: &inner)
      check(existing.frame, .rect, in: inner)
      let view = self.chain(of: platform == .macOS ? "NSView" : "UIView", nil, platform)
      check(existing.settings, of: view, platform, in: inner)
    }
    checkSlots(of: template.children, in: chain, platform)
    for node in template.children { check(node, platform, scope) }
  }

  private mutating func check(_ node: NodeTemplate, _ platform: Platform, _ outer: Scope) {
    var scope = outer
    check(node.control, in: &scope)
    check(node.frame, .rect, in: scope)
    let chain = chain(of: node.className, node.module, platform)
    if chain.links.isEmpty, !node.className.isEmpty {
      let names = registry.classes.keys.sorted() + SystemTables.classes.map(\.name)
      let near = SystemTables.prefixed(node.className) ?? suggestions.nearest(to: node.className, among: names)
      let nearest = near.map { "; did you mean '\($0)'?" } ?? ""
      fail("the class '\(node.className)' is in no registry\(nearest)", node.classRange)
    } else {
      check(node.settings, of: chain, platform, in: scope)
      checkSlots(of: node.children, in: chain, platform)
    }
    for child in node.children { check(child, platform, scope) }
  }

  mutating func declare(_ lets: [Template.Binding], in scope: inout Scope) {
    for (index, binding) in lets.enumerated() {
      var before = scope
      before.announce(lets[(index + 1)...].lazy.map(\.name), "is declared further down; move it above this")
      scope.declare(binding.name, type(of: binding.value, nil, in: before) ?? .any)
    }
  }

  /// Declares the names of loops, then those of `let`.
  mutating func check(_ control: Control, in scope: inout Scope) {
    for loop in control.loops {
      var before = scope
      before.announce(
        control.lets.lazy.map(\.name),
        "is worked out anew in each repetition; write it out here, or declare it in the part around this one")
      switch type(of: loop.source, nil, in: before) {
      case .list(let item), .optional(.list(let item)): scope.declare(loop.name, item)
      case .map(let key, let value), .optional(.map(let key, let value)):
        scope.declare(loop.name, value)
        scope.declare(repeated: "key", key)
      case .number, .optional(.number): scope.declare(loop.name, .number)
      case .any: scope.declare(loop.name, .any)
      case nil: scope.declare(loop.name, .any)
      case let other?:
        scope.declare(loop.name, .any)
        fail("a count, a list or a map can be repeated over, but this is \(other.noun)", loop.source.range)
      }
      // Of a source that nobody could read, `key` may be a name too.
      if !loop.source.isReadable { scope.isOpen = true }
    }
    if !control.isReadable { scope.isOpen = true }
    if !control.loops.isEmpty || !control.isReadable { scope.declare(repeated: "index", .number) }
    declare(control.lets, in: &scope)
    check(control.condition, .boolean, in: scope)
  }

  mutating func check(_ expression: PlacedExpression?, _ expected: ExpressionType?, in scope: Scope) {
    guard let expression else { return }
    _ = type(of: expression, expected, in: scope)
  }

  /// Nil when it has none, which is reported.
  mutating func type(
    of placed: PlacedExpression, _ expected: ExpressionType?, in scope: Scope
  ) -> ExpressionType? {
    guard placed.isReadable else { return nil }
    do {
      return try placed.expression.type(in: scope, expecting: expected)
    } catch {
      fail(error.message, placed.place.place(of: error.range))
      return nil
    }
  }
}
