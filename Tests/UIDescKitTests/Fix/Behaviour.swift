import Foundation

@testable import UIDescKit

/// What an app makes of a document, as far as its tree says: how a value is spelled and stored doesn't matter, nor how often a
/// constraint is said.
struct Behaviour {
  let tree: NSObject
  private(set) var constraints: Set<String> = []

  /// Nil for what no tree is made of.
  init?(of text: [UInt8], _ compiler: Compiler) throws {
    var options = compiler.options
    options.keepGoing = true
    let outcome = Compiler(registry: compiler.registry, options: options)
      .compile(path: "a.xib", contents: text, with: Worker())
    guard let output = outcome.output else { return nil }
    var constraints: Set<String> = []
    tree =
      try Self.plain(JSONSerialization.jsonObject(with: Data(output)), of: "", collecting: &constraints) as? NSObject
      ?? NSNull()
    self.constraints = constraints
  }

  private static func plain(_ value: Any, of id: String, collecting constraints: inout Set<String>) throws -> Any {
    if let items = value as? [Any] { return try items.map { try plain($0, of: id, collecting: &constraints) } }
    guard var node = value as? [String: Any] else { return value }
    let id = node["id"] as? String ?? id
    for var constraint in node["constraints"] as? [[String: Any]] ?? [] {
      constraint["id"] = nil
      let data = try JSONSerialization.data(withJSONObject: constraint, options: .sortedKeys)
      constraints.insert(id + " " + String(decoding: data, as: UTF8.self))
    }
    node["constraints"] = nil
    // Those that somebody declares are among the properties.
    let undeclared = (node["runtimeAttributes"] as? [[String: Any]])?.filter { $0["declaredBy"] == nil }
    node["runtimeAttributes"] = undeclared.flatMap { $0.isEmpty ? nil : $0 }
    return try node.mapValues { try plain($0, of: id, collecting: &constraints) }
  }
}
