import XMLSource

/// Which rules look at which names, by the numbers that one worker gives to names. A document is gone through once for all.
final class LintPlan {
  let settings: RuleSettings
  private(set) var documentRules: [Int] = []
  private(set) var objectRules: [Int] = []
  private var elementRules: [[Int]] = []
  private var attributeRules: [[Int]] = []
  /// Whether any rule looks at elements, or at attributes.
  private(set) var visitsElements = false
  private(set) var visitsAttributes = false

  init(_ settings: RuleSettings, names: NameTable) {
    self.settings = settings
    for (index, entry) in settings.checked.enumerated() {
      switch entry.rule.check {
      case .byStage: break
      case .document: documentRules.append(index)
      case .objects: objectRules.append(index)
      case .elements(let elements, _):
        visitsElements = true
        for name in elements { Self.add(index, at: names.intern(name), to: &elementRules) }
      case .attributes(let attributes, _):
        visitsAttributes = true
        for name in attributes { Self.add(index, at: names.intern(name), to: &attributeRules) }
      }
    }
  }

  private static func add(_ rule: Int, at name: Name, to table: inout [[Int]]) {
    let number = Int(name.number)
    while table.count <= number { table.append([]) }
    table[number].append(rule)
  }

  @inline(__always)
  func rules(forElement name: Name) -> [Int] {
    let number = Int(name.number)
    return number < elementRules.count ? elementRules[number] : []
  }

  @inline(__always)
  func rules(forAttribute name: Name) -> [Int] {
    let number = Int(name.number)
    return number < attributeRules.count ? attributeRules[number] : []
  }
}
