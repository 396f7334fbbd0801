extension PatternReader {
  /// What stands between `[` and `]`.
  mutating func set() throws(PatternProblem) -> ScalarSet {
    let isInverted = take("^")
    var all = ScalarSet([])
    while let next = peek, next != "]" {
      let first = try member()
      guard take("-") else {
        all.formUnion(first)
        continue
      }
      if peek == "]" {
        all.formUnion(first)
        all.formUnion(ScalarSet("-"))
        break
      }
      guard let low = first.only, let high = try member().only, low <= high else {
        throw PatternProblem(message: "a range such as a-z goes from one character to a later one")
      }
      all.formUnion(ScalarSet([low...high]))
    }
    guard take("]") else { throw PatternProblem(message: "a '[' has no ']'") }
    if all.ranges.isEmpty { throw PatternProblem(message: "'[]' takes no character") }
    return isInverted ? all.inverted : all
  }

  private mutating func member() throws(PatternProblem) -> ScalarSet {
    guard let scalar = peek else { throw PatternProblem(message: "a '[' has no ']'") }
    at += 1
    return scalar == "\\" ? try escape() : ScalarSet(scalar)
  }

  mutating func escape() throws(PatternProblem) -> ScalarSet {
    guard let scalar = peek else { throw PatternProblem(message: "it ends in '\\'") }
    at += 1
    switch scalar {
    case "d": return .digits
    case "D": return ScalarSet.digits.inverted
    case "w": return .word
    case "W": return ScalarSet.word.inverted
    case "s": return .blanks
    case "S": return ScalarSet.blanks.inverted
    case "n": return ScalarSet("\n")
    case "t": return ScalarSet("\t")
    case "r": return ScalarSet("\r")
    default:
      if ScalarSet.word.contains(scalar) { throw PatternProblem(message: "'\\\(scalar)' is not supported") }
      return ScalarSet(scalar)
    }
  }
}

extension ScalarSet {
  /// The character, when it is a single one.
  fileprivate var only: UInt32? {
    guard ranges.count == 1, let range = ranges.first, range.count == 1 else { return nil }
    return range.lowerBound
  }
}
