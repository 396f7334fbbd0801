import UIDescKit

/// `uidesc explain RULE…`.
struct ExplainCommand {
  private let names: [String]
  private let showsAll: Bool

  init(_ options: Options) {
    names = options.paths
    showsAll = options.showsAll
  }

  func run() throws(Options.Mistake) -> ExitStatus {
    if names.isEmpty {
      throw Options.Mistake(message: "name a rule: uidesc explain misplaced-view; 'uidesc rules' lists them")
    }
    var texts: [String] = []
    for name in names { texts += try explanations(of: name) }
    return Command.say(texts.joined(separator: "\n"))
  }

  /// More than one when another tool's rule does what several of ours do.
  private func explanations(of name: String) throws(Options.Mistake) -> [String] {
    if let rule = LintRule.named(name) { return [Explanation(rule, showsAll: showsAll).text] }
    let counterparts = LintRule.counterparts(of: name)
    if !counterparts.isEmpty { return counterparts.map { Explanation($0, insteadOf: name, showsAll: showsAll).text } }
    if let check = Self.registryCheck(name) { throw Options.Mistake(message: check) }
    let parts = LintRule.all.map(\.id.name).filter { "-\($0)-".contains("-\(name)-") }
    if !parts.isEmpty {
      throw Options.Mistake(
        message: "there is no rule '\(name)'; there \(parts.count == 1 ? "is" : "are") "
          + parts.joined(separator: ", "))
    }
    let known = LintRule.all.flatMap { [$0.id.name] + $0.peerRuleNames }
    let nearest = nearestSpelling(of: name, among: known)
    throw Options.Mistake(
      message: "there is no rule '\(name)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "'uidesc rules' lists them"))
  }

  /// Built-in registries have checks of their own, whose ids stand in reports like rules.
  private static func registryCheck(_ name: String) -> String? {
    for registry in BuiltInRegistries.names {
      let files = BuiltInRegistries.named(registry)?.files ?? []
      if let owner = Registry.load(files: files, areBuiltIn: true).registry.classWithCheck(name) {
        return "'\(name)' is no rule, but a check of the registry '\(registry)', which is shown with its class: "
          + "uidesc registry show --registry \(registry) \(owner)"
      }
    }
    return nil
  }
}
