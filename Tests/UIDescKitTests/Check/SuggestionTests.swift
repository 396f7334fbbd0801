import Testing

@testable import UIDescKit

/// Where nothing is right, looking for what every name was meant to be takes too long.
@Suite struct SuggestionTests {
  private func suggested(_ objects: String, before: String = "") -> [Bool] {
    outcome(objects, before: before).findings.map { $0.diagnostic.message.contains("did you mean") }
  }

  @Test func onlyTheFirstMissingImagesAreLookedFor() {
    let views = (0..<30).map { "<imageView id=\"v\($0)\" image=\"star\($0)x\"/>" }.joined()
    let resources = "<resources>" + (0..<30).map { "<image name=\"star\($0)\"/>" }.joined() + "</resources>"
    let found = suggested(views, before: resources)
    #expect(found == Array(repeating: true, count: 20) + Array(repeating: false, count: 10))
  }

  @Test func onlyTheFirstDanglingReferencesAreLookedFor() {
    let outlets = (0..<30).map { "<outlet property=\"p\" destination=\"crad\" id=\"o\($0)\"/>" }.joined()
    let found = suggested("<view id=\"card\"><connections>\(outlets)</connections></view>")
    #expect(found.filter { $0 }.count == 20 && found.count == 30)
  }

  @Test func onlyTheFirstUnknownKeysAreLookedFor() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let keys = Set(letters.flatMap { ["al\($0)pha", "\($0)alpha", "alph\($0)a", "alp\($0)ha", "alpha\($0)"] })
    let attributes = keys.sorted().map { number($0, "1") }.joined()
    let found = suggested(
      "<view id=\"v\"><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>")
    #expect(keys.count > RuntimeAttributeChecker.keyLimit && found.count == keys.count)
    #expect(found.prefix(RuntimeAttributeChecker.keyLimit).allSatisfy { $0 })
    #expect(!found.dropFirst(RuntimeAttributeChecker.keyLimit).contains(true))
    let again = (0..<150).map { _ in number("alphx", "1") }.joined()
    #expect(
      suggested("<view id=\"v\"><userDefinedRuntimeAttributes>\(again)</userDefinedRuntimeAttributes></view>")
        .allSatisfy { $0 })
  }

  /// A worker keeps what it has found, and a class of one name is another on another element.
  @Test func suggestionsAreOfTheObjectsOwnClasses() {
    let attributes = { (key: String) in
      "<userDefinedRuntimeAttributes>\(number(key, "1"))</userDefinedRuntimeAttributes>"
    }
    let registry = #"{"version": 1, "classes": {"A": {"properties": {"k": {"type": "number"}}}}}"#
    let found = outcome(
      "<view id=\"v\" customClass=\"A\">\(attributes("fontt"))</view><label id=\"l\" customClass=\"A\">\(attributes("fontt"))</label>",
      registry: registry
    ).findings.filter { $0.diagnostic.rule.name == "unknown-key-path" }
    #expect(found.map { $0.diagnostic.message.contains("did you mean 'font'?") } == [false, true])
  }

  @Test(arguments: [
    ("abcd", "abdc", true), ("abcdef", "badcef", true), ("abc", "xyz", false), ("hiden", "hidden", true),
    ("xabc", "abcx", false), ("ab", "ba", true), ("abcdefghi", "ihgfedcba", false), ("abcdefghi", "xxxdefghi", true),
  ])
  func nearMeansAThirdOfTheWord(_ word: String, _ candidate: String, _ isNear: Bool) {
    #expect((nearestSpelling(of: word, among: [candidate]) != nil) == isNear)
  }

  @Test func whatIsTooLongForANameIsComparedWithNothing() {
    let long = String(repeating: "a", count: 300)
    #expect(nearestSpelling(of: long, among: [long + "b"]) == nil)
    #expect(nearestSpelling(of: String(long.prefix(200)), among: [String(long.prefix(201))]) != nil)
  }
}
