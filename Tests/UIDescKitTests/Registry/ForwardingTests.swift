import Testing

@testable import UIDescKit

@Suite struct ForwardingTests {
  @Test(arguments: [
    (#""number""#, "layer.cornerRadius"), (#""color""#, "layer.borderColor"), (#""color""#, "textColor"),
    (#""integer""#, "alpha"),
    (#""number""#, "textAlignment"), (#""Kind""#, "textAlignment"), (#""image""#, "layer.contents"),
    (#""string""#, "text"),
    (#""font""#, "font"), (#""boolean""#, "layer.masksToBounds"), (#""size""#, "layer.shadowOffset"),
    (#""string""#, "other"),
  ])
  func goesOn(_ type: String, _ target: String) {
    let text =
      #"{"version": 1, "types": {"Kind": {"enum": {"left": 0}}}, "classes": {"A": {"superclass": "UILabel", "properties": {"other": {"type": "string"}, "k": {"type": \#(type), "sets": "\#(target)"}}}}}"#
    #expect(problems(loading: text).map(\.message) == [])
  }

  @Test(arguments: [
    (#""string""#, "alpha", "can't set 'alpha', a number"), (#""number""#, "tag", "can't set"),
    (#""color""#, "text", "can't set"),
    (#""boolean""#, "alpha", "can't set"), (#""number""#, "layer.cornerRadious", "did you mean 'cornerRadius'?"),
    (#""number""#, "opacty", "nothing at 'opacty'"), (#""number""#, "layer.", "no key path"),
    (#""boolean""#, "isHidden", "the key is 'hidden'"),
    (#""boolean""#, "Hidden", "the key is 'hidden'"), (#""number""#, "alpha.value", "nothing at"),
    (#""number""#, "_alpha", "nothing at"),
    (#""any""#, "layer", "read-only"), (#""number""#, "k", "leads back to 'k'"),
    (#""point""#, "layer.shadowOffset", "can't set"),
  ])
  func leadsNowhere(_ type: String, _ target: String, _ message: String) {
    let found = problems(loading: registry(withProperty: "{\"type\": \(type), \"sets\": \"\(target)\"}"))
    #expect(found.map(\.at) == ["\"\(target)\""])
    #expect(found.first?.message.contains(message) == true, "\(found)")
  }

  @Test(arguments: [
    (#"{"enum": {"fill": 0, "center": 4}}"#, "contentMode", ""),
    (#"{"enum": ["center", "top"]}"#, "contentMode", ""), (#"{"flags": {"wide": 2}}"#, "autoresizingMask", ""),
    (#"{"enum": {"foo": 99}}"#, "contentMode", "99, 'foo', is no value of UIViewContentMode"),
    (#"{"enum": {"center": 1}}"#, "contentMode", "'center' is 4 in UIViewContentMode, not 1"),
    (#"{"enum": ["middle"]}"#, "contentMode", "'middle' is no case of UIViewContentMode"),
    (#"{"flags": {"odd": 4096}}"#, "autoresizingMask", "4096, 'odd', is no value"),
  ])
  func casesAreTheSystems(_ type: String, _ target: String, _ message: String) {
    let found = problems(loading: registry(withProperty: "{\"type\": \(type), \"sets\": \"\(target)\"}"))
    #expect(found.map(\.at) == (message.isEmpty ? [] : ["\"\(target)\""]))
    #expect(message.isEmpty || found.first?.message.contains(message) == true, "\(found)")
  }

  @Test func theTreeHasTheSystemsNames() throws {
    let registry = boxRegistry(
      """
      "mode": {"type": {"enum": {"fill": 0, "middle": 4}}, "sets": "contentMode"},
      "mask": {"type": {"flags": {"wide": 2, "high": 16}}, "sets": "autoresizingMask"}
      """)
    let node = try root(box(text("mode", "middle") + text("mask", "wide | high")), registry: registry)
    #expect(same(node.properties["contentMode"], "center"))
    #expect(same(node.properties["autoresizingMask"], ["flexibleWidth", "flexibleHeight"]))
  }

  @Test func whatTheClassAddsIsATemplatesChild() {
    let found = problems(loading: boxRegistry(#""k": {"type": "string", "sets": "caption.text"}"#))
    #expect(found.map(\.at) == [#""caption.text""#])
    #expect(found.first?.message.contains("a template's child shows") == true, "\(found)")
  }

  @Test func circlesAreFound() {
    let text =
      #"{"version": 1, "classes": {"A": {"superclass": "UIView", "properties": {"a": {"type": "number", "sets": "b"}, "b": {"type": "number", "sets": "a"}}}}}"#
    #expect(problems(loading: text).map(\.message) == ["'b' leads back to 'a'", "'a' leads back to 'b'"])
  }

  @Test func traitsAndExtensionsAreChecked() {
    let trait =
      #"{"version": 1, "traits": {"T": {"k": {"type": "number", "sets": "layer.nothing"}}}, "classes": {"A": {"superclass": "UIView", "traits": ["T"]}}}"#
    #expect(problems(loading: trait).map(\.at) == [#""layer.nothing""#])
    let layer = #"{"version": 1, "extensions": {"CALayer": {"k": {"type": "color", "sets": "borderColor"}}}}"#
    #expect(problems(loading: layer).isEmpty)
    let wrong = #"{"version": 1, "extensions": {"CALayer": {"k": {"type": "number", "sets": "borderColor"}}}}"#
    #expect(problems(loading: wrong).map(\.at) == [#""borderColor""#])
  }

  @Test func aClassWithUnknownSuperclassMayForwardAnywhere() {
    let text =
      #"{"version": 1, "classes": {"A": {"superclass": "Gone", "properties": {"k": {"type": "number", "sets": "anything"}}}}}"#
    #expect(problems(loading: text).map(\.at) == [#""Gone""#])
  }
}
