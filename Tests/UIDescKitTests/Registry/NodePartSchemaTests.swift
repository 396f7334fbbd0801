import Foundation
import Testing

@testable import UIDescKit

/// The schemas of registries and trees say of a node's parts what `NodePart` says.
@Suite struct NodePartSchemaTests {
  private static func schema(_ name: String) throws -> [String: Any] {
    let file = URL(filePath: #filePath).appending(path: "../../../../Schemas/\(name).schema.json").standardized
    return try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
  }

  private func agree(_ known: Any?, _ expected: [String: Any], _ name: String) {
    var known = known as? [String: Any]
    known?["description"] = nil
    #expect(same(known, expected), "\(name) should be \(json(expected))")
  }

  @Test(arguments: NodePart.all.indices) func ofTrees(_ index: Int) throws {
    let part = NodePart.all[index]
    let node = try #require((Self.schema("view-tree")["$defs"] as? [String: [String: Any]])?["node"])
    var expected = inTree(part.shape)
    if part.isList { expected["minItems"] = 1 }
    agree((node["properties"] as? [String: Any])?[part.name], expected, part.name)
  }

  @Test(arguments: NodePart.all.indices) func ofRegistries(_ index: Int) throws {
    let part = NodePart.all[index]
    let known = try #require(Self.schema("registry")["$defs"] as? [String: Any])
    var writer = RegistryPartSchema()
    let expected = writer.schema(part.shape, part.name)
    agree(known[part.name], expected, part.name)
    for (name, schema) in writer.definitions { agree(known[name], schema, name) }
    for owner in ["template", "templateNode"] {
      let properties = (known[owner] as? [String: Any])?["properties"] as? [String: Any]
      agree(properties?[part.name], reference(part.name), "\(part.name) of \(owner)")
      guard owner == "template" else { continue }
      let existing = (properties?["existing"] as? [String: Any])?["properties"] as? [String: Any]
      agree(existing?[part.name], reference(part.name), "\(part.name) of existing children")
    }
  }

  private func inTree(_ shape: NodePart.Shape) -> [String: Any] {
    switch shape {
    case .value(.number), .value(.duration): return ["type": "number"]
    case .value(.string): return reference("text")
    case .value(.rect): return reference("frame")
    case .value(.color): return reference("colorOrName")
    case .value(.any): return reference("value")
    case .value(let type): return reference(type.name)
    case .word(let words): return ["enum": words]
    case .list(let item): return ["type": "array", "items": inTree(item)]
    case .object(let members): return object(members.all.map { ($0, inTree($0.shape)) }, members)
    case .kinds(let name, let kinds):
      return [
        "oneOf": kinds.map { kind in
          var schema = object(kind.members.all.map { ($0, inTree($0.shape)) }, kind.members)
          add(name, ["const": kind.word], to: &schema)
          return schema
        }
      ]
    }
  }

  private func object(_ parts: [(member: NodePart.Member, schema: [String: Any])], _ members: NodePart.Members)
    -> [String: Any]
  {
    var schema = RegistryPartSchema.open(parts, members)
    schema["additionalProperties"] = false
    return schema
  }
}

/// Writes what registries may give for a part: values are expressions, items of lists may be repeated.
private struct RegistryPartSchema {
  private(set) var definitions: [String: [String: Any]] = [:]

  mutating func schema(_ shape: NodePart.Shape, _ path: String) -> [String: Any] {
    switch shape {
    case .value: return reference("templateValue")
    case .word: return reference("expression")
    case .list(.value):
      let items: [String: Any] = ["type": "array", "items": reference("templateValue")]
      return ["oneOf": [reference("expression"), items]]
    case .list(let item): return ["type": "array", "items": items(define(item, path))]
    case .object, .kinds:
      let name = define(shape, path)
      return ["oneOf": [closed(name), ["type": "array", "items": items(name)]]]
    }
  }

  private mutating func define(_ shape: NodePart.Shape, _ path: String) -> String {
    let name = path + "Object"
    switch shape {
    case .object(let members): definitions[name] = object(members, path)
    case .kinds(let by, let kinds):
      var all: [[String: Any]] = []
      for kind in kinds {
        var schema = object(kind.members, path)
        let literal = #"^\s*(?:'\#(kind.word)'|"\#(kind.word)")\s*$"#
        add(by, ["type": "string", "pattern": literal], to: &schema)
        all.append(schema)
      }
      definitions[name] = ["oneOf": all]
    default: break
    }
    return name
  }

  private mutating func object(_ members: NodePart.Members, _ path: String) -> [String: Any] {
    var parts: [(NodePart.Member, [String: Any])] = []
    for member in members.all {
      parts.append((member, schema(member.shape, path + member.name.prefix(1).uppercased() + member.name.dropFirst())))
    }
    return Self.open(parts, members)
  }

  static func open(_ parts: [(member: NodePart.Member, schema: [String: Any])], _ members: NodePart.Members)
    -> [String: Any]
  {
    var schema: [String: Any] = [
      "type": "object",
      "properties": Dictionary(parts.map { ($0.member.name, $0.schema) }, uniquingKeysWith: { first, _ in first }),
    ]
    let required = members.all.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema["required"] = required }
    if !members.oneOf.isEmpty { schema["anyOf"] = members.oneOf.map { ["required": [$0]] } }
    return schema
  }

  private func closed(_ name: String) -> [String: Any] {
    reference(name).merging(["unevaluatedProperties": false]) { first, _ in first }
  }

  private func items(_ name: String) -> [String: Any] {
    let isRepeated: [[String: Any]] = [["required": ["when"]], ["required": ["repeat"]]]
    return [
      "type": "object", "if": ["required": ["value"], "anyOf": isRepeated] as [String: Any],
      "then": [
        "$ref": "#/$defs/controls", "properties": ["value": closed(name)], "unevaluatedProperties": false,
      ] as [String: Any],
      "else": ["allOf": [reference("controls"), reference(name)], "unevaluatedProperties": false] as [String: Any],
    ]
  }
}

private func reference(_ name: String) -> [String: Any] { ["$ref": "#/$defs/\(name)"] }

private func add(_ name: String, _ member: [String: Any], to schema: inout [String: Any]) {
  var properties = schema["properties"] as? [String: Any] ?? [:]
  properties[name] = member
  schema["properties"] = properties
  schema["required"] = [name] + (schema["required"] as? [String] ?? [])
}

private func json(_ value: Any) -> String {
  let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
  return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
}
