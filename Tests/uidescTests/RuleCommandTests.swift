import Foundation
import Testing
import UIDescKit

/// `uidesc rules` and `uidesc explain`.
@Suite struct RuleCommandTests {
  @Test func rulesAreLinesInOrder() throws {
    let run = try Program("rules")
    #expect(run.status == 0 && run.errors.isEmpty)
    let lines = run.output.components(separatedBy: "\n")
    let names = lines.prefix { !$0.isEmpty }.map { String($0.prefix { $0 != " " }) }
    #expect(names == LintRule.all.map(\.id.name))
    #expect(names == names.sorted())
    let line = try #require(lines.first { $0.hasPrefix("misplaced-view ") })
    #expect(line.split(separator: " ")[1] == "warning")
    #expect(line.hasSuffix("  A view's frame in the document isn't what its constraints make of it."))
    #expect(run.output.hasSuffix("; 'uidesc explain RULE' says more\n") == true)
  }

  @Test func rulesAreJSONForPrograms() throws {
    let run = try Program("rules", "--format", "json")
    #expect(run.status == 0)
    let rules = try #require(run.report["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == LintRule.all.map(\.id.name))
    let rule = try #require(rules.first { $0["id"] as? String == "capitalised-key-path" })
    #expect(rule["severity"] as? String == "warning" && rule["hasFix"] as? Bool == true)
    let example = try #require((rule["triggering"] as? [[String: Any]])?.first)
    let place = try #require((example["findings"] as? [[String: Int]])?.first)
    let text = try #require(example["text"] as? String)
    let line = text.components(separatedBy: "\n")[(place["line"] ?? 0) - 1]
    #expect(line.dropFirst((place["column"] ?? 0) - 1).hasPrefix("Hidden"))
    #expect((example["fixed"] as? String)?.contains("\"hidden\"") == true)
    for rule in rules { #expect((rule["rationale"] as? String)?.isEmpty == false) }
  }

  @Test func aRuleIsExplained() throws {
    let run = try Program("explain", "misplaced-view")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("misplaced-view: warning\n\nA view's frame"))
    #expect(run.output.contains("Update Frames,"))
    #expect(
      run.output.contains(
        """
        Found:
            <view id="a" misplaced="YES"/>
                                    ^

        """))
    #expect(run.output.contains("Not found:\n    <view id=\"a\" misplaced=\"NO\"/>\n"))
    #expect(run.output.contains("In other tools: IBLinter misplaced"))
    #expect(run.output.hasSuffix("in .uidesc.json: {\"rules\": {\"misplaced-view\": \"off\"}}\n"))
  }

  /// Explanations of all can be read in a terminal, and show what belongs to examples.
  @Test func everyRuleIsExplained() throws {
    let run = try Program(["explain", "--all"] + LintRule.all.map(\.id.name))
    #expect(run.status == 0)
    for rule in LintRule.all {
      #expect(run.output.contains("\(rule.id.name): \(rule.severityName)\n\n"))
      let shown = (rule.triggering + rule.nonTriggering).flatMap { [$0.shown, $0.registry ?? "", $0.fixed ?? ""] }
      for line in shown.flatMap({ $0.components(separatedBy: "\n") }) where !line.isEmpty {
        #expect(run.output.contains("    \(line)\n"))
      }
      for option in rule.options { #expect(run.output.contains("  \(option.name)\n    ")) }
    }
    #expect(run.output.contains("  after the fix\n") && run.output.contains("  with the registry\n"))
  }

  @Test func twoExamplesOfEachKindAreShown() throws {
    let rule = try #require(LintRule.all.first { $0.triggering.count > 3 && $0.nonTriggering.count > 2 })
    let few = try Program("explain", rule.id.name).output
    func count(_ heading: String, in text: String) -> Int { text.components(separatedBy: "\n\(heading)\n").count - 1 }
    #expect(count("Found:", in: few) == 2 && count("Not found:", in: few) == 2)
    let left = rule.triggering.count + rule.nonTriggering.count - 4
    #expect(few.contains("'uidesc explain --all \(rule.id.name)' shows \(left) more examples\n"))
    let all = try Program("explain", "--all", rule.id.name).output
    #expect(count("Found:", in: all) == rule.triggering.count && !all.contains("more example"))
    #expect(try Program("explain", "unknown-key-path").output.contains("\"extensions\""))
  }

  @Test func aPartOfNamesLeadsToThem() throws {
    let run = try Program("explain", "missing")
    #expect(run.status == 2 && run.errors.hasPrefix("uidesc: there is no rule 'missing'; there are missing-action, "))
    #expect(run.errors.contains("missing-image, ") && !run.errors.contains("did you mean"))
    #expect(try Program("explain", "clip").errors.contains("there are clip-hides-shadow, corner-without-clip"))
    #expect(try Program("explain", "misplaced-veiw").errors.hasSuffix("; did you mean 'misplaced-view'?\n"))
  }

  @Test func peersNamesLeadToOurs() throws {
    let run = try Program("explain", "misplaced")
    #expect(run.status == 0)
    #expect(
      run.output == "'misplaced' is called 'misplaced-view' here.\n\n"
        + (try Program("explain", "misplaced-view").output))
  }
}
