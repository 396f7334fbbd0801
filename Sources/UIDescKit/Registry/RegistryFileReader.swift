/// Reads one registry file into classes and extensions, reporting whatever it can't understand.
struct RegistryFileReader: JSONFileReader {
  static let rule: RuleID = "invalid-registry"

  let path: String
  let bytes: [UInt8]
  var findings: JSONFindings
  var classes: [(ProjectClass, Range<Int>)] = []
  var extensions: [(owner: String, Property, Range<Int>)] = []
  var extensionRules: [(owner: String, ExtensionRules)] = []
  /// Where the classes that extensions are for are named.
  var extensionOwners: [(name: String, Range<Int>)] = []
  var superclassRanges: [String: Range<Int>] = [:]
  /// Where the `sets` of `Class.key` stands.
  var setsRanges: [String: Range<Int>] = [:]
  /// Where a class gets its keys: at their names, or at those of the traits that bring them.
  var keyRanges: [String: [(String, Range<Int>)]] = [:]
  var isComplete = false
  /// What the file says of itself.
  var about: String?
  var types: [String: JSONValue] = [:]
  /// The types that have been read, by name; nil for what is none.
  var knownTypes: [String: ValueType?] = [:]
  var typesBeingRead: Set<String> = []
  var circularTypes: Set<String> = []
  var suggestions = Suggestions()
  var traits: [String: [(Property, Range<Int>)]] = [:]

  /// - Parameter findings: what has been found in the file before.
  init(path: String, _ bytes: [UInt8], _ findings: JSONFindings) {
    self.path = path
    self.bytes = bytes
    self.findings = findings
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
      case "description": about = text(member)
      case "$schema", "name": _ = text(member)
      case "complete": isComplete = flag(member)
      case "types":
        for type in named(member) {
          if isTypeName(type) { types[type.key] = type.value }
        }
      default: break
      }
    }
    if json.members != nil, json["version"] == nil {
      fail("the registry has no version; write \"version\": 1", json.range.lowerBound..<(json.range.lowerBound + 1))
    }
    for name in types.keys.sorted() { _ = sharedType(name, at: json.range, depth: 0) }
    for member in members where member.key == "traits" {
      for trait in named(member) { traits[trait.key] = properties(trait.value, of: trait.key, "trait") }
    }
    for member in members where member.key == "classes" {
      for declaration in named(member) { readClass(declaration, module: module) }
    }
    for member in members where member.key == "extensions" {
      for declaration in named(member) {
        extensionOwners.append((declaration.key, declaration.keyRange))
        readExtension(declaration)
      }
    }
  }
}

extension RegistryFileReader {
  static let synonyms = [
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
}
