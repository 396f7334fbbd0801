extension RegistryFileReader {
  /// The members that say what a class's properties can't.
  static let ruleNames = ["template", "checks", "order"]

  mutating func readRule(_ member: JSONValue.Member, into rules: inout WidgetRules) {
    rules.source[member.key] = member.value
    switch member.key {
    case "template": rules.template = template(member.value)
    case "checks": rules.checks = list(member).compactMap { check($0) }
    default: rules.order += list(member).compactMap { orderRule($0) }
    }
  }

  /// Properties by key, and rules by names that no property can have: `$template`, `$checks`, `$order`.
  mutating func readExtension(_ declaration: JSONValue.Member) {
    var added = ExtensionRules(keys: [], file: path, rules: WidgetRules())
    for member in members(declaration.value, of: "the extension '\(declaration.key)'", known: nil) {
      if member.key.hasPrefix("$") {
        var member = member
        member.key.removeFirst()
        if Self.ruleNames.contains(member.key) {
          readRule(member, into: &added.rules)
        } else {
          let names = Self.ruleNames.map { "'$\($0)'" }.joined(separator: ", ")
          fail("an extension's rules are \(names)", member.keyRange)
        }
      } else if let property = property(member, of: declaration.key) {
        added.keys.insert(property.key)
        extensions.append((declaration.key, property, member.keyRange))
      }
    }
    if added.keys.isEmpty { added.keys = added.rules.keys ?? [] }
    if !added.rules.isEmpty { extensionRules.append((declaration.key, added)) }
  }

  private mutating func list(_ member: JSONValue.Member) -> [JSONValue] {
    if let items = member.value.array { return items }
    fail("'\(member.key)' should be a list, not \(member.value.kind)", member.value.range)
    return []
  }

  private mutating func check(_ json: JSONValue) -> WidgetCheck? {
    var id: String?
    var severity = Severity.warning
    var lets: [Template.Binding] = []
    var control = Control()
    var message: (Interpolation, Range<Int>)?
    var key: String?
    var fix: WidgetCheck.Fix?
    let known = ["id", "severity", "when", "repeat", "let", "message", "at", "fix", "description"]
    for member in members(json, of: "the check", known: known) {
      switch member.key {
      case "id": id = ruleName(member)
      case "severity":
        let named = [Severity.note, .warning, .error].first { $0.name == member.value.string }
        if named == nil { fail("a severity is note, warning or error", member.value.range) }
        severity = named ?? severity
      case "let": lets = bindings(member)
      case "message": message = interpolation(member)
      case "at": key = text(member)
      case "fix": fix = self.fix(member.value)
      default: _ = read(member, into: &control)
      }
    }
    guard json.members != nil else { return nil }
    for name in ["id", "when", "message"] where json[name] == nil {
      fail("the check has no '\(name)'", json.range.lowerBound..<(json.range.lowerBound + 1))
    }
    guard let id, let message else { return nil }
    return WidgetCheck(
      id: RuleID(id), severity: severity, lets: lets, control: control, message: message.0, messageRange: message.1,
      key: key, fix: fix)
  }

  /// `{"remove": "titleLabel.text"}`
  private mutating func fix(_ json: JSONValue) -> WidgetCheck.Fix? {
    var texts: [String: String] = [:]
    for member in members(json, of: "the fix", known: ["remove", "title"]) { texts[member.key] = text(member) }
    guard let removed = texts["remove"] else {
      if json.members != nil { fail("a fix says which attribute to delete: {\"remove\": KEY}", json.range) }
      return nil
    }
    return .init(removed: removed, title: texts["title"] ?? "delete '\(removed)'")
  }

  /// Kebab case, as all rules have it.
  private mutating func ruleName(_ member: JSONValue.Member) -> String? {
    guard let name = text(member) else { return nil }
    let isKebab =
      !name.isEmpty && name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
    if !isKebab { fail("an id has small letters, digits and hyphens: 'invisible-delete-button'", member.value.range) }
    return isKebab ? name : nil
  }

  private mutating func interpolation(_ member: JSONValue.Member) -> (Interpolation, Range<Int>)? {
    guard let text = text(member) else { return nil }
    do {
      return (try Interpolation(parsing: text), member.value.range)
    } catch {
      fail(error.message, PlacedExpression.place(of: error, inString: text, at: member.value.range))
      return nil
    }
  }

  /// `{"set": "hint", "after": "text", "reason": "…"}`
  private mutating func orderRule(_ json: JSONValue) -> OrderRule? {
    var texts: [String: String] = [:]
    for member in members(json, of: "the order rule", known: ["set", "after", "reason"]) {
      texts[member.key] = text(member)
    }
    guard let key = texts["set"], let after = texts["after"] else {
      if json.members != nil { fail("an order rule has 'set' and 'after', which are key paths", json.range) }
      return nil
    }
    return OrderRule(key: key, after: after, reason: texts["reason"] ?? "")
  }

  /// A property's own `"after": {"text": "the reason"}`.
  mutating func orderRules(_ member: JSONValue.Member, of key: String) -> [OrderRule] {
    named(member).compactMap { entry in text(entry).map { OrderRule(key: key, after: entry.key, reason: $0) } }
  }
}
