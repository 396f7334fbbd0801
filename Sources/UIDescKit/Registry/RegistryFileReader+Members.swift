extension RegistryFileReader {
  /// The members of an object; unknown and repeated ones are errors. Any name goes when `known` is nil.
  mutating func members(_ json: JSONValue, of what: String, known: [String]?) -> [JSONValue.Member] {
    guard let members = json.members else {
      fail("\(what) should be an object, not \(json.kind)", json.range)
      return []
    }
    var seen: Set<String> = []
    return members.filter { member in
      if !seen.insert(member.key).inserted {
        fail("'\(member.key)' stands twice in \(what)", member.keyRange)
        return false
      }
      guard let known, !known.contains(member.key) else { return true }
      let meant = Self.synonyms[member.key]?.first(where: known.contains)
      let nearest = (meant ?? suggestions.nearest(to: member.key, among: known)).map { "; did you mean '\($0)'?" } ?? ""
      fail("\(what) has no member '\(member.key)'\(nearest)", member.keyRange)
      return false
    }
  }

  /// What other languages call a member, where no spelling is near.
  private static let synonyms = [
    "if": ["when"], "condition": ["when"], "where": ["when"], "position": ["place"], "order": ["place"],
    "each": ["for"], "foreach": ["repeat"], "forEach": ["repeat"], "loop": ["repeat"], "times": ["repeat"],
    "of": ["in"], "over": ["in"], "count": ["in"], "name": ["id", "for"], "key": ["at", "set"],
    "keyPath": ["at", "set"],
    "type": ["class"], "subviews": ["children"], "views": ["children"], "nodes": ["children"], "bounds": ["frame"],
    "rect": ["frame"], "attributes": ["properties"], "variables": ["let"], "vars": ["let"], "rules": ["checks"],
    "base": ["superclass"], "extends": ["superclass"], "inherits": ["superclass"], "level": ["severity"],
    "text": ["message"], "cases": ["enum"], "values": ["enum"], "array": ["list"], "dictionary": ["map"],
    "max": ["maximum"], "min": ["minimum"], "nullable": ["optional"], "least": ["minimum"], "most": ["maximum"],
    "regex": ["pattern"],
  ]

  mutating func named(_ member: JSONValue.Member) -> [JSONValue.Member] {
    members(member.value, of: "'\(member.key)'", known: nil)
  }

  mutating func text(_ member: JSONValue.Member) -> String? {
    if let string = member.value.string { return string }
    fail("'\(member.key)' should be a string, not \(member.value.kind)", member.value.range)
    return nil
  }

  mutating func flag(_ member: JSONValue.Member) -> Bool {
    if let value = member.value.bool { return value }
    fail("'\(member.key)' should be true or false, not \(member.value.kind)", member.value.range)
    return false
  }

  mutating func number(_ member: JSONValue.Member) -> Double? {
    if let value = member.value.number { return value }
    fail("'\(member.key)' should be a number, not \(member.value.kind)", member.value.range)
    return nil
  }
}
