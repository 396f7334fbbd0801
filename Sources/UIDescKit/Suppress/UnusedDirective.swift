extension HeededDirective {
  /// Tells each rule that nothing was found of.
  func reportUnused(_ lookedFor: inout RulesLookedFor, in document: Document, into diagnostics: inout Diagnostics) {
    let words = place.directive.rules
    var idle: [Int] = []
    for rule in rules where !used.contains(words[rule].text) {
      if lookedFor.contains(RuleID(words[rule].text), in: place.scope) { idle.append(rule) }
    }
    for rule in idle {
      let name = words[rule].text
      var diagnostic = Diagnostic(
        "unused-suppression", .warning,
        "'\(name)' isn't found \(scopeName), or silenced already, so this silences nothing; delete it, before it hides the next one",
        at: words[rule].range)
      diagnostic.spot = place.directive.spot(rule)
      let areAllIdle = idle.count == words.count
      if let comment = place.comment, !areAllIdle || !place.hasNeighbours {
        let range = areAllIdle ? document.withItsLine(comment) : place.directive.rangeToDelete(rule)
        // A run that knows more of the project may need it.
        diagnostic.fix = .init("delete '\(name)'", isSafe: false, replace: range, with: "")
      }
      diagnostics.report(diagnostic)
    }
  }

  private var scopeName: String {
    if place.directive.isForFile { return "in this document" }
    return place.comment == nil ? "in this object" : "in the element that follows"
  }
}

extension Directive {
  /// What of a document a finding about one of its rules is about: `disable[duplicate-id]`.
  func spot(_ rule: Int) -> String { "\(verb.text.shortened)[\(rules[rule].text.shortened)]" }

  /// A rule of several, with the comma after it, or before it when it is the last one.
  fileprivate func rangeToDelete(_ rule: Int) -> Range<Int> {
    let range = rules[rule].range
    if rule + 1 < rules.count { return range.lowerBound..<rules[rule + 1].range.lowerBound }
    return (rule > 0 ? rules[rule - 1].range.upperBound : range.lowerBound)..<range.upperBound
  }
}
