/// Finds values. Every part takes a step, and nothing repeats but over a list, so that it ends.
struct Evaluator {
  let text: String

  func value(of syntax: Syntax, _ context: inout Evaluation) throws(ExpressionProblem) -> Value {
    try context.spend(at: syntax.range)
    switch syntax.kind {
    case .literal(let value): return value
    case .enumCase(let name): return .string(name)
    case .name(let name): return context.value(named: name)
    case .member(let base, let name, let place): return try member(of: base, name, at: place, &context)
    case .index(let base, let index): return try item(of: base, index, &context)
    case .call(let name, let place, let arguments):
      return try call(name, at: place, arguments, whole: syntax.range, &context)
    case .negation(let operand):
      let number = try number(operand, &context)
      return .number(number == 0 ? 0 : -number)
    case .not(let operand): return .bool(try !boolean(operand, &context))
    case .chain(let first, let links): return try chain(first, links, &context)
    case .conditional(let condition, let then, let otherwise):
      return try value(of: boolean(condition, &context) ? then : otherwise, &context)
    case .list(let items):
      var values: [Value] = []
      for item in items { values.append(try value(of: item, &context)) }
      return try context.list(values, at: syntax.range)
    case .comprehension(let variable, let source, let body):
      return try comprehension(variable, source, body, at: syntax.range, &context)
    case .span:
      throw ExpressionProblem("'..<' stands only after 'in'", at: syntax.range)
    }
  }

  func number(_ syntax: Syntax, _ context: inout Evaluation) throws(ExpressionProblem) -> Double {
    let value = try value(of: syntax, &context)
    guard case .number(let number) = value else { throw .unfit(value, text, syntax.range, "a number") }
    return number
  }

  func boolean(_ syntax: Syntax, _ context: inout Evaluation) throws(ExpressionProblem) -> Bool {
    let value = try value(of: syntax, &context)
    guard case .bool(let flag) = value else { throw .unfit(value, text, syntax.range, "a boolean") }
    return flag
  }

  private func comprehension(
    _ variable: Syntax.Variable, _ source: Syntax, _ body: Syntax, at range: Range<Int>, _ context: inout Evaluation
  ) throws(ExpressionProblem) -> Value {
    let items = try items(of: source, &context)
    try context.requireLength(items.count, at: source.range)
    let hidden = context.values[variable.name]
    defer { context.values[variable.name] = hidden }
    var values: [Value] = []
    for item in items {
      context.values[variable.name] = item
      values.append(try value(of: body, &context))
    }
    return try context.list(values, at: range)
  }

  private func items(of source: Syntax, _ context: inout Evaluation) throws(ExpressionProblem) -> [Value] {
    guard case .span(let lower, let upper) = source.kind else {
      let value = try value(of: source, &context)
      guard case .list(let items) = value else { throw .unfit(value, text, source.range, "a list") }
      return items
    }
    let first = try number(lower, &context)
    let end = try number(upper, &context)
    for (side, number) in [(lower, first), (upper, end)] where Int(exactly: number) == nil {
      throw ExpressionProblem(
        "\(text.quoted(side.range)) is \(number.shown), but a whole number is needed", at: side.range)
    }
    guard let count = Int(exactly: max(0, end - first)) else {
      throw ExpressionProblem("a list gets longer than \(Evaluation.longestList) items", at: source.range)
    }
    try context.requireLength(count, at: source.range)
    return (0..<count).map { .number(first + Double($0)) }
  }
}
