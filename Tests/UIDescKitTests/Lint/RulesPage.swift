@testable import UIDescKit

/// `RULES.md`, made of the same values as `uidesc explain`.
enum RulesPage {
  static var text: String {
    let sections = LintRule.all.map { RuleSection(rule: $0).text }
    return ([introduction, index, peers] + sections).joined(separator: "\n")
  }

  private static let introduction = """
    # Rules

    Everything that uidesc can find. `uidesc rules` lists the same, `uidesc explain RULE` shows one. Rules that are off are
    looked for when a configuration gives them a severity:

    ```json
    { "rules": { "misplaced-view": "error", "simulated-device": "warning", "risky-key-path": "off" } }
    ```

    Where findings of one rule differ, the table has the severity of the worst; the text tells which is which. This page is
    written by `UIDESC_REWRITE=1 swift test --filter RulesPageTests`, which is also how it stays true.

    """

  private static var index: String {
    let rows = LintRule.all.map { rule in
      "| [\(rule.id.name)](#\(rule.id.name)) | \(rule.severityName) | \(rule.hasFix ? "yes" : "") | \(cell(rule.summary)) |\n"
    }
    return "| rule | severity | fix | what it finds |\n|---|---|---|---|\n" + rows.joined()
  }

  private static var peers: String {
    let rows = PeerRules.all.map { name in "| \(tool(name)) | \(answer(to: name)) |\n" }
    return """
      ## Coming from IBLinter or xiblint

      A configuration takes their names for ours, with a note that tells ours.

      | theirs | ours |
      |---|---|
      \(rows.joined())
      """
  }

  private static func tool(_ name: String) -> String {
    let words = name.split(separator: " ")
    return words.dropLast().joined(separator: " ") + " `\(words.last ?? "")`"
  }

  private static func answer(to name: String) -> String {
    let ours = LintRule.counterparts(of: name).map { "[\($0.id.name)](#\($0.id.name))" }
    return ours.isEmpty
      ? PeerRules.reasons[name] ?? "none yet" : cell(ours.joined(separator: ", ") + RuleName(name).remarks)
  }

  static func cell(_ text: String) -> String { prose(bars(text)) }

  /// A bar would end the cell, in code as well.
  static func bars(_ text: String) -> String { text.replacing("|", with: "\\|") }

  /// `<objects>` would be taken for HTML, except in code.
  static func prose(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.isMultiple(of: 2) ? $1.replacing("<", with: "\\<") : $1 }.joined(separator: "`")
  }
}

private struct RuleSection {
  let rule: LintRule

  var text: String {
    let facts = ["**\(rule.severityName)**"] + (rule.hasFix ? ["has a fix"] : []) + rule.peers.map { "`\($0)`" }
    var parts = [
      "## \(rule.id.name)\n", RulesPage.prose(rule.summary) + " " + facts.joined(separator: " · ") + "\n",
      RulesPage.prose(rule.rationale) + "\n",
    ]
    if let fact = rule.needs { parts.append("It needs \(fact.wanted); without that it finds nothing.\n") }
    if !rule.options.isEmpty { parts.append(options) }
    parts += rule.triggering.map { shown($0, "Found:") } + rule.nonTriggering.map { shown($0, "Not found:") }
    return parts.joined(separator: "\n")
  }

  private var options: String {
    let rows = rule.options.map {
      "| `\($0.name)` | \(RulesPage.cell($0.wanted)) | `\(RulesPage.bars($0.standard.json))` | \(RulesPage.cell($0.help)) |\n"
    }
    return "| option | takes | default | |\n|---|---|---|---|\n" + rows.joined()
  }

  private func shown(_ example: LintRule.Example, _ heading: String) -> String {
    var text = heading + "\n\n" + block(example.shown)
    if let options = example.options { text += "\nwith the options `\(options)`\n" }
    if let registry = example.registry { text += "\nwith the registry\n\n" + block(registry) }
    for (what, names) in example.project?.facts ?? [] {
      text += "\nin a project with the \(what) `\(names.joined(separator: ", "))`\n"
    }
    if let fixed = example.fixed { text += "\nand after the fix:\n\n" + block(fixed) }
    return text
  }

  private func block(_ text: String) -> String { "```\n\(text)\n```\n" }
}
