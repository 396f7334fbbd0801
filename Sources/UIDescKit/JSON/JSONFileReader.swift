/// Reads a file that people write as JSON, reporting whatever it can't understand.
protocol JSONFileReader {
  var findings: JSONFindings { get set }
  var suggestions: Suggestions { get set }
  /// The rule of the findings.
  static var rule: RuleID { get }
  /// What people call a member, where no spelling is near.
  static var synonyms: [String: [String]] { get }
  /// How another tool's member is written here, where another name alone wouldn't do.
  static func counterpart(of member: String) -> String?
}

extension JSONFileReader {
  static func counterpart(of member: String) -> String? { nil }
}

extension JSONFileReader {
  mutating func fail(_ message: String, _ range: Range<Int>) {
    findings.report(Diagnostic(Self.rule, .error, message, at: range))
  }

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
      if let counterpart = Self.counterpart(of: member.key) {
        fail("\(what) has no member '\(member.key)'; here that is \(counterpart)", member.keyRange)
        return false
      }
      let nearest = Self.nearest(to: member.key, among: known, &suggestions)
      fail(
        "\(what) has no member '\(member.key)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), member.keyRange)
      return false
    }
  }

  /// The member that another name was meant to be.
  static func nearest(to key: String, among known: [String], _ suggestions: inout Suggestions) -> String? {
    synonyms[key]?.first(where: known.contains) ?? suggestions.nearest(to: key, among: known)
  }

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
