import Testing
import XMLSource

@testable import UIDescKit

@Suite struct RegistryLoadTests {
  @Test(arguments: [
    (#"{"version": 1, "clases": {}}"#, "did you mean 'classes'?", 16), (#"{"version": 2}"#, "write 1", 13),
    (#"{}"#, "no version", 1), (#"{"version": 1, "#, "name in quotes", 16),
    (#"{"version": 1, "classes": {"A": {}, "A": {}}}"#, "stands twice", 37),
    (#"{"version": 1, "classes": {"A": {"properties": {"k": {"type": "nmber"}}}}}"#, "did you mean 'number'?", 63),
    (#"{"version": 1, "classes": {"A": {"properties": {"k": {}}}}}"#, "has no type", 49),
    (#"{"version": 1, "types": {"T": {"list": "T"}}}"#, "leads back to itself", 32),
    (
      #"{"version": 1, "extensions": {"CALayer": {"k": {"type": "color", "sets": "borderColour"}}}}"#, "nothing at", 74
    ),
    (
      #"{"version": 1, "extensions": {"UIView": {"k": {"type": "string", "sets": "alpha"}}}}"#, "can't set", 74
    ),
  ])
  func errorsHaveAPlace(_ text: String, _ message: String, _ column: Int) throws {
    let (registry, findings) = Registry.load(files: [("a.json", Array(text.utf8))])
    let finding = try #require(findings.first { $0.diagnostic.severity == .error })
    #expect(finding.diagnostic.message.contains(message))
    if message != "leads back to itself" { #expect(finding.start == SourcePosition(line: 1, column: column)) }
    #expect(registry.classes.isEmpty && registry.extensions.isEmpty)
  }

  @Test(arguments: [("number", 0), ("string", 1)])
  func subclassesKeepTheType(_ type: String, _ errors: Int) {
    let text = #"""
      {"version": 1, "classes": {"A": {"superclass": "UIView", "properties": {"k": {"type": "number"}}},
        "B": {"superclass": "A", "properties": {"k": {"type": "\#(type)"}}}}}
      """#
    #expect(Registry.load(files: [("a.json", Array(text.utf8))]).findings.count == errors)
  }

  @Test func laterIssuesMembersAreKept() {
    let text =
      #"{"version": 1, "classes": {"A": {"superclass": "UIView", "checks": [1], "template": {"x": []}, "properties": {"k": {"type": "any", "after": {"a": "b"}}}}}}"#
    #expect(Registry.load(files: [("a.json", Array(text.utf8))]).findings.isEmpty)
  }

  @Test func filesMergeUnlessTheyDisagree() {
    func file(_ path: String, _ type: String) -> (path: String, contents: [UInt8]) {
      (path, Array(#"{"version": 1, "extensions": {"UIView": {"k": {"type": "\#(type)"}}}}"#.utf8))
    }
    #expect(Registry.load(files: [file("a.json", "string"), file("b.json", "string")]).findings.isEmpty)
    let clash = Registry.load(files: [file("a.json", "string"), file("b.json", "number")]).findings
    #expect(clash.map(\.path) == ["b.json"])
  }

  @Test func aClassIsDescribed() throws {
    let text =
      #"{"version": 1, "module": "W", "classes": {"Gauge": {"superclass": "UIView", "properties": {"level": {"type": "number", "minimum": 0}}}}}"#
    let registry = Registry.load(files: [("a.json", Array(text.utf8))]).registry
    let shown = try #require(describeClass("Gauge", in: registry))
    #expect(shown.hasPrefix("Gauge : UIView : UIResponder : NSObject\nmodule W, declared in a.json"))
    #expect(shown.contains("Gauge, at least 0"))
    #expect(describeClass("Nothing") == nil)
  }
}
