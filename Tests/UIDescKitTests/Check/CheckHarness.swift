import Testing
import XMLSource

@testable import UIDescKit

/// What the check stage says of one object with one runtime attribute.
func findings(
  _ attribute: String, on element: String = "view", class customClass: String? = nil,
  platform: String = "iOS.CocoaTouch",
  registry: String? = nil
) throws -> [Diagnostic] {
  let custom = customClass.map { " customClass=\"\($0)\"" } ?? ""
  let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="\(platform)"><objects>\
    <\(element) id="a-1"\(custom)><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></\(element)>\
    </objects></document>
    """
  return try findings(inDocument: document, registry: registry).list
}

func findings(inDocument text: String, registry: String? = nil) throws -> Diagnostics {
  var known = Registry()
  if let registry {
    let loaded = Registry.load(files: [("widgets.json", Array(registry.utf8))])
    #expect(loaded.findings.filter { $0.diagnostic.severity == .error }.map(\.diagnostic.message) == [])
    known = loaded.registry
  }
  return try findings(inDocument: text, with: known)
}

func findings(inDocument text: String, with known: Registry) throws -> Diagnostics {
  let worker = Worker()
  let source = try SourceFile(path: "card.xib", contents: Array(text.utf8))
  let tree = try XMLTree.parse(source, names: worker.names).get()
  var diagnostics = Diagnostics()
  let document = try #require(decode(tree, worker: worker, into: &diagnostics))
  check(document, registry: known, worker: worker, into: &diagnostics)
  return diagnostics
}

/// `type="…" keyPath="…"` with a `value` attribute or a child.
func attribute(_ type: String, _ keyPath: String, value: String? = nil, child: String = "") -> String {
  let value = value.map { " value=\"\($0)\"" } ?? ""
  return
    "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\"\(value)>\(child)</userDefinedRuntimeAttribute>"
}

func number(_ keyPath: String, _ value: String) -> String {
  attribute("number", keyPath, child: "<real key=\"value\" value=\"\(value)\"/>")
}

let red = #"<color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>"#
