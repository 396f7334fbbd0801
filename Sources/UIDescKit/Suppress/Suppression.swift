/// What a configuration says about findings that a project lives with.
public struct Suppression: Sendable {
  /// The findings' rule.
  public var rule: RuleID
  /// The `id` of the object that the findings are about; nil for any, and for findings about none.
  public var object: String?
  /// The findings' key path; nil for any.
  public var keyPath: String?
  /// Where it stands in the configuration.
  public var range: Range<Int>

  /// A suppression of all findings of a rule, as far as nothing else is given.
  public init(_ rule: RuleID, object: String? = nil, keyPath: String? = nil, at range: Range<Int>) {
    self.rule = rule
    self.object = object
    self.keyPath = keyPath
    self.range = range
  }
}
