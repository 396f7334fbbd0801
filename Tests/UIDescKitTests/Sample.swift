import Foundation
import Testing

@testable import UIDescKit

/// Runs a document that stands in a test.
func outcome(
  _ objects: String, keepGoing: Bool = false, header: String = "", before: String = "", registry: String? = nil,
  defaults: Bool = false
) -> Outcome {
  var options = Compiler.Options()
  options.keepGoing = keepGoing
  options.defaults = defaults
  let text = "<document \(header)>\(before)<objects>\(objects)</objects></document>"
  let known = registry.map { Registry.load(files: [("widgets.json", Array($0.utf8))]).registry } ?? Registry()
  return Compiler(registry: known, options: options)
    .compile(path: "test.xib", contents: Array(text.utf8), with: Worker())
}

/// Every finding as `line:column rule`.
func findings(_ objects: String, header: String = "") -> [String] {
  outcome(objects, header: header).findings.map { "\($0.start.line):\($0.start.column) \($0.diagnostic.rule.name)" }
}

/// The first root of the tree that a document in a test becomes.
func root(
  _ objects: String, header: String = "", before: String = "", registry: String? = nil, defaults: Bool = false
) throws -> [String: Any] {
  let result = outcome(
    objects, keepGoing: true, header: header, before: before, registry: registry, defaults: defaults)
  let tree = try JSONSerialization.jsonObject(with: Data(try #require(result.output))) as? [String: Any]
  return try #require((tree?["roots"] as? [[String: Any]])?.first)
}

/// Whether two JSON values are equal.
func same(_ a: Any?, _ b: Any?) -> Bool { (a as? NSObject) == (b as? NSObject) }
