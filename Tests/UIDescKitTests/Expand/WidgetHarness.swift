import Foundation
import Testing

@testable import UIDescKit

/// A registry in which the class `Box`, a view, has properties and rules; they are JSON members.
func boxRegistry(
  _ properties: String = "", template: String? = nil, checks: String = "[]", order: String = "[]", more: String = "",
  extensions: String = "{}"
) -> String {
  let template = template.map { ", \"template\": \($0)" } ?? ""
  return """
    {"version": 1, "types": {"Kind": {"enum": {"plain": 0, "round": 1}}},
    "classes": {"Box": {"superclass": "UIView", "properties": {\(properties)}\(template), "checks": \(checks), "order": \(order)}\(more)},
    "extensions": \(extensions)}
    """
}

/// An object of 100 × 80 points at (10, 20).
func box(
  _ attributes: String = "", class name: String = "Box", id: String = "a", size: (String, String) = ("100", "80"),
  inside: String = ""
) -> String {
  """
  <view id="\(id)" customClass="\(name)"><rect key="frame" x="10" y="20" width="\(size.0)" height="\(size.1)"/>\(inside)\
  <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>
  """
}

func text(_ key: String, _ value: String) -> String { attribute("string", key, value: value) }
func flag(_ key: String, _ value: Bool = true) -> String { attribute("boolean", key, value: value ? "YES" : "NO") }

extension [String: Any] {
  var children: [[String: Any]] { self["children"] as? [[String: Any]] ?? [] }
  var ids: [String] { children.compactMap { $0["id"] as? String } }
  var properties: [String: Any] { self["properties"] as? [String: Any] ?? [:] }

  func child(_ id: String) -> [String: Any]? { children.first { $0["id"] as? String == id } }

  /// `x, y, width, height`.
  var frame: [Double] {
    let frame = self["frame"] as? [String: Double] ?? [:]
    return ["x", "y", "width", "height"].compactMap { frame[$0] }
  }
}

/// What a document's findings are, as `rule: message`, with the text that each points to.
func widgetFindings(_ objects: String, registry: String) -> [(rule: String, message: String, at: String)] {
  let found = outcome(objects, keepGoing: true, registry: registry)
  let bytes = Array("<document ><objects>\(objects)</objects></document>".utf8)
  return found.findings.map {
    ($0.diagnostic.rule.name, $0.diagnostic.message, String(decoding: bytes[$0.diagnostic.range], as: UTF8.self))
  }
}

/// The first root of a document that uses the built-in widgets, on a day.
func widget(_ objects: String, today: String? = nil) throws -> [String: Any] {
  let files = try #require(BuiltInRegistries.named("widgets")).files
  let loaded = Registry.load(files: files)
  #expect(loaded.findings.map(\.diagnostic.message) == [])
  var options = Compiler.Options()
  options.widgets = WidgetContext(today: today)
  let document = "<document targetRuntime=\"iOS.CocoaTouch\"><objects>\(objects)</objects></document>"
  let output = Compiler(registry: loaded.registry, options: options)
    .compile(path: "test.xib", contents: Array(document.utf8), with: Worker()).output
  let tree = try JSONSerialization.jsonObject(with: Data(try #require(output))) as? [String: Any]
  return try #require((tree?["roots"] as? [[String: Any]])?.first)
}

/// A text view of a size, in the system font of 17 points.
func textView(_ attributes: String, class name: String = "UITextView", text: String = "", size: (String, String))
  -> String
{
  """
  <textView id="a" customClass="\(name)" text="\(text)"><rect key="frame" x="10" y="20" width="\(size.0)" \
  height="\(size.1)"/><fontDescription key="fontDescription" type="system" pointSize="17"/>\
  <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></textView>
  """
}
