extension Configuration {
  /// Reads a configuration.
  /// - Parameters:
  ///   - path: what reports call it.
  ///   - formats: the formats that reports can have.
  /// - Returns: what it says, and what is wrong with it. With an error among that it isn't to be used.
  public static func read(
    path: String, contents: [UInt8], formats: [String]
  ) -> (configuration: Configuration, findings: [Finding]) {
    var reader = ConfigurationReader(path: path, contents, formats: formats)
    switch JSONReader.read(contents) {
    case .failure where [".yml", ".yaml"].contains(where: path.lowercased().hasSuffix):
      reader.fail(
        "this is YAML, and a configuration is JSON; 'Coming from IBLinter or xiblint' in docs/configuration.md says what IBLinter's members and rules are called here",
        0..<0)
    case .failure(let problem): reader.fail(problem.message, problem.offset..<problem.offset)
    case .success(let json): reader.read(json)
    }
    let findings = Outcome(reader.findings.diagnostics, of: path, text: contents).findings
    return (reader.configuration, findings)
  }

  /// What is wrong with names that only those who have read the registries can tell from right ones.
  /// - Parameter registryRules: the rules of all checks that its registries declare; nil when they couldn't be read. Then a name
  ///   is wrong when it is nearly that of another rule.
  public func findings(with registryRules: Set<RuleID>?) -> [Finding] {
    let declared = registryRules ?? []
    var findings = JSONFindings()
    var suggestions = Suggestions()
    let entries = rules + overrides.flatMap(\.rules)
    for name in entries.map(\.name) + silenced.map(\.name) where !name.isKnown(besides: declared) {
      let nearest = name.nearest(besides: declared, &suggestions)
      if registryRules == nil, nearest == nil { continue }
      let problem = name.problem(nearest: nearest)
      findings.report(Diagnostic(ConfigurationReader.rule, .error, problem, at: name.range))
    }
    for entry in entries where !entry.strangeOptions.isEmpty && entry.name.isKnown(besides: declared) {
      for option in entry.strangeOptions {
        let meant = ConfigurationReader.nearest(to: option.text, among: ConfigurationReader.ofEveryRule, &suggestions)
        let message =
          meant.map {
            "the rule '\(entry.name.written)' has no option '\(option.text.shortened)'; did you mean '\($0)'?"
          }
          ?? "the rule '\(entry.name.written)' has no options, so '\(option.text.shortened)' says nothing; leave it out"
        findings.report(Diagnostic(ConfigurationReader.rule, .error, message, at: option.range))
      }
    }
    return Outcome(findings.diagnostics, of: path, text: text).findings
  }

  /// An error at a place of the file.
  public func finding(_ message: String, at range: Range<Int>) -> [Finding] {
    var findings = JSONFindings()
    findings.report(Diagnostic(ConfigurationReader.rule, .error, message, at: range))
    return Outcome(findings.diagnostics, of: path, text: text).findings
  }
}

/// Reads one configuration, reporting whatever it can't understand.
struct ConfigurationReader: JSONFileReader {
  static let rule: RuleID = "invalid-configuration"

  let formats: [String]
  var configuration: Configuration
  var findings = JSONFindings()
  var suggestions = Suggestions()

  init(path: String, _ contents: [UInt8], formats: [String]) {
    self.formats = formats
    configuration = Configuration(path: path, text: contents)
  }

  private static let members = [
    "$schema", "version", "include", "exclude", "registries", "assets", "deploymentTarget", "rules", "overrides",
    "suppressions", "baseline", "reports", "description",
  ]

  mutating func read(_ json: JSONValue) {
    for member in members(json, of: "the configuration", known: Self.members) {
      switch member.key {
      case "version":
        if member.value.number != 1 {
          fail("this version of the configuration format is not known; write 1", member.value.range)
        }
      case "include": configuration.include = globs(member)
      case "exclude": configuration.exclude = globs(member)
      case "registries": configuration.registries = texts(member)
      case "assets": configuration.assets = texts(member)
      case "deploymentTarget": configuration.deploymentTargets = deploymentTargets(member)
      case "rules": configuration.rules = rules(member)
      case "overrides": configuration.overrides = items(member).compactMap { override($0) }
      case "suppressions": configuration.silenced = items(member).compactMap { silenced($0) }
      case "baseline": configuration.baseline = baseline(member)
      case "reports": configuration.reports = reports(member)
      default: _ = text(member)
      }
    }
    checkThatOptionsMatter()
    checkSizes()
    configuration.lookup = ConfigurationLookup(configuration)
  }

  private mutating func deploymentTargets(_ member: JSONValue.Member) -> [Platform: PlatformVersion] {
    var targets: [Platform: PlatformVersion] = [:]
    if member.value.members == nil {
      let version = member.value.string.flatMap { PlatformVersion($0) }?.description ?? "13.0"
      fail(
        "'deploymentTarget' should be an object, not \(member.value.kind): {\"iOS\": \"\(version)\"}",
        member.value.range)
      return [:]
    }
    for entry in members(member.value, of: "'deploymentTarget'", known: Platform.allCases.map(\.name)) {
      guard let text = entry.value.string else {
        fail("a version is written in quotes: \"13.0\"", entry.value.range)
        continue
      }
      guard let platform = Platform(name: entry.key), let version = PlatformVersion(text) else {
        fail("'\(text.shortened)' is no version; write one such as \"13.0\"", entry.value.range)
        continue
      }
      targets[platform] = version
    }
    return targets
  }

  private mutating func override(_ json: JSONValue) -> Configuration.Override? {
    var override = Configuration.Override(paths: [], rules: [])
    for member in members(json, of: "the override", known: ["paths", "rules", "description"]) {
      switch member.key {
      case "paths": override.paths = globs(member)
      case "rules": override.rules = rules(member)
      default: _ = text(member)
      }
    }
    guard requires(["paths", "rules"], of: "the override", json) else { return nil }
    if json["paths"]?.array?.isEmpty ?? false {
      fail("an override without paths holds for no document; name some, such as \"Legacy/**\"", json.range)
    }
    return override
  }
}
