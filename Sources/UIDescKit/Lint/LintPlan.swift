import XMLSource

/// What lint looks for in a run, and which rules look at which names, by the numbers that one worker gives to names. A document
/// is gone through once for all.
final class LintPlan {
  let settings: RuleSettings
  let rules: [CheckedRule]
  private(set) var documentRules: [Int] = []
  private(set) var objectRules: [Int] = []
  let elementRules: RulesByName
  let attributeRules: RulesByName

  init(_ settings: RuleSettings, names: NameTable) {
    self.settings = settings
    rules = CheckedRule.all(in: settings)
    var elementRules: [RulesByName.Pair] = []
    var attributeRules: [RulesByName.Pair] = []
    for (index, rule) in rules.enumerated() {
      switch rule.check {
      case .byStage: break
      case .document: documentRules.append(index)
      case .objects: objectRules.append(index)
      case .elements(let elements, _): elementRules += elements.map { .init(name: names.intern($0), rule: index) }
      case .attributes(let attributes, _):
        attributeRules += attributes.map { .init(name: names.intern($0), rule: index) }
      case .names(let elements, _, let attributes, _):
        elementRules += elements.map { .init(name: names.intern($0), rule: index) }
        attributeRules += attributes.map { .init(name: names.intern($0), rule: index) }
      }
    }
    self.elementRules = RulesByName(elementRules)
    self.attributeRules = RulesByName(attributeRules)
  }
}

/// The rules that look at a name, one name's after the other's in one array: most names have none, which must cost nothing.
struct RulesByName {
  struct Pair {
    let name: Name
    let rule: Int
  }

  /// By name number, where its rules start; one more at the end.
  private var starts: [Int]
  private(set) var rules: [Int]

  /// - Parameter pairs: the rules of one name in the order in which they are to look.
  init(_ pairs: [Pair]) {
    let count = pairs.reduce(0) { max($0, Int($1.name.number) + 1) }
    starts = Array(repeating: 0, count: count + 1)
    rules = Array(repeating: 0, count: pairs.count)
    for pair in pairs { starts[Int(pair.name.number) + 1] += 1 }
    for number in 0..<count { starts[number + 1] += starts[number] }
    var next = starts
    for pair in pairs {
      rules[next[Int(pair.name.number)]] = pair.rule
      next[Int(pair.name.number)] += 1
    }
  }

  var isEmpty: Bool { rules.isEmpty }

  /// Where the rules of a name are in `rules`.
  @inline(__always)
  subscript(name: Name) -> Range<Int> {
    let number = Int(name.number)
    return number + 1 < starts.count ? starts[number]..<starts[number + 1] : 0..<0
  }
}
