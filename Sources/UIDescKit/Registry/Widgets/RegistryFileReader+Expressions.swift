extension RegistryFileReader {
  mutating func expression(_ member: JSONValue.Member) -> PlacedExpression {
    text(member).map { expression($0, member.value.range) } ?? .unreadable(at: member.value.range)
  }

  mutating func expression(_ text: String, _ range: Range<Int>) -> PlacedExpression {
    let place = JSONStringPlace(range, spelling: text, in: bytes)
    do {
      return PlacedExpression(expression: try Expression(parsing: text), place: place)
    } catch {
      fail(error.message, place.place(of: error.range))
      return .unreadable(at: range)
    }
  }

  /// `"let": {"half": "bounds.width / 2"}`; each may use those before it.
  mutating func bindings(_ member: JSONValue.Member) -> [Template.Binding] {
    named(member).compactMap { entry in
      let value = expression(entry)
      return isName(entry.key, entry.keyRange) ? .init(name: entry.key, value: value) : nil
    }
  }

  /// Reads `when` and `repeat`.
  /// - Returns: whether it was one of them.
  mutating func read(_ member: JSONValue.Member, into control: inout Control) -> Bool {
    switch member.key {
    case "when": control.condition = expression(member)
    case "repeat":
      for json in member.value.array ?? [member.value] {
        if let loop = loop(json) { control.loops.append(loop) } else { control.isReadable = false }
      }
    default: return false
    }
    return true
  }

  private mutating func loop(_ json: JSONValue) -> Control.Loop? {
    var name: String?
    var source: PlacedExpression?
    let members = members(json, of: "'repeat'", known: ["for", "in"])
    for member in members {
      if member.key == "for" {
        name = text(member).flatMap { isName($0, member.value.range, isRepeated: true) ? $0 : nil }
      } else {
        source = expression(member)
      }
    }
    // A member of another name has been told, and was probably meant to be the missing one.
    if let all = json.members, all.count == members.count {
      if json["for"] == nil { fail("'repeat' needs a name: {\"for\": \"row\", \"in\": \"rowCount\"}", json.range) }
      if source == nil {
        fail("'repeat' needs a count, list or map to go over: {\"for\": \"row\", \"in\": \"rowCount\"}", json.range)
      }
    }
    return name.map { .init(name: $0, source: source ?? .unreadable(at: json.range)) }
  }

  /// Whether expressions can use a name; reports one that they can't.
  private mutating func isName(_ name: String, _ range: Range<Int>, isRepeated: Bool = false) -> Bool {
    if !Lexer.isName(name) {
      fail(
        "'\(name)' is no name for a value; a name has letters, digits and '_', and is no word of the language", range)
      return false
    }
    if isRepeated, ["index", "key"].contains(name) {
      fail("'\(name)' has a meaning of its own in what is repeated; choose another name", range)
      return false
    }
    return true
  }
}
