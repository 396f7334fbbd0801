extension RegistryFileReader {
  mutating func expression(_ member: JSONValue.Member) -> PlacedExpression? {
    text(member).flatMap { expression($0, member.value.range) }
  }

  mutating func expression(_ text: String, _ range: Range<Int>) -> PlacedExpression? {
    do {
      return PlacedExpression(expression: try Expression(parsing: text), range: range)
    } catch {
      fail(error.message, PlacedExpression.place(of: error, inString: text, at: range))
      return nil
    }
  }

  /// `"let": {"half": "bounds.width / 2"}`; each may use those before it.
  mutating func bindings(_ member: JSONValue.Member) -> [Template.Binding] {
    named(member).compactMap { entry in expression(entry).map { .init(name: entry.key, value: $0) } }
  }

  /// Reads `when` and `repeat`.
  /// - Returns: whether it was one of them.
  mutating func read(_ member: JSONValue.Member, into control: inout Control) -> Bool {
    switch member.key {
    case "when": control.condition = expression(member)
    case "repeat": control.loops = (member.value.array ?? [member.value]).compactMap { loop($0) }
    default: return false
    }
    return true
  }

  private mutating func loop(_ json: JSONValue) -> Control.Loop? {
    var name: String?
    var source: PlacedExpression?
    for member in members(json, of: "'repeat'", known: ["for", "in"]) {
      if member.key == "for" { name = text(member) } else { source = expression(member) }
    }
    guard let name else {
      if json.members != nil { fail("'repeat' needs a name: {\"for\": \"row\", \"in\": \"rowCount\"}", json.range) }
      return nil
    }
    return source.map { .init(name: name, source: $0) }
  }
}
