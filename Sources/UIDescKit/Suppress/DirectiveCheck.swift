/// Says what is wrong with directives, which then aren't heeded: somebody who believes a finding silenced must not be misled.
struct DirectiveCheck {
  private let registry: Registry
  private lazy var known = LintRule.ids.union(registry.checkRules)
  private var suggestions = Suggestions()

  init(_ registry: Registry) { self.registry = registry }

  mutating func heed(_ place: DirectivePlace, problems: inout [Diagnostic]) -> HeededDirective {
    if let problem = wholeProblem(with: place) {
      problems.append(problem)
      return HeededDirective(place: place, rules: [])
    }
    var rules: [Int] = []
    for (index, word) in place.directive.rules.enumerated() {
      guard var problem = problem(with: word) else {
        rules.append(index)
        continue
      }
      problem.spot = place.directive.spot(index)
      if !place.directive.isAsItStands { problem.fix = nil }
      problems.append(problem)
    }
    return HeededDirective(place: place, rules: rules)
  }

  private mutating func wholeProblem(with place: DirectivePlace) -> Diagnostic? {
    let directive = place.directive
    let verb = directive.verb
    let verbs = ["disable", "disable-file"]
    let mark = Directive.mark
    let message: String
    if verb.text.isEmpty {
      message =
        "nothing follows '\(mark)' at once, so nothing is silenced; write '\(mark)disable RULE: reason', without a blank before 'disable'"
    } else if !verbs.contains(verb.text) {
      let near = nearestSpelling(of: verb.text, among: verbs) ?? "disable"
      message =
        "there is no '\(mark)\(verb.text.shortened)', so nothing is silenced; write '\(mark)\(near) RULE: reason'"
    } else if directive.rules.isEmpty {
      message = "'\(mark)\(verb.text)' names no rule, so nothing is silenced; write it after that, and then ': reason'"
    } else if let stray = directive.strayWord, let last = directive.rules.last, known.contains(RuleID(stray.text)) {
      message =
        "'\(stray.text)' follows '\(last.text)' without a comma, so nothing is silenced; separate rules with commas: '\(last.text), \(stray.text)'"
    } else if let stray = directive.strayWord, let last = directive.rules.last, directive.hasLateMark {
      message =
        "'\(stray.text.shortened)' follows '\(last.text.shortened)' without ',' or ':', so nothing is silenced; separate rules with commas, and write ':' before the reason"
    } else if !directive.hasReason {
      message =
        "'\(mark)\(verb.text)' gives no reason, so nothing is silenced; write ':' after the rule and then why it may stay"
    } else if place.scope == nil {
      message = "no element follows '\(mark)\(verb.text)' here, so nothing is silenced; write it before one"
    } else {
      return nil
    }
    return Diagnostic("invalid-suppression", .warning, message, at: directive.range)
  }

  private mutating func problem(with rule: Directive.Word) -> Diagnostic? {
    let id = RuleID(rule.text)
    let start = "there is no rule '\(rule.text.shortened)', so nothing is silenced; "
    if RuleID.unsilenceable.contains(id) {
      return problem("'\(rule.text)' can't be silenced in a document; correct what it is about", at: rule)
    }
    if known.contains(id) { return nil }
    if let peer = LintRule.counterparts(of: rule.text).first {
      return problem(start + "here it is '\(peer.id.name)'", at: rule, meant: peer.id.name)
    }
    if let near = suggestions.nearest(to: rule.text, among: known.map(\.name)) {
      return problem(start + "did you mean '\(near)'?", at: rule, meant: near)
    }
    return problem(start + "'uidesc rules' lists all", at: rule)
  }

  private func problem(_ message: String, at rule: Directive.Word, meant: String? = nil) -> Diagnostic {
    var diagnostic = Diagnostic("invalid-suppression", .warning, message, at: rule.range)
    diagnostic.fix = meant.map {
      .init("change '\(rule.text)' to '\($0)'", isSafe: false, replace: rule.range, with: $0)
    }
    return diagnostic
  }
}

extension RuleID {
  /// Findings of documents that can't be read any further, and those about suppressions themselves.
  fileprivate static let unsilenceable = fatal.union(["unused-suppression", "invalid-suppression"])
}
