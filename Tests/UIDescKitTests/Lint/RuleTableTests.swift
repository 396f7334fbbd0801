import Foundation
import Testing

@testable import UIDescKit

/// The table of rules has every rule that the sources report, and no other.
@Suite struct RuleTableTests {
  /// Words of the sources that look like a rule's name: of `registry show`, asset catalogues, comments.
  private static let others: Set = ["disable-file", "provides-namespace", "read-only"]

  @Test func everythingReportedIsARule() throws {
    // The one stage rule of a single word isn't to be told from other words.
    let known = Set(LintRule.all.map(\.id.name))
    let found = try ids(in: "UIDescKit", matching: #/"([a-z]+(?:-[a-z]+)+|availability)"/#)
      .union(ids(in: "uidesc", matching: #/(?:Diagnostic|RuleID)\(\s*"([a-z-]+)"/#))
    #expect(found.subtracting(known).subtracting(Self.others) == [])
    let ofStages = LintRule.all.filter { if case .byStage = $0.check { true } else { false } }
    #expect(Set(ofStages.map(\.id.name)).subtracting(found) == [], "no stage reports these")
    #expect(ofStages.count >= 39)
  }

  /// A rule's own file always names it.
  private func ids(in target: String, matching pattern: Regex<(Substring, Substring)>) throws -> Set<String> {
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/\(target)").standardized
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    var found: Set<String> = []
    for file in files ?? [] where file.pathExtension == "swift" && !file.path.contains("/Lint/Rules/") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: pattern) { found.insert(String(match.output.1)) }
    }
    return found
  }

  @Test func rulesAreFoundByTheirIDs() {
    for rule in LintRule.all { #expect(LintRule.named(rule.id.name)?.id == rule.id) }
    for name in ["", "a", "misplaced", "misplaced-vie", "misplaced-views", "zzz"] {
      #expect(LintRule.named(name) == nil)
    }
  }

  @Test func noRegistryMayTakeARulesName() {
    let registry = """
      {"version": 1, "classes": {"A": {"superclass": "UIView", "checks": [
        {"id": "misplaced-view", "when": "true", "message": "m"}, {"id": "duplicate-id", "when": "true", "message": "m"},
        {"id": "own", "when": "true", "message": "m"}]}}}
      """
    let found = Registry.load(files: [("a.json", Array(registry.utf8))]).findings.map(\.diagnostic.message)
    #expect(
      found
        == ["misplaced-view", "duplicate-id"].map {
          "'\($0)' is a rule of every document; give the check an id of its own"
        })
  }

  /// `IBLinter misplaced`: the table of those who switch is made of it.
  @Test(arguments: LintRule.all.flatMap(\.peers)) func peersAreRules(name: String) {
    #expect(PeerRules.all.contains(name))
  }

  @Test func counterpartsAreFoundWithAndWithoutTheTool() {
    #expect(LintRule.counterparts(of: "misplaced").map(\.id) == ["misplaced-view"])
    #expect(LintRule.counterparts(of: "IBLinter misplaced").map(\.id) == ["misplaced-view"])
    #expect(LintRule.counterparts(of: "placed").isEmpty)
  }
}
