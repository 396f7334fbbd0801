/// An expression with its place in a registry file.
struct PlacedExpression: Sendable {
  let expression: Expression
  /// Of the JSON string, quotation marks included.
  let range: Range<Int>
  /// Whether it could be read; else its problem has been told, and what depends on it has none of its own.
  var isReadable = true

  static func unreadable(at range: Range<Int>) -> PlacedExpression {
    PlacedExpression(expression: .unreadable, range: range, isReadable: false)
  }

  /// Where in the file a problem is; the whole string, when it is written with escapes.
  func place(of problem: ExpressionProblem) -> Range<Int> {
    Self.place(of: problem, inString: expression.text, at: range)
  }

  static func place(of problem: ExpressionProblem, inString text: String, at range: Range<Int>) -> Range<Int> {
    guard range.count == text.utf8.count + 2 else { return range }
    let start = range.lowerBound + 1
    return (start + problem.range.lowerBound)..<(start + problem.range.upperBound)
  }
}
