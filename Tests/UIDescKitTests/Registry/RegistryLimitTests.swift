import Testing

@testable import UIDescKit

/// Files whose parts lead from one to the next without end: one clear error, or as quick as they are long.
@Suite struct RegistryLimitTests {
  private func classes(_ count: Int) -> String {
    let all = (0..<count).map { "\"C\($0)\": {\"superclass\": \"\($0 + 1 < count ? "C\($0 + 1)" : "UIView")\"}" }
    return "{\"version\": 1, \"classes\": {\(all.joined(separator: ", "))}}"
  }

  private func forwards(_ count: Int) -> String {
    let all = (0..<count).map {
      "\"k\($0)\": {\"type\": \"number\", \"sets\": \"\($0 + 1 < count ? "k\($0 + 1)" : "alpha")\"}"
    }
    return
      "{\"version\": 1, \"classes\": {\"A\": {\"superclass\": \"UIView\", \"properties\": {\(all.joined(separator: ", "))}}}}"
  }

  @Test func superclassesAreCounted() {
    #expect(problems(loading: classes(101)).map(\.message) == [])
    let found = problems(loading: classes(102))
    #expect(found.map(\.at) == ["\"C1\""])
    #expect(found.first?.message.contains("more than 100 superclasses") == true)
  }

  /// Each class has a chain of its own to go through: a fifth of a minute when none was too long.
  @Test func aLongChainIsOneError() { #expect(problems(loading: classes(20_000)).count == 1) }

  /// Eight hundred thousand unknown members took 20 seconds to tell.
  @Test func ofManyFindingsTheFirstAreTold() {
    let members = (0..<150).map { ", \"k\($0)\": 1" }.joined()
    let found = problems(loading: "{\"version\": 1\(members)}")
    #expect(found.count == JSONFindings.most + 1)
    #expect(found.last?.message == "… and 50 more findings")
  }

  @Test func anErrorBehindManyWarningsIsOne() {
    let cases = (0..<150).map { "\"c\($0)\": 0" }.joined(separator: ", ")
    let text = "{\"version\": 1, \"types\": {\"T\": {\"enum\": {\(cases)}}}, \"clases\": {}, \"classes\": {\"A\": 3}}"
    let found = Registry.load(files: [("a.json", Array(text.utf8))]).findings
    #expect(found.contains { $0.diagnostic.severity == .error })
  }

  @Test func valuesAreCounted() {
    let items = String(repeating: "1,", count: JSONReader.maximumValues)
    #expect(
      problems(loading: "{\"x\": [\(items)1]}").map(\.message) == [
        "the file has more than a million values; divide it into several"
      ])
  }

  @Test(
    arguments: [
      "{\"version\": 1, \"NAME\": 1}", "{\"version\": 1, \"classes\": {\"A\": {\"superclass\": \"NAME\"}}}",
      "{\"version\": 1, \"classes\": {\"A\": {\"superclass\": \"UIView\", \"properties\": {\"k\": {\"type\": \"string\", \"pattern\": \"(NAME\"}}}}}",
      "{\"version\": 1, \"classes\": {\"A\": {\"superclass\": \"UIView\", \"template\": {\"extra\": {\"k\": \"NAME\"}}}}}",
    ], ["x", "x "])
  func messagesAreShort(_ text: String, _ part: String) {
    let name = String(repeating: part, count: 50_000)
    let found = problems(loading: text.replacing("NAME", with: name))
    #expect(found.count == 1 && found.allSatisfy { $0.message.utf8.count < 1200 })
  }

  @Test func widgetsOfEachOtherAreFound() {
    func said(_ classes: String) -> [String] {
      problems(loading: #"{"version": 1, "classes": {\#(classes)}}"#).map { "\($0.at) \($0.message)" }
    }
    func widget(_ name: String, of others: String..., superclass: String = "UIView") -> String {
      let children = others.map { #"{"id": "\#($0)", "class": "\#($0)"}"# }.joined(separator: ", ")
      return #""\#(name)": {"superclass": "\#(superclass)", "template": {"children": [\#(children)]}}"#
    }
    let loop = said([widget("A", of: "B"), widget("B", of: "A"), widget("C", of: "A")].joined(separator: ", "))
    #expect(
      loop == [
        #""B" 'B' is made of 'A', whose template this is, so it would never end"#,
        #""A" 'A' is made of 'B', whose template this is, so it would never end"#,
      ])
    #expect(said(widget("A", of: "B") + #", "B": {"superclass": "A"}"#).count == 1)
    // A subclass with a template of its own has nothing of its superclass's.
    #expect(said([widget("A", of: "B"), widget("B", of: "UILabel", superclass: "A")].joined(separator: ", ")) == [])
    #expect(
      said((0..<40).map { widget("W\($0)", of: $0 < 39 ? "W\($0 + 1)" : "UIView") }.joined(separator: ", ")) == [])
  }

  @Test func forwardsAreCounted() {
    #expect(problems(loading: forwards(16)).map(\.message) == [])
    let found = problems(loading: forwards(17))
    #expect(found.map(\.at) == ["\"k1\""])
    #expect(found.first?.message.contains("more than 16 keys") == true)
  }

  @Test func manyKeysStayTheirOwn() throws {
    let keys = (0..<3000).map { "\"k\($0)\": {\"type\": \"\($0 == 2999 ? "string" : "number")\"}" }.joined(
      separator: ", ")
    let text =
      "{\"version\": 1, \"classes\": {\"A\": {\"superclass\": \"UIView\", \"properties\": {\(keys)}}}, \"extensions\": {\"UILabel\": {\(keys)}}}"
    let attributes = number("k2998", "1") + number("k2999", "1") + number("k3000", "1")
    for (element, custom) in [("view", "A"), ("label", nil)] {
      let found = try findings(attributes, on: element, class: custom, registry: text)
      #expect(found.map(\.rule.name) == ["type-mismatch", "unknown-key-path"], "\(found)")
    }
  }

  @Test func theOwnerOfAKeyIsTheFirstInTheAlphabet() throws {
    let text =
      #"{"version": 1, "classes": {"Z": {"superclass": "UIView", "properties": {"k": {"type": "number"}}}, "B": {"superclass": "UIView", "properties": {"k": {"type": "number"}}}}, "extensions": {"UILabel": {"k": {"type": "number"}}}}"#
    let found = try findings(number("k", "1"), on: "button", registry: text)
    #expect(found.map(\.rule.name) == ["orphan-attribute"])
    #expect(found.first?.message.contains("a key of 'B'") == true)
  }
}
