import Testing

@testable import UIDescKit

/// What holds for a document, and what `uidesc config` shows of it.
@Suite struct ConfigurationSettingTests {
  private let configuration = read(
    #"""
    {
      "exclude": ["gen"], "deploymentTarget": {"iOS": "13.0"},
      "rules": {"misplaced-view": "error", "type-mismatch": "note", "own-check": "off"},
      "overrides": [
        {"paths": ["Legacy", "*.xib"], "rules": {"misplaced-view": "off"}},
        {"paths": ["Legacy/New/**"], "rules": {"misplaced-view": "note"}},
        {"paths": ["**/*.storyboard"], "rules": {"misplaced-view": "warning", "own-check": "warning"}}
      ],
      "suppressions": [
        {"rule": "misplaced", "file": "Legacy/*.xib", "reason": "old"},
        {"rule": "duplicate-id", "object": "a", "reason": "both are dead"}
      ]
    }
    """#
  ).configuration

  @Test(arguments: [
    ("Sources/a.xib", "error"), ("a.xib", "off"), ("Legacy/b/a.xib", "off"), ("Legacy/New/a.xib", "note"),
    ("Legacy/New/a.storyboard", "warning"), ("a.storyboard", "warning"),
  ])
  func laterOverridesWin(path: String, severity: String) {
    let matches = configuration.matches(PathNames(path))
    let found = configuration.settings(matches).severity(of: "misplaced-view", found: .error)
    #expect(SeverityWord.write(found) == severity)
    #expect(configuration.settings(matches).severity(of: "type-mismatch", found: .error) == .note)
  }

  @Test func theCommandLineWins() {
    let given: [RuleID: RuleSettings.Setting] = [
      "misplaced-view": .init(severity: .some(.note)), "duplicate-id": .init(severity: .some(nil)),
    ]
    let settings = configuration.settings(configuration.matches(PathNames("a.xib")), then: given)
    #expect(settings.severity(of: "misplaced-view", found: .warning) == .note)
    #expect(settings.severity(of: "duplicate-id", found: .error) == nil)
  }

  @Test func pathsOutsideMatchNothing() {
    let matches = configuration.matches(nil)
    #expect(matches.overrides.isEmpty && configuration.silenced(matches).map(\.object) == ["a"])
  }

  @Test func pathsWithEqualMatchesShareTheirSettings() {
    #expect(configuration.matches(PathNames("x/a.xib")) == configuration.matches(PathNames("y/b.xib")))
    #expect(configuration.matches(PathNames("x/a.xib")) != configuration.matches(PathNames("a.xib")))
    let standard = Configuration().settings(.init())
    #expect(standard === RuleSettings.standard)
  }

  @Test func suppressionsAreThoseOfTheFile() {
    func silenced(_ path: String) -> [Configuration.Silenced] {
      let matches = configuration.matches(PathNames(path))
      let silenced = configuration.silenced(matches)
      let rules = configuration.suppressions(matches).flatMap(\.list).map(\.rule.name)
      #expect(rules.sorted() == silenced.flatMap(\.name.ids).map(\.name).sorted())
      return silenced
    }
    let inside = silenced("Legacy/a.xib")
    #expect(
      inside.map(\.name.written) == ["misplaced", "duplicate-id"]
        && inside.map(\.reason) == ["old", "both are dead"])
    let outside = silenced("Legacy/b/a.xib")
    #expect(outside.map(\.name.written) == ["duplicate-id"] && outside.map(\.object) == ["a"])
    // What rules do doesn't depend on them.
    let (one, other) = (PathNames("Legacy/a.xib"), PathNames("Legacy/b/a.xib"))
    #expect(configuration.matches(one) != configuration.matches(other))
    #expect(configuration.matches(one).ofRules == configuration.matches(other).ofRules)
  }

  @Test(arguments: ["Legacy/New/a.xib", "a.storyboard", "x/y.xib"]) func theEffectiveOneSaysTheSame(path: String) {
    let matches = configuration.matches(PathNames(path))
    let text = String(decoding: configuration.json(matches), as: UTF8.self)
    let (again, findings) = read(text)
    #expect(findings.map(\.diagnostic.message) == [])
    // It has no overrides, so the path matters for suppressions only.
    let matchesAgain = again.matches(PathNames(path))
    #expect(String(decoding: again.json(matchesAgain), as: UTF8.self) == text)
    for rule in ["misplaced-view", "type-mismatch", "own-check", "duplicate-id"].map({ RuleID($0) }) {
      #expect(
        again.settings(matchesAgain).severity(of: rule, found: .warning)
          == configuration.settings(matches).severity(of: rule, found: .warning))
    }
    #expect(again.exclude.map(\.source) == ["gen"] && again.deploymentTargets[.iOS] == PlatformVersion("13.0"))
    #expect(again.suppressions(matchesAgain).count == configuration.suppressions(matches).count)
  }

  /// What a stage finds is more and less serious; naming one severity for all would change that.
  @Test func theEffectiveOneNamesEveryRuleOfLint() throws {
    let text = Configuration().json(.init())
    let rules = try #require(try JSONReader.read(text).get()["rules"]?.members).map(\.key)
    for rule in LintRule.all {
      if case .byStage = rule.check {
        #expect(!rules.contains(rule.id.name))
      } else {
        #expect(rules.contains(rule.id.name))
      }
    }
  }
}
