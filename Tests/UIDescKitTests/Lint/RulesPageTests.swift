import Foundation
import Testing

@testable import UIDescKit

/// `RULES.md` says what the rules say. `UIDESC_REWRITE=1 swift test --filter RulesPageTests` writes it anew.
@Suite struct RulesPageTests {
  @Test func thePageIsWhatTheRulesSay() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../RULES.md").standardized
    if ProcessInfo.processInfo.environment["UIDESC_REWRITE"] != nil {
      try Data(RulesPage.text.utf8).write(to: file)
    }
    let stored = try String(contentsOf: file, encoding: .utf8)
    // Compared outside of #expect, which would print both.
    let isFresh = stored == RulesPage.text
    #expect(isFresh, "the rules have changed: UIDESC_REWRITE=1 swift test --filter RulesPageTests")
  }

  @Test func thePageHasEveryRuleAndEveryPeersRule() {
    let page = RulesPage.text
    for rule in LintRule.all {
      #expect(page.contains("| [\(rule.id.name)](#\(rule.id.name)) | \(rule.severityName) |"))
      #expect(page.contains("\n## \(rule.id.name)\n"))
      for option in rule.options { #expect(page.contains("| `\(option.name)` |")) }
    }
    #expect(PeerRules.ibLinter.count == 19 && PeerRules.xiblint.count == 21)
    for name in PeerRules.ibLinter { #expect(page.contains("| IBLinter `\(name)` | ")) }
    for name in PeerRules.xiblint { #expect(page.contains("| xiblint `\(name)` | ")) }
  }

  @Test func everyRuleOfAPeerHasACounterpartOrAReason() {
    withKnownIssue("rules are still being written", isIntermittent: true) {
      #expect(PeerRules.unanswered == [])
    }
    for name in PeerRules.reasons.keys { #expect(PeerRules.all.contains(name)) }
  }

  @Test func angleBracketsAreNoHTML() {
    #expect(RulesPage.prose("in <objects>, `<a>` and <b>") == "in \\<objects>, `<a>` and \\<b>")
    #expect(RulesPage.cell("a|b") == "a\\|b")
  }

  @Test func caretsPointToFindings() {
    let example = LintRule.Example("<view>\n  <↓label text=\"↓x\"/>\n↓</view>")
    #expect(example.shown == "<view>\n  <label text=\"x\"/>\n   ^           ^\n</view>\n^")
    #expect(example.starts.map { "\($0.line):\($0.column)" } == ["2:4", "2:16", "3:1"])
  }

  @Test(arguments: [
    (LintOption.Value.flag(true), "true", "flag"), (.number(11), "11", "number"), (.number(0.5), "0.5", "number"),
    (.text("a\"b"), #""a\"b""#, "text"), (.choice("a", of: ["a", "b"]), #""a""#, "choice"),
    (.pattern("[a-z]+"), #""[a-z]+""#, "pattern"), (.texts(["a", "b"]), #"["a", "b"]"#, "texts"),
    (.table(["b": ["y"], "a": []]), #"{"a": [], "b": ["y"]}"#, "table"),
  ])
  func optionsAreShownAsTheyAreWritten(value: LintOption.Value, json: String, type: String) throws {
    let option = LintOption("x", value, "help")
    #expect(value.json == json && option.typeName == type)
    #expect(option.read(try JSONReader.read(Array(json.utf8)).get()) == value)
    #expect(option.choices == (type == "choice" ? ["a", "b"] : []))
  }
}
