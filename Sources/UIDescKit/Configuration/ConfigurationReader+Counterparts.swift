extension ConfigurationReader {
  /// What members of IBLinter's, xiblint's and SwiftLint's configurations are here.
  static func counterpart(of member: String) -> String? {
    if let known = counterparts[member] { return known }
    guard member.hasSuffix("_rule"), let rule = LintRule.counterparts(of: String(member.dropLast(5))).first else {
      return nil
    }
    return
      "\"rules\": {\"\(rule.id.name)\": {\"severity\": \"warning\", …}}; 'uidesc explain \(rule.id.name)' has its options"
  }

  private static let on = "\"rules\": {\"RULE\": \"warning\"}"
  private static let off = "\"rules\": {\"RULE\": \"off\"}"

  private static let counterparts = [
    "enabled_rules": on, "opt_in_rules": on, "only_rules": on, "disabled_rules": off, "excluded_rules": off,
    "included": "\"include\": [\"PATTERN\"]", "include_paths": "\"include\": [\"PATTERN\"]",
    "excluded": "\"exclude\": [\"PATTERN\"]", "exclude_paths": "\"exclude\": [\"PATTERN\"]",
    "reporter": "\"reports\": [{\"format\": \"json\"}]",
    "rules_config": "\"rules\": {\"RULE\": {\"severity\": \"warning\", \"OPTION\": …}}",
  ]
}
