extension RegistryFileReader {
  /// The members that say what a class's properties can't.
  static let ruleNames = ["template", "checks", "order"]

  mutating func readRule(_ member: JSONValue.Member, into rules: inout WidgetRules) {
    rules.source[member.key] = member.value
    switch member.key {
    case "template": rules.template = template(member.value)
    case "checks": rules.checks = checks(member)
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

  /// Several checks may be one rule, each with a condition of its own.
  private mutating func checks(_ member: JSONValue.Member) -> [WidgetCheck] {
    var known: [RuleID: (severity: Severity, conditions: Set<String>)] = [:]
    return list(member).compactMap { json in
      guard let check = check(json) else { return nil }
      let id = check.id
      let sources = check.control.loops.map(\.source) + [check.control.condition].compactMap { $0 }
      let condition = sources.map(\.expression.text).joined(separator: "\n")
      let place = json["id"]?.range ?? json.range
      if let twin = known[id], twin.severity != check.severity {
        fail("another check with the id '\(id.name)' is of severity \(twin.severity.name); one id is one rule", place)
      } else if let twin = known[id], twin.conditions.contains(condition) {
        fail("two checks have the id '\(id.name)' and the same condition", place)
      }
      known[id, default: (check.severity, [])].conditions.insert(condition)
      return check
    }
  }

  private mutating func check(_ json: JSONValue) -> WidgetCheck? {
    var id: String?
    var severity = Severity.warning
    var control = Control()
    var message: (Interpolation, JSONStringPlace)?
    var key: (String, Range<Int>)?
    var fix: WidgetCheck.Fix?
    let known = ["id", "severity", "when", "repeat", "let", "message", "at", "fix", "description"]
    for member in members(json, of: "the check", known: known) {
      switch member.key {
      case "id": id = ruleName(member)
      case "severity":
        let named = [Severity.note, .warning, .error].first { $0.name == member.value.string }
        if named == nil { fail("a severity is note, warning or error", member.value.range) }
        severity = named ?? severity
      case "let": control.lets = bindings(member)
      case "message": message = interpolation(member)
      case "at": key = text(member).map { ($0, member.value.range) }
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
      id: RuleID(id), severity: severity, control: control, message: message.0, messagePlace: message.1,
      key: key?.0, keyRange: key?.1 ?? json.range, fix: fix)
  }

  /// `{"remove": "titleLabel.text"}`
  private mutating func fix(_ json: JSONValue) -> WidgetCheck.Fix? {
    var removed: (String, Range<Int>)?
    var title: String?
    for member in members(json, of: "the fix", known: ["remove", "title"]) {
      if member.key == "title" { title = text(member) } else { removed = text(member).map { ($0, member.value.range) } }
    }
    guard let removed else {
      if json.members != nil, json["remove"] == nil {
        fail("a fix says which attribute to delete: {\"remove\": KEY}", json.range)
      }
      return nil
    }
    return .init(removed: removed.0, removedRange: removed.1, title: title ?? "delete '\(removed.0)'")
  }

  /// Kebab case, as all rules have it.
  private mutating func ruleName(_ member: JSONValue.Member) -> String? {
    guard let name = text(member) else { return nil }
    let isKebab =
      !name.isEmpty && name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
    if !isKebab { fail("an id has small letters, digits and hyphens: 'invisible-delete-button'", member.value.range) }
    if LintRule.ids.contains(RuleID(name)) {
      fail("'\(name)' is a rule of every document; give the check an id of its own", member.value.range)
    }
    return isKebab ? name : nil
  }

  private mutating func interpolation(_ member: JSONValue.Member) -> (Interpolation, JSONStringPlace)? {
    guard let text = text(member) else { return nil }
    let place = JSONStringPlace(member.value.range, spelling: text, in: bytes)
    do {
      return (try Interpolation(parsing: text), place)
    } catch {
      fail(error.message, place.place(of: error.range))
      return nil
    }
  }

  /// `{"set": "hint", "after": "text", "reason": "…"}`
  private mutating func orderRule(_ json: JSONValue) -> OrderRule? {
    var key: (String, Range<Int>)?
    var after: (String, Range<Int>)?
    var reason: String?
    for member in members(json, of: "the order rule", known: ["set", "after", "reason"]) {
      switch member.key {
      case "set": key = text(member).map { ($0, member.value.range) }
      case "after": after = text(member).map { ($0, member.value.range) }
      default: reason = text(member)
      }
    }
    for name in ["set", "after"] where json.members != nil && json[name] == nil {
      fail("the order rule has no '\(name)'; 'set' and 'after' are key paths", json.range)
    }
    guard let key, let after else { return nil }
    return OrderRule(key: key.0, after: after.0, reason: reason ?? "", keyRange: key.1, afterRange: after.1)
  }

  /// A property's own `"after": {"text": "the reason"}`.
  mutating func orderRules(_ member: JSONValue.Member, of declaration: JSONValue.Member) -> [OrderRule] {
    named(member).compactMap { entry in
      text(entry).map {
        OrderRule(
          key: declaration.key, after: entry.key, reason: $0, keyRange: declaration.keyRange, afterRange: entry.keyRange
        )
      }
    }
  }
}
