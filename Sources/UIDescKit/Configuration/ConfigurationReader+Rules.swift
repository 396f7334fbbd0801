extension ConfigurationReader {
  /// `{"misplaced-view": "off", "image-button-without-label": {"severity": "error", …}}`
  mutating func rules(_ member: JSONValue.Member) -> [Configuration.RuleEntry] {
    if member.value.array != nil {
      fail(
        "'rules' should be an object, not \(member.value.kind): {\"misplaced-view\": \"warning\"}", member.value.range)
      return []
    }
    var entries: [Configuration.RuleEntry] = []
    var twins = RuleTwins()
    for member in named(member) {
      var entry = Configuration.RuleEntry(name: RuleName(member.key, at: member.keyRange))
      switch member.value.content {
      case .object: readOptions(of: &entry, member.value)
      default: entry.setting.severity = severity(member.value, of: entry.name)
      }
      advise(on: entry.name, besides: entry.setting.options)
      if let problem = twins.add(&entry) { fail(problem, member.keyRange) }
      entries.append(entry)
    }
    return entries
  }

  private mutating func advise(on name: RuleName, besides given: [String: LintOption.Value] = [:]) {
    guard let advice = name.advice(besides: Set(given.keys)) else { return }
    findings.report(Diagnostic(Self.rule, .note, advice, at: name.range))
  }

  private mutating func severity(_ json: JSONValue, of name: RuleName) -> Severity?? {
    guard let word = json.string else {
      fail(
        "the severity of '\(name.written.shortened)' is \"off\", \"note\", \"warning\" or \"error\", not \(json.kind)",
        json.range)
      return nil
    }
    guard let severity = SeverityWord.read(word) else {
      fail(SeverityWord.problem(with: word), json.range)
      return nil
    }
    if severity != .error, name.isFatal {
      fail("'\(name.written)' is always an error, since nothing can be made of such a file", json.range)
    }
    return .some(severity)
  }

  private mutating func readOptions(of entry: inout Configuration.RuleEntry, _ json: JSONValue) {
    let name = entry.name
    let known = name.ids.compactMap { LintRule.named($0.name) }.flatMap(\.options)
    for member in members(json, of: "the rule '\(name.written.shortened)'", known: nil) {
      if member.key == "severity" {
        entry.setting.severity = severity(member.value, of: name)
      } else if member.key == "description" {
        _ = text(member)
      } else if let option = known.first(where: { $0.name == member.key }) {
        guard let value = option.read(member.value) else {
          fail("'\(option.name)' should be \(option.wanted)\(Self.reason(option, member.value))", member.value.range)
          continue
        }
        for problem in option.problems(in: member.value) { fail(problem.message, problem.range) }
        entry.setting.options[option.name] = value
      } else if known.isEmpty {
        // Whether there is such a rule is known when the registries are.
        entry.strangeOptions.append(.init(text: member.key, range: member.keyRange))
      } else {
        let nearest = Self.nearest(to: member.key, among: Self.ofEveryRule + known.map(\.name), &suggestions)
        fail(
          "the rule '\(name.written)' has no option '\(member.key.shortened)'"
            + (nearest.map { "; did you mean '\($0)'?" } ?? "; it has \(known.map(\.name).joined(separator: ", "))"),
          member.keyRange)
      }
    }
  }

  /// What can be said of a rule beside its options.
  static let ofEveryRule = ["severity", "description"]

  /// Why a text is no pattern.
  private static func reason(_ option: LintOption, _ json: JSONValue) -> String {
    guard case .pattern = option.standard, let text = json.string else {
      return json.string.map { ", not '\($0.shortened)'" } ?? ", not \(json.kind)"
    }
    do {
      _ = try Pattern(text)
      return ""
    } catch { return ", and of '\(text.shortened)' there is to say: \(error.message)" }
  }

  /// Options of a rule that is off everywhere do nothing.
  mutating func checkThatOptionsMatter() {
    let entries = configuration.rules + configuration.overrides.flatMap(\.rules)
    for entry in entries where !entry.setting.options.isEmpty {
      for id in entry.name.ids where LintRule.named(id.name)?.severity == nil {
        let isSomewhereOn = entries.contains { $0.name.ids.contains(id) && $0.setting.severity != nil }
        if !isSomewhereOn {
          fail(
            "the rule '\(id.name)' is off unless it is given a severity, such as \"severity\": \"warning\"",
            entry.name.range)
        }
      }
    }
  }

  private static let ofSuppressions = ["rule", "file", "object", "keyPath", "reason", "description"]

  /// `{"rule": "misplaced-view", "object": "aBc-De-fGh", "reason": "…"}`
  mutating func silenced(_ json: JSONValue) -> Configuration.Silenced? {
    var silenced = Configuration.Silenced(name: RuleName(""), reason: "", range: json.range)
    for member in members(json, of: "the suppression", known: Self.ofSuppressions) {
      guard let text = text(member) else { continue }
      switch member.key {
      case "rule":
        silenced.name = RuleName(text, at: member.value.range)
        advise(on: silenced.name)
        if silenced.name.isFatal {
          fail("'\(text)' can't be silenced, since nothing can be made of such a file", member.value.range)
        }
      case "file":
        silenced.file = glob(text, member.value.range)
        silenced.fileRange = member.value.range
      case "object": silenced.object = text
      case "keyPath": silenced.keyPath = text
      case "description": break
      default:
        silenced.reason = text
        if text.allSatisfy(\.isWhitespace) {
          fail("the reason is empty; say why the project lives with it", member.value.range)
        }
      }
    }
    guard requires(["rule", "reason"], of: "the suppression", json) else { return nil }
    if json["file"] == nil, json["object"] == nil, json["keyPath"] == nil {
      fail(
        "the suppression is for every document; name a file, an object or a key path, or turn the rule off under 'rules'",
        json.range.lowerBound..<(json.range.lowerBound + 1))
    }
    return silenced
  }
}
