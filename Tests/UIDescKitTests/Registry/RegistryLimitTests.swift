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
