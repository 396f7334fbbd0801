import UIDescKit

/// All rules for programs, as `Schemas/rules.schema.json` describes; one a line.
enum RulesJSON {
  static var text: String {
    "{\"version\": 1, \"rules\": [\n  " + LintRule.all.map(rule).joined(separator: ",\n  ") + "\n]}\n"
  }

  private static func rule(_ rule: LintRule) -> String {
    var members = [
      ("id", jsonString(rule.id.name)), ("severity", jsonString(rule.severityName)),
      ("summary", jsonString(rule.summary)), ("rationale", jsonString(rule.rationale)),
      ("options", JSONText.array(rule.options.map(option))), ("peers", JSONText.array(rule.peers.map(jsonString))),
      ("hasFix", String(rule.hasFix)),
    ]
    if let fact = rule.needs { members.append(("needs", jsonString(fact.rawValue))) }
    members += [
      ("triggering", JSONText.array(rule.triggering.map(example))),
      ("nonTriggering", JSONText.array(rule.nonTriggering.map(example))),
    ]
    return JSONText.object(members)
  }

  private static func option(_ option: LintOption) -> String {
    var members = [
      ("name", jsonString(option.name)), ("type", jsonString(option.typeName)), ("default", option.standard.json),
      ("help", jsonString(option.help)),
    ]
    if !option.choices.isEmpty { members.append(("choices", JSONText.array(option.choices.map(jsonString)))) }
    return JSONText.object(members)
  }

  private static func example(_ example: LintRule.Example) -> String {
    var members = [
      ("kind", jsonString(example.kind.rawValue)), ("text", jsonString(example.text)),
      (
        "findings",
        JSONText.array(
          example.starts.map { JSONText.object([("line", String($0.line)), ("column", String($0.column))]) })
      ),
    ]
    if let options = example.options { members.append(("options", options)) }
    if let registry = example.registry { members.append(("registry", jsonString(registry))) }
    if let project = example.project {
      members.append(
        ("project", JSONText.object(project.facts.map { ($0.what, JSONText.array($0.names.map(jsonString))) }))
      )
    }
    if let fixed = example.fixed { members.append(("fixed", jsonString(fixed))) }
    return JSONText.object(members)
  }
}
