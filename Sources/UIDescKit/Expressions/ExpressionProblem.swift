/// What is wrong with an expression, and where in its text.
struct ExpressionProblem: Error, Equatable {
  var message: String
  /// Bytes of the text.
  var range: Range<Int>

  init(_ message: String, at range: Range<Int>) {
    self.message = message
    self.range = range
  }
}
