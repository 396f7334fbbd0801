import Foundation

/// Finds members that no reader would look at: a misspelled `readOnly` must not pass for nothing.
struct MemberCheck {
  private static let file: Set = ["version", "module", "types", "traits", "classes"]
  private static let type: Set = ["enum", "flags", "aliases"]
  private static let owner: Set = [
    "superclass", "superclassOn", "traits", "platforms", "introduced", "deprecated", "anyKey",
    "subkeys", "properties",
  ]
  private static let property: Set = [
    "type", "default", "readOnly", "getter", "optional", "platforms", "introduced", "deprecated",
    "accessor",
  ]

  /// Throws for the first unknown member of a registry file.
  static func check(_ data: Data, file name: String) throws {
    let root = try JSONSerialization.jsonObject(with: data)
    try expect(root, has: file, at: name)
    for (type, value) in members(root, "types") { try expect(value, has: Self.type, at: type) }
    for (trait, value) in members(root, "traits") { try checkProperties(value, of: trait) }
    for (owner, value) in members(root, "classes") {
      try expect(value, has: Self.owner, at: owner)
      try checkProperties((value as? [String: Any])?["properties"] ?? [:], of: owner)
    }
  }

  private static func checkProperties(_ value: Any, of owner: String) throws {
    for (key, value) in value as? [String: Any] ?? [:] {
      try expect(value, has: property, at: "\(owner).\(key)")
    }
  }

  private static func members(_ value: Any, _ name: String) -> [String: Any] {
    (value as? [String: Any])?[name] as? [String: Any] ?? [:]
  }

  private static func expect(_ value: Any, has known: Set<String>, at place: String) throws {
    let keys = (value as? [String: Any])?.keys.sorted() ?? []
    guard let unknown = keys.first(where: { !known.contains($0) }) else { return }
    throw TableError("\(place): unknown member '\(unknown)'")
  }
}
