extension Parser {
  /// A value with its `.member`s and `[index]`es.
  mutating func postfix() throws(ExpressionProblem) -> Syntax {
    var base = try primary()
    while true {
      let start = base.range.lowerBound
      if skip(.dot) {
        guard case .word(let name) = current.kind else { throw unexpected(wanted: "a member's name after '.'") }
        let place = current.range
        advance()
        base = try node(.member(base, name, at: place), start..<place.upperBound)
      } else if skip(.openList) {
        let index = try expression()
        let end = try close(.closeList)
        base = try node(.index(base, index), start..<end)
      } else {
        return base
      }
    }
  }

  private mutating func primary() throws(ExpressionProblem) -> Syntax {
    let token = current
    switch token.kind {
    case .number(let value): return try literal(.number(value))
    case .string(let value): return try literal(.string(value))
    case .word("true"): return try literal(.bool(true))
    case .word("false"): return try literal(.bool(false))
    case .word("null"): return try literal(.null)
    case .word("in"), .word("for"), .word("not"): throw unexpected()
    case .word(let name): return try named(name, token.range)
    case .sign(.dot):
      advance()
      guard case .word(let name) = current.kind else { throw unexpected(wanted: "an enum case's name after '.'") }
      let range = token.range.lowerBound..<current.range.upperBound
      advance()
      return try node(.enumCase(name), range)
    case .sign(.open): return try group()
    case .sign(.openList): return try list()
    default: throw unexpected(wanted: "a value")
    }
  }

  // Functions of their own keep the stack small where parts are nested.
  private mutating func named(_ name: String, _ place: Range<Int>) throws(ExpressionProblem) -> Syntax {
    advance()
    guard skip(.open) else { return try node(.name(name), place) }
    let (arguments, end) = try items(until: .close)
    return try node(.call(name, at: place, arguments), place.lowerBound..<end)
  }

  /// Messages show the parentheses with what is in them.
  private mutating func group() throws(ExpressionProblem) -> Syntax {
    let start = current.range.lowerBound
    advance()
    let inside = try expression()
    return Syntax(inside.kind, start..<(try close(.close)))
  }

  private mutating func literal(_ value: Value) throws(ExpressionProblem) -> Syntax {
    let range = current.range
    advance()
    return try node(.literal(value), range)
  }

  /// `[a, b]` or `[for x in source: body]`.
  private mutating func list() throws(ExpressionProblem) -> Syntax {
    let start = current.range.lowerBound
    advance()
    guard current.kind == .word("for") else {
      let (values, end) = try items(until: .closeList)
      return try node(.list(values), start..<end)
    }
    advance()
    guard case .word(let name) = current.kind, Lexer.isName(name) else { throw unexpected(wanted: "a name") }
    let variable = Syntax.Variable(name: name, place: current.range)
    advance()
    guard current.kind == .word("in") else { throw unexpected(wanted: "'in'") }
    advance()
    let source = try span(from: try expression())
    guard skip(.colon) else { throw unexpected(wanted: "':' and each item's value") }
    let body = try expression()
    let end = try close(.closeList)
    return try node(.comprehension(variable, source: source, body: body), start..<end)
  }

  /// Values between commas, and where the closing sign ends.
  private mutating func items(until sign: Token.Sign) throws(ExpressionProblem) -> ([Syntax], Int) {
    let end = current.range.upperBound
    if skip(sign) { return ([], end) }
    var items = [try expression()]
    while skip(.comma) { items.append(try expression()) }
    return (items, try close(sign))
  }

  /// Goes past the closing sign and gives its end.
  private mutating func close(_ sign: Token.Sign) throws(ExpressionProblem) -> Int {
    let end = current.range.upperBound
    guard skip(sign) else { throw unexpected(wanted: "'\(sign.rawValue)'") }
    return end
  }
}
