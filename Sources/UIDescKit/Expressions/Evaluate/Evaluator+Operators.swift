extension Evaluator {
  /// From left to right, as far as the result isn't known before.
  func chain(
    _ first: Syntax, _ links: [Syntax.Link], _ context: inout Evaluation
  ) throws(ExpressionProblem) -> Value {
    var left = try value(of: first, isBefore: links.first, &context)
    var range = first.range
    for (index, link) in links.enumerated() {
      left = try apply(link, isBefore: links[(index + 1)...].first, left, range, &context)
      range = range.lowerBound..<link.operand.range.upperBound
    }
    return left
  }

  /// The value of an operand, which before `??` is null also when it asks something null for a member.
  private func value(
    of operand: Syntax, isBefore link: Syntax.Link?, _ context: inout Evaluation
  ) throws(ExpressionProblem) -> Value {
    guard link?.operation == .coalesce else { return try value(of: operand, &context) }
    do throws(ExpressionProblem) { return try value(of: operand, &context) } catch {
      if error.isMissing { return .null }
      throw error
    }
  }

  private func apply(
    _ link: Syntax.Link, isBefore next: Syntax.Link?, _ left: Value, _ range: Range<Int>, _ context: inout Evaluation
  ) throws(ExpressionProblem) -> Value {
    switch link.operation {
    case .coalesce: return left == .null ? try value(of: link.operand, isBefore: next, &context) : left
    case .and, .or:
      guard case .bool(let flag) = left else { throw .unfit(left, text, range, "a boolean") }
      return .bool(flag == (link.operation == .or) ? flag : try boolean(link.operand, &context))
    case .isIn: return .bool(try contains(link.operand, left, range, &context))
    case .equal, .notEqual:
      let right = try value(of: link.operand, &context)
      let isEqual = try context.areEqual(left, right, at: link.place)
      return .bool(isEqual == (link.operation == .equal))
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return .bool(try compare(link, left, range, &context))
    case .add:
      guard case .string(let start) = left.plain else { fallthrough }
      let right = try value(of: link.operand, &context).plain
      guard case .string(let end) = right else { throw .unfit(right, text, link.operand.range, "a string") }
      return try context.string(start + end, at: range.lowerBound..<link.operand.range.upperBound)
    case .subtract, .multiply, .divide, .remainder:
      guard case .number(let first) = left else { throw .unfit(left, text, range, "a number") }
      return try calculate(first, link, range.lowerBound..<link.operand.range.upperBound, &context)
    }
  }

  private func calculate(
    _ first: Double, _ link: Syntax.Link, _ whole: Range<Int>, _ context: inout Evaluation
  ) throws(ExpressionProblem) -> Value {
    let second = try number(link.operand, &context)
    if second == 0, link.operation == .divide || link.operation == .remainder {
      throw ExpressionProblem(
        "\(text.quoted(link.operand.range)) is 0, and nothing can be divided by 0", at: link.operand.range)
    }
    let result =
      switch link.operation {
      case .add: first + second
      case .subtract: first - second
      case .multiply: first * second
      case .divide: first / second
      default: first.truncatingRemainder(dividingBy: second)
      }
    return try .finite(result, text, whole)
  }

  private func compare(
    _ link: Syntax.Link, _ left: Value, _ range: Range<Int>, _ context: inout Evaluation
  ) throws(ExpressionProblem) -> Bool {
    func holds<T: Comparable>(_ first: T, _ second: T) -> Bool {
      switch link.operation {
      case .less: first < second
      case .lessOrEqual: first <= second
      case .greater: first > second
      default: first >= second
      }
    }
    let right = try value(of: link.operand, &context).plain
    switch (left.plain, right) {
    case (.number(let first), .number(let second)): return holds(first, second)
    case (.string(let first), .string(let second)):
      try context.spend(min(first.utf8.count, second.utf8.count) / 64, at: link.place)
      return holds(first, second)
    case (.number, _): throw .unfit(right, text, link.operand.range, "a number")
    case (.string, _): throw .unfit(right, text, link.operand.range, "a string")
    default: throw .unfit(left, text, range, "a number or a string")
    }
  }

  /// Whether `value` is in a list, range or map.
  private func contains(
    _ owner: Syntax, _ value: Value, _ range: Range<Int>, _ context: inout Evaluation
  ) throws(ExpressionProblem) -> Bool {
    if case .span(let lower, let upper) = owner.kind {
      let first = try number(lower, &context)
      let end = try number(upper, &context)
      guard case .number(let number) = value else { throw .unfit(value, text, range, "a number") }
      return first <= number && number < end
    }
    switch try self.value(of: owner, &context) {
    case .list(let items): return try context.contains(items, value, at: range)
    case .object(let fields):
      if case .number(let number) = value, fields.count == 2,
        case .number(let start)? = fields["location"]?.normalized,
        case .number(let length)? = fields["length"]?.normalized
      {
        return start <= number && number < start + length
      }
      guard let key = value.plain.mapKey else { throw .unfit(value, text, range, "a key") }
      try context.spend(fields.count / 64, at: range)
      return fields[key] != nil
    case let other: throw .unfit(other, text, owner.range, "a list, range or map")
    }
  }
}
