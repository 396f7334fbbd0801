extension Evaluation {
  /// Whether two values are the same; a step for each part compared.
  mutating func areEqual(_ a: Value, _ b: Value, at range: Range<Int>) throws(ExpressionProblem) -> Bool {
    try spend(at: range)
    switch (a.plain, b.plain) {
    case (.string(let first), .string(let second)):
      try spend(min(first.utf8.count, second.utf8.count) / 64, at: range)
      return first == second
    case (.color(let first), .color(let second)):
      guard let components = first.components, let others = second.components else { return first == second }
      return components == others
    case (.list(let first), .list(let second)):
      guard first.count == second.count else { return false }
      for (one, other) in zip(first, second) {
        guard try areEqual(one, other, at: range) else { return false }
      }
      return true
    case (.object(let first), .object(let second)):
      guard first.count == second.count else { return false }
      for field in first {
        try spend(second.count / 64, at: range)
        guard let other = second[field.key], try areEqual(field.value, other, at: range) else { return false }
      }
      return true
    case (let first, let second): return first == second
    }
  }

  mutating func contains(
    _ items: [Value], _ value: Value, at range: Range<Int>
  ) throws(ExpressionProblem) -> Bool {
    for item in items {
      if try areEqual(item, value, at: range) { return true }
    }
    return false
  }
}
