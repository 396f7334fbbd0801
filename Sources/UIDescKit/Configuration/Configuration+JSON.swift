extension Configuration {
  /// What holds for the documents that `matches` is of, as a configuration: it has no overrides, and every rule by name.
  /// A rule that the stages before lint check finds more and less serious things, so it is named only when somebody sets it.
  public func json(_ matches: Matches, then given: [RuleID: RuleSettings.Setting] = [:]) -> [UInt8] {
    var writer = JSONWriter()
    let settings = ruleSettings(matches, then: given)
    writer.object { writer in
      writer.key("version")
      writer.integer(1)
      writer.texts("include", include.map(\.source))
      writer.texts("exclude", exclude.map(\.source))
      writer.texts("registries", registries.map(\.text))
      writer.texts("assets", assets.map(\.text))
      writer.deploymentTargets(deploymentTargets)
      writer.key("rules")
      writer.object { writer in
        let strangers = settings.keys.filter { LintRule.named($0.name) == nil }
        for id in (LintRule.all.map(\.id) + strangers).sorted(by: { $0.name < $1.name }) {
          writer.rule(id, settings[id] ?? .init())
        }
      }
      writer.list("suppressions", silenced(matches)) { $0.suppression($1) }
      if let baseline {
        writer.key("baseline")
        writer.string(baseline.text)
      }
      writer.list("reports", reports) { writer, report in
        writer.members([("format", report.format), ("file", report.file)])
      }
    }
    return writer.finish()
  }
}

extension JSONWriter {
  /// A member; left out when there is nothing in it.
  fileprivate mutating func list<Item>(_ name: String, _ items: [Item], _ write: (inout JSONWriter, Item) -> Void) {
    if items.isEmpty { return }
    key(name)
    array { writer in
      for item in items {
        writer.item()
        write(&writer, item)
      }
    }
  }

  mutating func texts(_ name: String, _ texts: [String]) { list(name, texts) { $0.string($1) } }

  mutating func deploymentTargets(_ targets: [Platform: PlatformVersion]) {
    if targets.isEmpty { return }
    key("deploymentTarget")
    members(Platform.allCases.map { ($0.name, targets[$0]?.description) })
  }

  /// An object of those texts that there are.
  fileprivate mutating func members(_ members: [(name: String, value: String?)]) {
    object { writer in
      for case (let name, let value?) in members {
        writer.key(name)
        writer.string(value)
      }
    }
  }

  fileprivate mutating func suppression(_ silenced: Configuration.Silenced) {
    members([
      ("rule", silenced.name.written), ("file", silenced.file?.source), ("object", silenced.object),
      ("keyPath", silenced.keyPath), ("reason", silenced.reason),
    ])
  }

  fileprivate mutating func rule(_ id: RuleID, _ setting: RuleSettings.Setting) {
    let rule = LintRule.named(id.name)
    var severity = setting.severity
    if let rule, severity == nil {
      if case .byStage = rule.check {} else { severity = .some(rule.severity) }
    }
    guard let severity else { return }
    key(id.name)
    let options = severity == nil ? [] : rule?.options ?? []
    if options.isEmpty { return string(SeverityWord.write(severity)) }
    object { writer in
      writer.key("severity")
      writer.string(SeverityWord.write(severity))
      for option in options {
        writer.key(option.name)
        writer.json((setting.options[option.name] ?? option.standard).json)
      }
    }
  }
}
