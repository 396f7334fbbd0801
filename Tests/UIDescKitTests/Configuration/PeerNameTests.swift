import Testing

@testable import UIDescKit

/// Another tool's name of a rule looks for what that tool does.
@Suite struct PeerNameTests {
  private func options(_ rules: String, of rule: LintRule) -> [String: LintOption.Value] {
    let (configuration, findings) = read("{\"rules\": {\(rules)}}")
    #expect(findings.filter { $0.diagnostic.severity == .error }.map(\.diagnostic.message) == [])
    return configuration.settings(.init()).options(of: rule.id)
  }

  @Test func aNameBringsItsOptions() {
    #expect(
      options(#""use_trait_collections": "note""#, of: .traitVariations)["use"]
        == .choice("always", of: ["never", "always"]))
    let labels = options(#""automation_identifiers_for_outlet_labels": "note""#, of: .accessibilityIdentifier)
    #expect(labels == ["classes": .texts([]), "outletLabels": .flag(true)])
    #expect(
      options(#""simulated_metrics_retina4_0": "note""#, of: .simulatedDevice)["devices"] == .texts(["retina4_0"]))
    #expect(
      options(#""no_attributed_string_colors": "note""#, of: .hardCodedColor)["attributedStrings"] == .flag(false))
  }

  @Test func whatIsSetWins() {
    let set = options(#""view_as_device": {"severity": "note", "devices": ["retina6_1"]}"#, of: .simulatedDevice)
    #expect(set == ["devices": .texts(["retina6_1"]), "metrics": .flag(false)])
    #expect(options(#""trait-variations": "note""#, of: .traitVariations).isEmpty)
  }

  @Test func twoNamesOfOneRuleAreTakenTogether() {
    let both = options(
      #""automation_identifiers": "note", "automation_identifiers_for_outlet_labels": "note""#,
      of: .accessibilityIdentifier)
    #expect(
      both == ["classes": .texts(["UIButton", "UITextField", "UITextView"]), "outletLabels": .flag(true)])
    let fonts = options(
      #""strict_fonts": {"severity": "error", "names": ["A"]}, "strict_font_names": {"names": ["B"]}"#, of: .fontPolicy)
    #expect(fonts == ["names": .texts(["A", "B"])])
    let metrics = options(#""no_simulated_metrics": "note", "view_as_device": "note""#, of: .simulatedDevice)
    #expect(metrics["metrics"] == .flag(true))
  }

  @Test func theNoteSaysWhatIsBroughtAndWhatIsMissing() {
    #expect(
      RuleName("IBLinter use_trait_collections").advice()?.hasSuffix(#"'trait-variations' with {"use": "always"}"#)
        == true)
    #expect(
      RuleName("use_base_class").advice()?.hasSuffix("; it finds nothing until 'bases' names the base classes") == true)
    #expect(RuleName("custom_module").remarks == "; it finds nothing without a registry that says 'complete'")
    #expect(RuleName("base-class").remarks == "" && RuleName("base-class").options.isEmpty)
  }

  @Test func theNoteLeavesOutWhatIsSet() {
    let (_, findings) = read(#"{"rules": {"view_as_device": {"severity": "note", "devices": ["retina6_1"]}}}"#)
    #expect(
      findings.map(\.diagnostic.message) == [
        #"'view_as_device' is IBLinter's name; here it is 'simulated-device' with {"metrics": false}"#
      ])
  }

  /// A slip in the table would be lost without a word.
  @Test(arguments: PeerRules.all) func optionsAreThoseOfTheRule(name: String) {
    for (option, value) in RuleName(name).options {
      for rule in LintRule.counterparts(of: name) {
        let known = rule.options.first { $0.name == option }
        #expect(known?.standard.json.first == value.json.first || known?.typeName == "flag", "\(name) \(option)")
      }
    }
  }
}
