/// An expression of a registry file: `min(bounds.width, 100) / 2`.
///
/// Parsing finds mistakes of grammar, `type` those of names and types, `value` what only values can show.
struct Expression: Sendable {
  let text: String
  private let syntax: Syntax

  /// What stands for one that can't be read.
  static let unreadable = Expression(text: "", syntax: Syntax(.literal(.null), 0..<0))

  private init(text: String, syntax: Syntax) {
    self.text = text
    self.syntax = syntax
  }

  /// The value of one that is nothing but a number, text or the like.
  var literal: Value? { if case .literal(let value) = syntax.kind { value } else { nil } }

  /// Parses, without asking what names mean.
  init(parsing text: String) throws(ExpressionProblem) {
    self.text = text
    syntax = try Parser.parse(text)
  }

  /// The type of the value, once every part has been found right.
  /// - Parameter expected: what the value is for; gives `.center` its enum. Another type is a problem.
  func type(in scope: Scope, expecting expected: ExpressionType? = nil) throws(ExpressionProblem) -> ExpressionType {
    let checker = Checker(text: text, scope: scope)
    guard let expected else { return try checker.type(of: syntax) }
    return try checker.require(syntax, expected)
  }

  /// The value. Numbers are finite `.number`s, `-0` is 0.
  func value(in evaluation: inout Evaluation) throws(ExpressionProblem) -> Value {
    try Evaluator(text: text).value(of: syntax, &evaluation)
  }
}
