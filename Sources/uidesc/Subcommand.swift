/// What uidesc can be told to do.
enum Subcommand: String, CaseIterable, Sendable {
  case validate, compile, dump, registry, rules, explain, config, completions
  case initialize = "init"

  /// `a`, `a and b` or `a, b and c`.
  static func list(_ commands: [Subcommand]) -> String {
    guard let last = commands.last else { return "" }
    let others = commands.dropLast().map(\.rawValue).joined(separator: ", ")
    return others.isEmpty ? last.rawValue : "\(others) and \(last.rawValue)"
  }
}

extension [Subcommand] {
  static let all = Subcommand.allCases
  /// Those that read files.
  static let readers: Self = [.validate, .compile, .dump, .registry, .config, .initialize]
  /// Those that tell what is wrong with files.
  static let reporters: Self = [.validate, .compile, .dump, .registry, .config]
  /// Those that read documents.
  static let documents: Self = [.validate, .compile, .dump]
  /// Those that find what is wrong with documents.
  static let checks: Self = [.validate, .compile]
  /// Those that report findings, and want to know a project's classes.
  static let classes: Self = [.validate, .compile, .registry]
  /// Those that ask a project's configuration.
  static let configured: Self = [.validate, .compile, .config]
}
