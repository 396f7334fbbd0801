/// Reads one registry file into classes and extensions, reporting whatever it can't understand.
struct RegistryFileReader {
  let path: String
  var diagnostics = Diagnostics()
  var classes: [(ProjectClass, Range<Int>)] = []
  var extensions: [(owner: String, Property, Range<Int>)] = []
  var superclassRanges: [String: Range<Int>] = [:]
  /// Where the `sets` of `Class.key` stands.
  var setsRanges: [String: Range<Int>] = [:]
  /// Where a class's own keys stand.
  var keyRanges: [String: [(String, Range<Int>)]] = [:]
  var isComplete = false
  var types: [String: JSONValue] = [:]
  private var traits: [String: [(Property, Range<Int>)]] = [:]

  init(path: String) { self.path = path }

  mutating func fail(_ message: String, _ range: Range<Int>) {
    diagnostics.report(Diagnostic("invalid-registry", .error, message, at: range))
  }

  mutating func read(_ json: JSONValue) {
    let members = self.members(
      json, of: "the registry",
      known: [
        "$schema", "version", "module", "types", "traits", "classes", "extensions", "complete", "name", "description",
      ])
    var module: String?
    for member in members {
      switch member.key {
      case "version":
        if member.value.number != 1 {
          fail("this version of the registry format is not known; write 1", member.value.range)
        }
      case "module": module = text(member)
      case "complete": isComplete = flag(member)
      case "types":
        for type in named(member) { types[type.key] = type.value }
      default: break
      }
    }
    if json.members != nil, json["version"] == nil {
      fail("the registry has no version; write \"version\": 1", json.range.lowerBound..<(json.range.lowerBound + 1))
    }
    for name in types.keys.sorted() {
      if let type = types[name] { _ = valueType(type, depth: 0) }
    }
    for member in members where member.key == "traits" {
      for trait in named(member) { traits[trait.key] = properties(trait.value, of: trait.key, "trait") }
    }
    for member in members where member.key == "classes" {
      for declaration in named(member) { readClass(declaration, module: module) }
    }
    for member in members where member.key == "extensions" {
      for declaration in named(member) {
        for (property, range) in properties(declaration.value, of: declaration.key, "extension") {
          extensions.append((declaration.key, property, range))
        }
      }
    }
  }

  private mutating func readClass(_ declaration: JSONValue.Member, module: String?) {
    var known = ProjectClass(name: declaration.key, module: module, superclass: nil, file: path)
    var own: [(Property, Range<Int>)] = []
    var borrowed: [(Property, Range<Int>)] = []
    let names = [
      "superclass", "module", "designable", "traits", "properties", "outlets", "actions", "checks", "template",
      "description",
      "after",
    ]
    for member in members(declaration.value, of: "the class '\(declaration.key)'", known: names) {
      switch member.key {
      case "superclass":
        known.superclass = text(member)
        superclassRanges[known.name] = member.value.range
      case "module": known.module = text(member)
      case "designable": known.isDesignable = flag(member)
      case "traits":
        for item in member.value.array ?? [] {
          guard let name = item.string, let trait = traits[name] else {
            let nearest = item.string.flatMap { nearestSpelling(of: $0, among: traits.keys) }
            fail(
              "there is no trait '\(item.string ?? item.kind)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
              item.range)
            continue
          }
          for (property, range) in trait {
            borrowed.append((property, range))
            if let place = setsRanges["\(name).\(property.key)"] { setsRanges["\(known.name).\(property.key)"] = place }
          }
        }
        if member.value.array == nil {
          fail("traits are a list of names, not \(member.value.kind)", member.value.range)
        }
      case "properties": own = properties(member.value, of: known.name, "class")
      case "outlets": known.outlets = named(member).map(\.key)
      case "actions": known.actions = named(member).map(\.key)
      default: break
      }
    }
    keyRanges[known.name] = own.map { ($0.0.key, $0.1) }
    for (property, _) in own + borrowed where !known.properties.contains(where: { $0.key == property.key }) {
      known.properties.append(property)
    }
    classes.append((known, declaration.keyRange))
  }

  /// Properties by key, each with the place of its name.
  private mutating func properties(_ json: JSONValue, of owner: String, _ kind: String) -> [(Property, Range<Int>)] {
    var result: [(Property, Range<Int>)] = []
    for member in members(json, of: "the \(kind) '\(owner)'", known: nil) {
      guard let property = property(member, of: owner) else { continue }
      result.append((property, member.keyRange))
    }
    return result
  }

  // MARK: Members

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
      let nearest = nearestSpelling(of: member.key, among: known).map { "; did you mean '\($0)'?" } ?? ""
      fail("\(what) has no member '\(member.key)'\(nearest)", member.keyRange)
      return false
    }
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
