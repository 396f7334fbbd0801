import XMLSource

/// Takes out the findings that the document or the configuration says are lived with, and tells which of what they say is
/// wrong or silences nothing.
/// - Parameters:
///   - sets: what the configuration silences in the document.
///   - findProject: gives a part of what is known of the project around the document; nil when not every rule has been looked for, so
///     that nobody can tell what silences nothing.
func suppress(
  in document: Document, by sets: [SuppressionSet], registry: Registry, settings: RuleSettings,
  unused findProject: ((String, Project.Part) -> Project)?, into diagnostics: inout Diagnostics
) -> (use: SuppressionUse, silenced: [Diagnostic]) {
  var check = DirectiveCheck(registry)
  var directives: [HeededDirective] = []
  var problems: [Diagnostic] = []
  if document.tree.source.mayHaveDirectives {
    for place in document.directivePlaces() { directives.append(check.heed(place, problems: &problems)) }
  }
  var coverage = Coverage(directives)
  var use = SuppressionUse(of: sets)
  var silenced: [Diagnostic] = []
  diagnostics.divide(in: document)
  diagnostics.remove { diagnostic in
    if let directive = coverage.innermost(around: diagnostic) {
      directives[directive].used.insert(diagnostic.rule.name)
      silenced.append(diagnostic)
      return true
    }
    guard let (set, place) = sets.first(silencing: diagnostic) else { return false }
    use.noteUse(of: place, in: set)
    silenced.append(diagnostic)
    return true
  }
  diagnostics.unite()
  use.keepWhatStays(in: document, sets, from: &diagnostics)
  for problem in problems { diagnostics.report(problem) }
  guard let findProject else { return (use, silenced) }
  var lookedFor = RulesLookedFor(document, registry: registry, settings: settings, findProject: findProject)
  for directive in directives { directive.reportUnused(&lookedFor, in: document, into: &diagnostics) }
  use.noteWhatIsLookedFor(&lookedFor, in: document)
  return (use, silenced)
}

/// A directive with those of its rules that are right, and which of them have silenced something.
struct HeededDirective {
  let place: DirectivePlace
  /// The rules' places in the directive's list.
  let rules: [Int]
  var used: Set<String> = []
}

/// Which directive covers a finding. Findings are asked for in source order.
private struct Coverage {
  private struct Scopes {
    /// Those around others before them.
    var all: [(range: Range<Int>, directive: Int)] = []
    var next = 0
    var open: [(range: Range<Int>, directive: Int)] = []
  }

  private var scopes: [String: Scopes] = [:]

  init(_ directives: [HeededDirective]) {
    for (index, directive) in directives.enumerated() {
      guard let range = directive.place.scope else { continue }
      let words = directive.place.directive.rules
      for rule in directive.rules { scopes[words[rule].text, default: .init()].all.append((range, index)) }
    }
  }

  mutating func innermost(around diagnostic: Diagnostic) -> Int? {
    let (rule, offset) = (diagnostic.rule.name, diagnostic.range.lowerBound)
    guard var known = scopes.removeValue(forKey: rule) else { return nil }
    while known.next < known.all.count, known.all[known.next].range.lowerBound <= offset {
      known.open.append(known.all[known.next])
      known.next += 1
    }
    while let last = known.open.last, last.range.upperBound <= offset { known.open.removeLast() }
    scopes[rule] = known
    return known.open.last?.directive
  }
}
