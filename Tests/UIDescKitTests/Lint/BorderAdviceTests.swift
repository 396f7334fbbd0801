import Testing

@testable import UIDescKit

/// Who completes a border is told of the project's own key for it.
@Suite struct BorderAdviceTests {
  private static let width =
    #"<userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="1"/></userDefinedRuntimeAttribute>"#
  private static let noWidth =
    #"<userDefinedRuntimeAttribute type="number" keyPath="line"><integer key="value" value="0"/></userDefinedRuntimeAttribute>"#
  private static let color =
    #"<userDefinedRuntimeAttribute type="color" keyPath="layer.tone"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>"#

  private static let tone = #""CALayer": {"tone": {"type": "color", "sets": "borderColor"}}"#
  private static let view =
    #""UIView": {"shade": {"type": "color", "sets": "layer.tone"}, "line": {"type": "number", "sets": "layer.borderWidth"}}"#

  @Test(arguments: [
    (width, "", "give it a colour in code"), (width, tone, "set 'layer.tone'"),
    (width, "\(tone), \(view)", "set 'shade'"), (color, tone, "set 'layer.borderWidth'"),
    (color, "\(tone), \(view)", "set 'line'"), (color + noWidth, "\(tone), \(view)", "set 'line'"),
  ])
  func namesTheKey(attributes: String, extensions: String, advice: String) {
    let registry = Registry.load(files: [
      ("line.json", Array("{\"version\": 1, \"extensions\": {\(extensions)}}".utf8))
    ])
    #expect(registry.findings.isEmpty)
    let text =
      "<document targetRuntime=\"iOS.CocoaTouch\"><objects><button id=\"a\"><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></button></objects></document>"
    let found = Compiler(registry: registry.registry, options: .init())
      .validate(path: "a.xib", contents: Array(text.utf8), with: Worker()).findings.map(\.diagnostic)
    #expect(found.map(\.rule) == ["border-incomplete"])
    #expect(found.first?.message.hasSuffix("; \(advice)") == true, "\(found)")
  }
}
