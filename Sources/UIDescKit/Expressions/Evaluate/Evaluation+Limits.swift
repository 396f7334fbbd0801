extension Evaluation {
  /// Takes steps from those that are left.
  mutating func spend(_ count: Int = 1, at range: Range<Int>) throws(ExpressionProblem) {
    guard count <= steps else {
      steps = 0
      throw ExpressionProblem("the limit of steps is used up; the expressions do too much", at: range)
    }
    steps -= count
  }

  /// Makes a string, unless it is too long.
  mutating func string(_ text: String, at range: Range<Int>) throws(ExpressionProblem) -> Value {
    guard text.utf8.count <= Self.longestString else {
      throw ExpressionProblem("a string gets longer than \(Self.longestString) bytes", at: range)
    }
    try spend(text.utf8.count / 64, at: range)
    return .string(text)
  }

  /// Makes a list, unless it is too long or too deep.
  mutating func list(_ items: [Value], at range: Range<Int>) throws(ExpressionProblem) -> Value {
    try requireLength(items.count, at: range)
    for item in items { try spendSize(of: item, at: range) }
    return .list(items)
  }

  func requireLength(_ count: Int, at range: Range<Int>) throws(ExpressionProblem) {
    guard count <= Self.longestList else {
      throw ExpressionProblem("a list gets longer than \(Self.longestList) items", at: range)
    }
  }

  /// Takes as many steps as a value has parts. Without that, lists of lists would double with every name.
  mutating func spendSize(of value: Value, depth: Int = 0, at range: Range<Int>) throws(ExpressionProblem) {
    guard depth < Self.deepestValue else {
      throw ExpressionProblem("a value has more than \(Self.deepestValue) lists inside each other", at: range)
    }
    switch value {
    case .string(let text): try spend(1 + text.utf8.count / 64, at: range)
    case .list(let items):
      try spend(at: range)
      for item in items { try spendSize(of: item, depth: depth + 1, at: range) }
    case .object(let fields):
      try spend(at: range)
      for field in fields { try spendSize(of: field.value, depth: depth + 1, at: range) }
    default: try spend(at: range)
    }
  }

  private static let deepestValue = 128
}
