/// Something about a rule that a configuration can set.
public struct LintOption: Sendable {
  /// Its key beside `severity`.
  public let name: String
  /// What it sets, in a few words.
  public let help: String
  /// What holds when the configuration doesn't say, which also tells the type of its values.
  public let standard: Value
  /// What its values stand for, so that those which can't be meant are seen.
  let content: Content

  /// What a value can stand for. Names that no table knows may be right; those that are nearly a known one aren't.
  enum Content: Sendable {
    case anything
    /// Classes, the system's or a project's, or elements; of a table both its names and its lists.
    case classes
    /// Names of a table: `CLASS.KEY`.
    case keysOfClasses
    case devices, textStyles, colors
    /// 0 or more.
    case size
  }

  /// A value of an option.
  public enum Value: Sendable, Equatable {
    /// `true` or `false`.
    case flag(Bool)
    /// A number; lengths are in points.
    case number(Double)
    /// A text.
    case text(String)
    /// One of several words.
    case choice(String, of: [String])
    /// A regular expression that must match all of a text; empty when none was given.
    case pattern(String)
    /// Texts in a list.
    case texts([String])
    /// Lists of texts by name.
    case table([String: [String]])
  }

  init(_ name: String, _ standard: Value, _ help: String, content: Content = .anything) {
    self.name = name
    self.standard = standard
    self.help = help
    self.content = content
  }
}

/// What the options of one rule are set to.
struct LintOptions: Sendable {
  private let options: [LintOption]
  private let set: [String: LintOption.Value]
  /// The patterns of options that have one.
  private let patterns: [String: Pattern]

  init(of rule: LintRule, set: [String: LintOption.Value] = [:]) {
    options = rule.options
    self.set = set
    var patterns: [String: Pattern] = [:]
    for option in rule.options {
      let value = set[option.name] ?? option.standard
      if case .pattern(let source) = value, !source.isEmpty { patterns[option.name] = try? Pattern(source) }
    }
    self.patterns = patterns
  }

  /// Most rules have none of their options set.
  private func value(_ name: String) -> LintOption.Value? {
    (set.isEmpty ? nil : set[name]) ?? options.first { $0.name == name }?.standard
  }

  func flag(_ name: String) -> Bool { if case .flag(let value)? = value(name) { value } else { false } }

  func number(_ name: String) -> Double? { if case .number(let value)? = value(name) { value } else { nil } }

  func text(_ name: String) -> String {
    switch value(name) {
    case .text(let value), .choice(let value, _), .pattern(let value): value
    default: ""
    }
  }

  /// Nil when the configuration gives none.
  func pattern(_ name: String) -> Pattern? { patterns[name] }

  func texts(_ name: String) -> [String] { if case .texts(let value)? = value(name) { value } else { [] } }

  func table(_ name: String) -> [String: [String]] { if case .table(let value)? = value(name) { value } else { [:] } }
}
