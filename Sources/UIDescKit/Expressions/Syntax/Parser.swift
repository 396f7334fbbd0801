/// Reads tokens by recursive descent, operators by precedence.
struct Parser {
  let text: String
  private let tokens: [Token]
  private var index = 0
  private var nesting = 0

  /// The most levels of parts, and of parentheses, inside each other.
  static let deepest = 64

  private init(_ text: String) throws(ExpressionProblem) {
    self.text = text
    tokens = try Lexer.tokens(of: text)
  }

  static func parse(_ text: String) throws(ExpressionProblem) -> Syntax {
    var parser = try Parser(text)
    let syntax = try parser.expression()
    guard parser.current.kind == .end else { throw parser.unexpected() }
    return syntax
  }

  /// Stays at the end once it is reached.
  var current: Token { tokens[min(index, tokens.count - 1)] }
  var next: Token { tokens[min(index + 1, tokens.count - 1)] }

  mutating func advance() { index += 1 }

  /// Whether the current token is `sign`; then goes past it.
  mutating func skip(_ sign: Token.Sign) -> Bool {
    guard current.kind == .sign(sign) else { return false }
    advance()
    return true
  }

  /// A part that isn't too deep to be walked without fear for the stack.
  func node(_ kind: Syntax.Kind, _ range: Range<Int>) throws(ExpressionProblem) -> Syntax {
    let syntax = Syntax(kind, range)
    guard syntax.depth <= Self.deepest else { throw tooDeep(at: range) }
    return syntax
  }

  private func tooDeep(at range: Range<Int>) -> ExpressionProblem {
    ExpressionProblem("more than \(Self.deepest) parts are nested; give a part a name of its own", at: range)
  }

  /// `conditional = chain [ "?" expression ":" expression ]`.
  mutating func expression() throws(ExpressionProblem) -> Syntax {
    try enter()
    defer { nesting -= 1 }
    let condition = try chain(above: 0)
    guard skip(.question) else { return condition }
    let then = try expression()
    guard skip(.colon) else { throw unexpected(wanted: "':' and the value otherwise") }
    let otherwise = try expression()
    return try node(
      .conditional(condition, then: then, otherwise: otherwise), condition.range.lowerBound..<otherwise.range.upperBound
    )
  }

  mutating func enter() throws(ExpressionProblem) {
    nesting += 1
    guard nesting <= Self.deepest else { throw tooDeep(at: current.range) }
  }

  /// Operators that bind tighter than `precedence`.
  private mutating func chain(above precedence: Int) throws(ExpressionProblem) -> Syntax {
    var first = try unary()
    var links: [Syntax.Link] = []
    func whole() throws(ExpressionProblem) -> Syntax {
      guard let last = links.last else { return first }
      return try node(.chain(first, links), first.range.lowerBound..<last.operand.range.upperBound)
    }
    while let operation = current.operation, operation.precedence > precedence {
      let place = current.range
      if let last = links.last, last.operation.precedence != operation.precedence {
        first = try whole()
        links = []
      } else if !links.isEmpty, operation.precedence == Operator.comparison {
        throw ExpressionProblem("comparisons don't chain; join two with '&&'", at: place)
      }
      advance()
      var operand = try chain(above: operation.precedence)
      if operation == .isIn { operand = try span(from: operand) }
      links.append(Syntax.Link(operation: operation, place: place, operand: operand))
    }
    return try whole()
  }

  /// `lower ..< upper`, where only a list or a range can stand.
  mutating func span(from lower: Syntax) throws(ExpressionProblem) -> Syntax {
    guard skip(.span) else { return lower }
    let upper = try chain(above: Operator.comparison)
    return try node(.span(lower, upper), lower.range.lowerBound..<upper.range.upperBound)
  }

  private mutating func unary() throws(ExpressionProblem) -> Syntax {
    let start = current.range.lowerBound
    let isMinus = skip(.minus)
    guard isMinus || skip(.not) else { return try postfix() }
    try enter()
    defer { nesting -= 1 }
    let operand = try unary()
    return try node(isMinus ? .negation(operand) : .not(operand), start..<operand.range.upperBound)
  }

  /// A problem with the current token.
  func unexpected(wanted: String? = nil) -> ExpressionProblem {
    let place = current.range
    let word = String(decoding: Array(text.utf8)[place], as: UTF8.self)
    if current.kind == .end {
      return ExpressionProblem("the expression ends where \(wanted ?? "a value") is missing", at: place)
    }
    if current.kind == .sign(.span) {
      return ExpressionProblem("'..<' stands only after 'in'; elsewhere, write range(location, length)", at: place)
    }
    let advice = ["and": "&&", "or": "||", "not": "!"][word].map { "; write '\($0)'" }
    return ExpressionProblem(
      "'\(word)' is unexpected here" + (advice ?? wanted.map { "; \($0) is missing" } ?? ""), at: place)
  }
}
