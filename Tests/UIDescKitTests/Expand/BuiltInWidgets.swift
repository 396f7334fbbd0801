import Foundation
import Testing

@testable import UIDescKit

/// What the built-in widgets make of one object: a view with a frame, runtime attributes, and children.
struct BuiltInWidget {
  let node: [String: Any]
  /// Rule and text that each finding is at, notes left out.
  let findings: [String]
  let messages: [String]

  private static let registry = Registry.load(files: BuiltInRegistries.named("widgets")?.files ?? []).registry

  init(
    _ className: String?, on element: String = "view", words: String = "",
    frame: (Double, Double, Double, Double) = (0, 0, 100, 100), _ attributes: String..., children: [String] = [],
    resources: String = ""
  ) throws {
    let custom = className.map { " customClass=\"\($0)\"" } ?? ""
    let views = children.isEmpty ? "" : "<subviews>\(children.joined())</subviews>"
    let rect = "<rect key=\"frame\" x=\"\(frame.0)\" y=\"\(frame.1)\" width=\"\(frame.2)\" height=\"\(frame.3)\"/>"
    let text = """
      <document><objects><\(element) id="a"\(custom)\(words)>\(rect)\(views)<userDefinedRuntimeAttributes>\
      \(attributes.joined())</userDefinedRuntimeAttributes></\(element)></objects>\(resources)</document>
      """
    var options = Compiler.Options()
    options.keepGoing = true
    let outcome = Compiler(registry: Self.registry, options: options)
      .compile(path: "test.xib", contents: Array(text.utf8), with: Worker())
    let tree = try JSONSerialization.jsonObject(with: Data(try #require(outcome.output))) as? [String: Any]
    node = try #require((tree?["roots"] as? [[String: Any]])?.first)
    let found = outcome.findings.filter { $0.diagnostic.severity > .note }
    messages = found.map(\.diagnostic.message)
    findings = found.map { finding in
      "\(finding.diagnostic.rule.name) \(String(decoding: Array(text.utf8)[finding.diagnostic.range], as: UTF8.self))"
    }
  }

  var children: [[String: Any]] { node["children"] as? [[String: Any]] ?? [] }

  /// x, y, width and height of each child.
  var frames: [[Double]] { children.map { Self.numbers($0["frame"]) } }

  static func numbers(_ frame: Any?) -> [Double] {
    let frame = frame as? [String: Double] ?? [:]
    return ["x", "y", "width", "height"].compactMap { frame[$0] }
  }
}

/// Whether numbers differ by no more than arithmetic in floating point does.
func near(_ a: [[Double]], _ b: [[Double]]) -> Bool {
  a.map(\.count) == b.map(\.count) && zip(a.joined(), b.joined()).allSatisfy { abs($0 - $1) < 1e-9 }
}

func rect(_ keyPath: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
  let child = "<rect key=\"value\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  return attribute("rect", keyPath, child: child)
}
