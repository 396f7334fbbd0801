/// What is wrong with an expression, and where in its text.
struct ExpressionProblem: Error, Equatable {
  var message: String
  /// Bytes of the text.
  var range: Range<Int>
  /// Something has no value; `??` gives another one.
  var isMissing = false

  init(_ message: String, at range: Range<Int>, isMissing: Bool = false) {
    self.isMissing = isMissing
    self.message = message
    self.range = range
  }
}
