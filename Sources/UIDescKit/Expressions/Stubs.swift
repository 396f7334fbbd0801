struct Parser {
  static func parse(_ text: String) throws(ExpressionProblem) -> Syntax {
    throw ExpressionProblem("not yet", at: 0..<text.utf8.count)
  }
}
struct Checker {
  let text: String
  var scope: Scope
  func type(of syntax: Syntax) throws(ExpressionProblem) -> ExpressionType { .any }
  func require(_ syntax: Syntax, _ type: ExpressionType) throws(ExpressionProblem) -> ExpressionType { type }
}
struct Evaluator {
  let text: String
  func value(of syntax: Syntax, _ evaluation: inout Evaluation) throws(ExpressionProblem) -> Value { .null }
}
extension Value { var shown: String { "" } }
