import Testing

@testable import UIDescKit

/// Each kind of mistake: where it is said, and how. The arrow stands where the finding should start.
@Suite struct ConfigurationFindingTests {
  private static let mistakes: [(text: String, message: String)] = [
    (#"↓[]"#, "the configuration should be an object, not an array"),
    (#"{"version": ↓2}"#, "this version of the configuration format is not known; write 1"),
    (#"{"version": ↓"1"}"#, "this version of the configuration format is not known; write 1"),
    (#"{↓"exclud": []}"#, "the configuration has no member 'exclud'; did you mean 'exclude'?"),
    (#"{↓"excluded": []}"#, #"the configuration has no member 'excluded'; here that is "exclude": ["PATTERN"]"#),
    (#"{↓"included": []}"#, #"the configuration has no member 'included'; here that is "include": ["PATTERN"]"#),
    (
      #"{↓"disabled_rules": []}"#,
      #"the configuration has no member 'disabled_rules'; here that is "rules": {"RULE": "off"}"#
    ),
    (
      #"{↓"reporter": "json"}"#,
      #"the configuration has no member 'reporter'; here that is "reports": [{"format": "json"}]"#
    ),
    (
      #"{↓"use_base_class_rule": []}"#,
      #"the configuration has no member 'use_base_class_rule'; here that is "rules": {"base-class": {"severity": "warning", …}}; 'uidesc explain base-class' has its options"#
    ),
    (
      #"{"baseline": ↓"../a.json"}"#,
      "'../a.json' leads out of the configuration's folder, where no baseline that it names is read; name a file in it, or give --baseline FILE on the command line"
    ),
    (#"{"baseline": ↓["a.json"]}"#, "'baseline' should be a string, not an array"),
    (#"{"baseline": ↓""}"#, #"'baseline' should be the name of a file, such as "uidesc-baseline.json""#),
    (#"{↓"basline": "a.json"}"#, "the configuration has no member 'basline'; did you mean 'baseline'?"),
    (#"{"rules": {}, ↓"rules": {}}"#, "'rules' stands twice in the configuration"),
    (#"{"version": 1↓"rules"}"#, "',' or '}' should stand here"),
    (#"{"include": ↓"a"}"#, "'include' should be a list, not a string"),
    (#"{"exclude": ["a", ↓1]}"#, "'exclude' should be a list of strings, and here is a number"),
    (#"{"exclude": [↓""]}"#, "'exclude' has an empty string, which names nothing"),
    (
      #"{"exclude": [↓"/a"]}"#,
      "'/a' is no pattern of paths: it is counted from the configuration's folder, so leave out the '/' before it"
    ),
    (#"{"include": [↓"a[/*.xib"]}"#, "'a[/*.xib' is no pattern of paths: a '[' has no ']'"),
    (#"{"registries": ↓{}}"#, "'registries' should be a list, not an object"),
    (#"{"assets": [↓null]}"#, "'assets' should be a list of strings, and here is null"),
    (#"{"deploymentTarget": ↓"13.0"}"#, #"'deploymentTarget' should be an object, not a string: {"iOS": "13.0"}"#),
    (
      #"{"deploymentTarget": ↓"15.0"}"#, #"'deploymentTarget' should be an object, not a string: {"iOS": "15.0"}"#
    ),
    (#"{"deploymentTarget": {↓"ios": "13.0"}}"#, "'deploymentTarget' has no member 'ios'; did you mean 'iOS'?"),
    (#"{"deploymentTarget": {"iOS": ↓13.0}}"#, "a version is written in quotes: \"13.0\""),
    (#"{"deploymentTarget": {"iOS": ↓"13.x"}}"#, "'13.x' is no version; write one such as \"13.0\""),
    (#"{"deploymentTarget": {"iOS": ↓"999"}}"#, "'999' is no version; write one such as \"13.0\""),
    (#"{"rules": ↓["misplaced-view"]}"#, #"'rules' should be an object, not an array: {"misplaced-view": "warning"}"#),
    (#"{"rules": {↓"misplaced-vew": "off"}}"#, "there is no rule 'misplaced-vew'; did you mean 'misplaced-view'?"),
    (#"{"rules": {↓"xyzzy": "off"}}"#, "there is no rule 'xyzzy'; 'uidesc rules' lists those that there are"),
    (#"{"rules": {↓"own-chek": "off"}}"#, "there is no rule 'own-chek'; did you mean 'own-check'?"),
    (#"{"rules": {"misplaced-view": ↓"warn"}}"#, "'warn' is no severity; did you mean 'warning'?"),
    (#"{"rules": {"misplaced-view": ↓"eror"}}"#, "'eror' is no severity; did you mean 'error'?"),
    (#"{"rules": {"misplaced-view": ↓"always"}}"#, "'always' is no severity; write off, note, warning or error"),
    (
      #"{"rules": {"misplaced-view": ↓false}}"#,
      #"the severity of 'misplaced-view' is "off", "note", "warning" or "error", not a Boolean"#
    ),
    (#"{"rules": {"misplaced-view": {"severity": ↓"of"}}}"#, "'of' is no severity; did you mean 'off'?"),
    (
      #"{"rules": {"misplaced-view": {"severity": "off", ↓"size": 1}}}"#,
      "the rule 'misplaced-view' has no options, so 'size' says nothing; leave it out"
    ),
    (
      #"{"rules": {"misplaced-view": {↓"severty": "off"}}}"#,
      "the rule 'misplaced-view' has no option 'severty'; did you mean 'severity'?"
    ),
    (
      #"{"rules": {"own-check": {↓"level": "off"}}}"#,
      "the rule 'own-check' has no option 'level'; did you mean 'severity'?"
    ),
    (
      #"{"rules": {"font-policy": {"severity": "note", ↓"level": "off"}}}"#,
      "the rule 'font-policy' has no option 'level'; did you mean 'severity'?"
    ),
    (#"{"rules": {"misplaced-view": {"description": ↓1}}}"#, "'description' should be a string, not a number"),
    (#"{↓"comment": "a"}"#, "the configuration has no member 'comment'; did you mean 'description'?"),
    (
      #"{"overrides": [{↓"//": "a", "paths": ["a"], "rules": {}}]}"#,
      "the override has no member '//'; did you mean 'description'?"
    ),
    ("{↓// a\n}", "JSON has no comments; delete it, or keep it in a \"description\""),
    (#"{"include": [↓/* a */"a"]}"#, "JSON has no comments; delete it, or keep it in a \"description\""),
    (
      #"{"rules": {"own-check": {↓"size": 1}}}"#,
      "the rule 'own-check' has no options, so 'size' says nothing; leave it out"
    ),
    (
      #"{"rules": {"misplaced": "off", ↓"misplaced-view": "off"}}"#,
      "'misplaced' and 'misplaced-view' are both the rule 'misplaced-view'; leave one of them out"
    ),
    (
      #"{"overrides": [{"paths": ["a"], "rules": {↓"x-y": "off"}}]}"#,
      "there is no rule 'x-y'; 'uidesc rules' lists those that there are"
    ),
    (#"{"overrides": [↓{"paths": ["a"]}]}"#, "the override has no 'rules'"),
    (#"{"overrides": [↓{"rules": {}}]}"#, "the override has no 'paths'"),
    (
      #"{"overrides": [{↓"path": ["a"], "paths": ["a"], "rules": {}}]}"#,
      "the override has no member 'path'; did you mean 'paths'?"
    ),
    (
      #"{"overrides": [↓{"paths": [], "rules": {}}]}"#,
      "an override without paths holds for no document; name some, such as \"Legacy/**\""
    ),
    (#"{"overrides": [↓1]}"#, "the override should be an object, not a number"),
    (#"{"suppressions": [↓{"rule": "duplicate-id", "object": "a"}]}"#, "the suppression has no 'reason'"),
    (#"{"suppressions": [↓{"object": "a", "reason": "b"}]}"#, "the suppression has no 'rule'"),
    (
      #"{"suppressions": [{"rule": "duplicate-id", "object": "a", "reason": ↓" "}]}"#,
      "the reason is empty; say why the project lives with it"
    ),
    (
      #"{"suppressions": [↓{"rule": "duplicate-id", "reason": "b"}]}"#,
      "the suppression is for every document; name a file, an object or a key path, or turn the rule off under 'rules'"
    ),
    (
      #"{"suppressions": [{"rule": ↓"duplicate-ib", "object": "a", "reason": "b"}]}"#,
      "there is no rule 'duplicate-ib'; did you mean 'duplicate-id'?"
    ),
    (
      #"{"suppressions": [{"rule": ↓"not-well-formed", "file": "a", "reason": "b"}]}"#,
      "'not-well-formed' can't be silenced, since nothing can be made of such a file"
    ),
    (
      #"{"suppressions": [{"rule": "duplicate-id", "file": ↓"{", "reason": "b"}]}"#,
      "'{' is no pattern of paths: a '{' has no '}'"
    ),
    (
      #"{"suppressions": [{"rule": "duplicate-id", ↓"objectID": "a", "file": "b", "reason": "b"}]}"#,
      "the suppression has no member 'objectID'; did you mean 'object'?"
    ),
    (#"{"reports": [{"format": ↓"jsn"}]}"#, "there is no format 'jsn'; did you mean 'json'?"),
    (#"{"reports": [↓{"file": "a"}]}"#, "the report has no 'format'"),
    (
      #"{"reports": [{"format": "text"}, ↓{"format": "json"}]}"#,
      "two reports are written to standard output; give one of them a file"
    ),
    (
      #"{"reports": [{"format": "text", "file": "a"}, ↓{"format": "json", "file": "a"}]}"#,
      "two reports are written to 'a'; give each a file of its own"
    ),
    (#"{"reports": [↓{"format": "text", "file": ""}]}"#, "'file' is empty, which names nothing"),
    (
      #"{"rules": {"allowed-values": {"severity": "note", "values": {↓"UILabel": ["1"]}}}}"#,
      #"'UILabel' names no key of a class; write CLASS.KEY, such as "UILabel.numberOfLines""#
    ),
    (
      #"{"rules": {"allowed-values": {"severity": "note", "values": {↓"UILabell.text": ["1"]}}}}"#,
      "there is no class 'UILabell'; did you mean 'UILabel'?"
    ),
    (
      #"{"rules": {"allowed-values": {"severity": "note", "values": {↓"lable.text": ["1"]}}}}"#,
      "there is no element 'lable'; did you mean 'label'?"
    ),
    (
      #"{"rules": {"allowed-values": {"severity": "note", "values": {↓"UILabel.numberOfLine": ["1"]}}}}"#,
      "'UILabel' has no key 'numberOfLine'; did you mean 'numberOfLines'?"
    ),
    (
      #"{"rules": {"allowed-values": {"severity": "note", "values": {↓"view.layer.cornerRadus": ["1"]}}}}"#,
      "'CALayer' has no key 'cornerRadus'; did you mean 'cornerRadius'?"
    ),
    (
      #"{"rules": {"unavailable-class": {"severity": "note", "classes": {↓"UIButon": []}}}}"#,
      "there is no class 'UIButon'; did you mean 'UIButton'?"
    ),
    (
      #"{"rules": {"unavailable-class": {"severity": "note", "classes": {"OldLabel": [↓"UILabell"]}}}}"#,
      "there is no class 'UILabell'; did you mean 'UILabel'?"
    ),
    (
      #"{"rules": {"accessibility-identifier": {"severity": "note", "classes": ["UITextView", ↓"UIControll"]}}}"#,
      "there is no class 'UIControll'; did you mean 'UIControl'?"
    ),
    (
      #"{"overrides": [{"paths": ["a"], "rules": {"font-policy": {"severity": "note", "minimumSize": ↓-5}}}]}"#,
      "'minimumSize' is -5, but sizes are 0 or more"
    ),
    (
      #"{"rules": {↓"font-policy": {"severity": "note", "minimumSize": 20, "maximumSize": 12}}}"#,
      "'minimumSize' is 20, above 'maximumSize', 12, so no font would do; change one of them"
    ),
    (
      #"{"rules": {↓"strict_font_sizes": {"severity": "note", "maximumSize": 9}}}"#,
      "'minimumSize' is 11 by itself, above 'maximumSize', 9, so no font would do; change one of them"
    ),
    (
      #"{"rules": {"font-policy": {"severity": "note", "minimumSize": 20}}, "overrides": [{"paths": ["a"], "rules": {↓"font-policy": {"maximumSize": 12}}}]}"#,
      "'minimumSize' is 20, above 'maximumSize', 12, so no font would do; change one of them"
    ),
    (
      #"{"rules": {"use_trait_collections": "note", ↓"no_trait_variations": "note"}}"#,
      "'use_trait_collections' and 'no_trait_variations' are both the rule 'trait-variations', and one wants what the other forbids; leave one of them out"
    ),
    (
      #"{"rules": {"misplaced": "note", ↓"autolayout_frames": "error"}}"#,
      "'misplaced' and 'autolayout_frames' are both the rule 'misplaced-view', which can't have two severities; leave one of them out"
    ),
    ("↓\u{0}{", "this isn't stored as UTF-8, as JSON must be; save it as UTF-8"),
    (
      #"{"rules": {"font-policy": {"severity": "note", "styles": ["body", ↓"headlin"]}}}"#,
      "there is no text style 'headlin'; did you mean 'headline'?"
    ),
    (
      ##"{"rules": {"hard-coded-color": {"severity": "note", "allowed": ["clear", ↓"#GG0000"]}}}"##,
      "'#GG0000' is no colour; write #RRGGBB, #RRGGBBAA or a name"
    ),
    (
      #"{"rules": {"simulated-device": {"severity": "note", "devices": [↓"retna4_7"]}}}"#,
      "there is no device 'retna4_7'; did you mean 'retina4_7'?"
    ),
    (#"{"$schema": ↓1}"#, "'$schema' should be a string, not a number"),
  ]

  @Test(arguments: mistakes) func mistakesAreSaidAtTheirPlace(marked: String, message: String) throws {
    let text = marked.replacing("↓", with: "")
    let place = try #require(marked.firstIndex(of: "↓")).utf16Offset(in: marked)
    let findings = read(text).findings.filter { $0.diagnostic.severity == .error }
    #expect(findings.map(\.diagnostic.message) == [message])
    #expect(findings.map(\.diagnostic.range.lowerBound) == [place])
    #expect(findings.allSatisfy { $0.diagnostic.rule == "invalid-configuration" && $0.path == ".uidesc.json" })
  }

  /// What the reader advises instead of a comment.
  @Test func remarksCanBeKept() {
    let (configuration, findings) = read(
      #"""
      {
        "description": "a",
        "rules": {"misplaced-view": {"description": "b", "severity": "off"}, "own-check": {"description": "c"}},
        "overrides": [{"description": "d", "paths": ["a"], "rules": {"duplicate-id": {"description": "e"}}}],
        "suppressions": [{"description": "f", "rule": "duplicate-id", "object": "a", "reason": "g"}],
        "reports": [{"description": "h", "format": "json"}]
      }
      """#)
    #expect(findings.map(\.diagnostic.message) == [])
    #expect(configuration.ruleSettings(.init())["misplaced-view"]?.severity == .some(nil))
    #expect(configuration.silenced.map(\.reason) == ["g"] && configuration.reports.map(\.format) == ["json"])
  }

  /// A name that is nearly no other may be that of a check in a registry that couldn't be read.
  @Test func withoutRegistriesOnlyNearNamesAreWrong() {
    let (configuration, _) = read(
      #"{"rules": {"misplaced-vew": "off", "too-red": "off", "duplicate-id": {"severty": "off"}, "own": {"a": 1}}}"#)
    #expect(
      configuration.findings(with: nil).map(\.diagnostic.message) == [
        "there is no rule 'misplaced-vew'; did you mean 'misplaced-view'?",
        "the rule 'duplicate-id' has no option 'severty'; did you mean 'severity'?",
      ])
  }

  /// What no table knows may be a registry's, or a newer system's.
  @Test func namesThatMayBeRightAreTaken() {
    let keys = [
      "UILabel.text", "label.numberOfLines", "UIView.clipsSubviews", "UIView.numberOfLines", "UILabel.fontDescription",
      "RoundButton.numberOfLine", "UIView.layer.borderUIColor", "UIButton.title2", "IBLabel.text", "UIBezel.text",
    ]
    let values = keys.map { "\"\($0)\": [\"1\"]" }.joined(separator: ", ")
    let text = """
      {"rules": {
        "allowed-values": {"severity": "note", "values": {\(values)}},
        "base-class": {"severity": "note", "bases": {"UIViewController": ["Screen"], "view": ["UIVew2"]}},
        "unavailable-class": {"severity": "note", "classes": {"Shop.UIButon": ["Kit.UIButon"]}},
        "simulated-device": {"severity": "note", "devices": ["retina6_99"]},
        "hard-coded-color": {"severity": "note", "allowed": ["#FF000080", "Brand"]},
        "font-policy": {"severity": "note", "styles": ["title4"], "minimumSize": 0}}}
      """
    #expect(read(text).findings.map(\.diagnostic.message) == [])
  }

  @Test(
    arguments: ["conflict-marker", "legacy-format", "not-well-formed", "refused-input"], ["off", "note", "warning"])
  func someRulesStayErrors(rule: String, severity: String) {
    let findings = read(#"{"rules": {"\#(rule)": "\#(severity)"}}"#).findings
    #expect(
      findings.map(\.diagnostic.message) == ["'\(rule)' is always an error, since nothing can be made of such a file"])
    #expect(read(#"{"rules": {"\#(rule)": "error"}}"#).findings.isEmpty)
  }

  @Test func findingsHaveLines() {
    let findings = read("{\n  \"rules\": {\n    \"duplicate-id\": \"sometimes\"\n  }\n}").findings
    #expect(findings.map { "\($0.start.line):\($0.start.column)" } == ["3:21"])
  }

  @Test func nothingWrongIsFoundInWhatIsRight() {
    let text = #"""
      {
        "$schema": "x", "version": 1, "include": ["**/*.xib"], "exclude": ["gen"], "registries": ["a.json"],
        "assets": ["App"], "deploymentTarget": {"iOS": "13.0", "macOS": "10.15"},
        "rules": {"misplaced-view": "off", "duplicate-id": {"severity": "error"}, "own-check": "note"},
        "overrides": [{"paths": ["Legacy"], "rules": {"misplaced-view": {"severity": "note"}}}],
        "suppressions": [{"rule": "own-check", "file": "a.xib", "object": "b", "keyPath": "c", "reason": "d"}],
        "reports": [{"format": "text"}, {"format": "json", "file": "out.json"}]
      }
      """#
    let (configuration, findings) = read(text)
    #expect(findings.map(\.diagnostic.message) == [])
    #expect(configuration.registries.map(\.text) == ["a.json"] && configuration.assets.map(\.text) == ["App"])
    #expect(
      configuration.deploymentTargets
        == [.iOS: PlatformVersion("13.0"), .macOS: PlatformVersion("10.15")].compactMapValues { $0 })
    #expect(configuration.reports.map(\.file) == [nil, "out.json"])
    #expect(read("{}").findings.isEmpty)
  }

  @Test(arguments: [("misplaced", "misplaced-view", "IBLinter"), ("IBLinter duplicate_id", "duplicate-id", "IBLinter")])
  func namesOfOtherToolsAreTaken(name: String, id: String, tool: String) {
    let (configuration, findings) = read(#"{"rules": {"\#(name)": "note"}}"#)
    #expect(findings.map(\.diagnostic.severity) == [.note])
    #expect(findings.first?.diagnostic.message.hasPrefix("'\(name)' is \(tool)'s name; here it is '\(id)'") ?? false)
    #expect(configuration.ruleSettings(.init())[RuleID(id)]?.severity == .some(.note))
  }

  /// Somebody who switches finds the rules that they know.
  @Test func everyPeerIsTaken() {
    for rule in LintRule.all {
      for peer in rule.peers {
        let bare = peer.split(separator: " ").last.map(String.init) ?? ""
        #expect(RuleName(peer).ids.contains(rule.id) && RuleName(bare).ids.contains(rule.id), "\(peer)")
      }
    }
  }
}
