import Testing

@testable import UIDescKit

@Suite struct CheckFixTests {
  private static let registry = boxRegistry(
    #""on": {"type": "boolean", "default": false}, "off": {"type": "boolean", "default": false}"#,
    checks: #"[{"id": "both", "when": "on && off", "at": "on", "message": "m", "fix": {"remove": "off"}}]"#)

  private func fixed(_ attributes: String) throws -> (title: String, text: String)? {
    let objects = box(attributes)
    let found = try #require(outcome(objects, keepGoing: true, registry: Self.registry).findings.first?.diagnostic)
    let fix = try #require(found.fix)
    #expect(!fix.isSafe)
    var bytes = Array("<document ><objects>\(objects)</objects></document>".utf8)
    bytes.replaceSubrange(fix.range, with: fix.replacement.utf8)
    return (fix.title, String(decoding: bytes, as: UTF8.self))
  }

  /// With its line, where it has one of its own.
  @Test(arguments: ["", "\n  ", "\r\n\t"]) func theAttributeIsDeleted(before: String) throws {
    let fix = try #require(try fixed(flag("on") + before + flag("off") + before))
    #expect(fix.title == "delete 'off'")
    #expect(fix.text == "<document ><objects>\(box(flag("on") + before))</objects></document>")
  }

  @Test func blanksInALineStay() throws {
    let fix = try #require(try fixed(flag("on") + " " + flag("off")))
    #expect(fix.text == "<document ><objects>\(box(flag("on") + " "))</objects></document>")
  }

  /// Of a built-in widget: the title label's text has no place beside the button's own title.
  @Test func theLabelsTextIsDeleted() throws {
    let registry = Registry.load(files: BuiltInRegistries.named("widgets")?.files ?? []).registry
    let text =
      "<document><objects><button id=\"a\"><state key=\"normal\" title=\"Save\"/><userDefinedRuntimeAttributes>"
      + UIDescKitTests.text("titleLabel.text", "Sent") + "</userDefinedRuntimeAttributes></button></objects></document>"
    let found = Compiler(registry: registry, options: .init())
      .validate(path: "a.xib", contents: Array(text.utf8), with: Worker()).findings.map(\.diagnostic)
    #expect(found.map(\.rule.name) == ["title-flicker"])
    #expect(found.first?.fix?.replacement == "")
  }

  @Test func aFixSaysWhatToDelete() {
    let check = { (fix: String) in
      boxRegistry(
        #""on": {"type": "boolean"}"#, checks: #"[{"id": "a", "when": "true", "message": "m", "fix": \#(fix)}]"#)
    }
    #expect(
      problems(loading: check("{}")).map(\.message) == [#"a fix says which attribute to delete: {"remove": KEY}"#])
    #expect(problems(loading: check(#"{"delete": "on"}"#)).count == 2)
    #expect(problems(loading: check(#"{"remove": "on", "title": "turn it off"}"#)).isEmpty)
  }

  /// What `--defaults` adds is not what the document says.
  @Test func defaultsAreNoAttributes() throws {
    let registry = boxRegistry(
      #""size": {"type": "number", "default": 5}"#,
      checks: #"[{"id": "sized", "when": "attributes['size'] != null", "message": "m"}]"#,
      extensions: """
        {"UIView": {"dot": {"type": "boolean", "default": true},
          "$checks": [{"id": "dotted", "when": "dot", "message": "m"}]}}
        """)
    let loaded = Registry.load(files: [("a.json", Array(registry.utf8))])
    var options = Compiler.Options()
    options.defaults = true
    let found = Compiler(registry: loaded.registry, options: options)
      .compile(path: "a.xib", contents: Array("<document><objects>\(box())</objects></document>".utf8), with: Worker())
    #expect(found.findings.map(\.diagnostic.message) == [])
  }
}
