import UIDescKit

/// What people may want to know of a rule.
struct Explanation {
  private let rule: LintRule
  /// The name in another tool that somebody asked for.
  private let peer: String?
  private let showsAll: Bool
  /// How many examples of a kind are shown otherwise.
  private static let fewExamples = 2

  init(_ rule: LintRule, insteadOf peer: String? = nil, showsAll: Bool) {
    self.rule = rule
    self.peer = peer
    self.showsAll = showsAll
  }

  var text: String {
    let paragraphs = [heading, wrapped(rule.rationale), needs, options] + examples + [remarks]
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var heading: String {
    let title = "\(rule.id.name): \(rule.severityName)\n\n" + wrapped(rule.summary)
    return (peer.map { wrapped("'\($0)' is called '\(rule.id.name)' here\(RuleName($0).remarks).") + "\n" } ?? "")
      + title
  }

  private var needs: String {
    rule.needs.map { wrapped("It needs \($0.wanted); without that it finds nothing.") } ?? ""
  }

  private var options: String {
    if rule.options.isEmpty { return "" }
    let lines = rule.options.map { option in
      "  \(option.name)\n" + wrapped("\(option.help); \(option.wanted), else \(option.standard.json)", indent: 4)
    }
    return "Options, to set beside \"severity\" in .uidesc.json:\n" + lines.joined()
  }

  private var examples: [String] {
    let kinds = [("Found:", rule.triggering), ("Not found:", rule.nonTriggering)]
    let left = kinds.reduce(0) { $0 + max(0, $1.1.count - Self.fewExamples) }
    return kinds.flatMap { heading, examples in
      examples.prefix(showsAll ? .max : Self.fewExamples).map { shown($0, under: heading) }
    }
      + (showsAll || left == 0
        ? [] : ["'uidesc explain --all \(rule.id.name)' shows \(Counts.count(left, "more example"))\n"])
  }

  private func shown(_ example: LintRule.Example, under heading: String) -> String {
    var text = heading + "\n" + indented(example.shown)
    if let options = example.options { text += "  with the options\n" + indented(options) }
    if let registry = example.registry { text += "  with the registry\n" + indented(registry) }
    for (what, names) in example.project?.facts ?? [] {
      text += "  in a project with the \(what)\n" + indented(names.joined(separator: ", "))
    }
    if let fixed = example.fixed { text += "  after the fix\n" + indented(fixed) }
    return text
  }

  private var remarks: String {
    let peers = rule.peers.isEmpty ? "" : "In other tools: " + rule.peers.joined(separator: ", ") + "\n"
    let setting = rule.severity == nil ? "warning" : "off"
    let turn = rule.severity == nil ? "on" : "off"
    return peers + "To turn it \(turn), in .uidesc.json: {\"rules\": {\(jsonString(rule.id.name)): \"\(setting)\"}}\n"
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  private static let width = 100

  private func wrapped(_ text: String, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let line = lines.last, line.count + 1 + word.count <= Self.width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
