extension Checker {
  func chain(
    _ first: Syntax, _ links: [Syntax.Link], _ hint: ExpressionType?
  ) throws(ExpressionProblem) -> ExpressionType {
    var left = Operand(syntax: first, range: first.range)
    for link in links {
      left.known = try apply(link, left, hint)
      left.range = first.range.lowerBound..<link.operand.range.upperBound
    }
    return left.known ?? .any
  }

  /// What stands left of an operator: a part, or what has been checked of the chain.
  private struct Operand {
    let syntax: Syntax
    var range: Range<Int>
    var known: ExpressionType?
  }

  private func type(of operand: Operand, hint: ExpressionType? = nil) throws(ExpressionProblem) -> ExpressionType {
    if let known = operand.known { return known }
    return try type(of: operand.syntax, hint: hint)
  }

  private func apply(
    _ link: Syntax.Link, _ left: Operand, _ hint: ExpressionType?
  ) throws(ExpressionProblem) -> ExpressionType {
    switch link.operation {
    case .multiply, .divide, .remainder, .subtract:
      try need(left, .number)
      _ = try require(link.operand, .number)
      return .number
    case .and, .or:
      try need(left, .boolean)
      _ = try require(link.operand, .boolean)
      return .boolean
    case .add: return try sum(link, left)
    case .coalesce:
      let type = try type(of: left, hint: hint)
      let other = try self.type(of: link.operand, hint: hint ?? type.unwrapped)
      guard let joined = (type == .null ? other : type.unwrapped).joined(with: other) else {
        throw ExpressionProblem(
          "the values before and after '??' are \(type.noun) and \(other.noun(beside: type)); they have to be of one type",
          at: link.operand.range)
      }
      return joined
    case .equal, .notEqual: return try equality(left.syntax, link)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return try order(left.syntax, link)
    case .isIn: return try membership(left.syntax, link)
    }
  }

  private func need(
    _ left: Operand, _ needed: ExpressionType
  ) throws(ExpressionProblem) {
    if let known = left.known {
      guard needed.accepts(known) else { throw mismatch(left.range, known, needed.noun) }
    } else {
      _ = try require(left.syntax, needed)
    }
  }

  private func sum(
    _ link: Syntax.Link, _ left: Operand
  ) throws(ExpressionProblem) -> ExpressionType {
    let type = try type(of: left)
    switch type.unwrapped {
    case .number: return try require(link.operand, .number)
    case .string, .date:
      _ = try require(link.operand, .string)
      return .string
    case .any:
      let other = try self.type(of: link.operand).unwrapped
      guard other == .any || other == .number || ExpressionType.string.accepts(other) else {
        throw mismatch(link.operand.range, other, "a number or a string")
      }
      return other == .date ? .string : other
    default: throw mismatch(left.range, type, "a number or a string")
    }
  }

  private func equality(_ left: Syntax, _ link: Syntax.Link) throws(ExpressionProblem) -> ExpressionType {
    let (first, second) = try pair(left, link.operand)
    for type in [first, second] {
      guard case .flags = type.unwrapped else { continue }
      throw ExpressionProblem(
        "flags can't be compared as a whole; write .name in flags, or count(flags) == 0 for none", at: link.place)
    }
    try requireDates(left, first, link.operand, second)
    if first.joined(with: second) != nil { return .boolean }
    let isCaseInQuotes = [first.unwrapped, second.unwrapped].contains(.string) && (first.isEnum || second.isEnum)
    let advice = isCaseInQuotes ? "; an enum's case is written .name" : ""
    throw ExpressionProblem(
      "\(first.noun) and \(second.noun(beside: first)) are never equal\(advice)",
      at: left.range.lowerBound..<link.operand.range.upperBound)
  }

  private func order(_ left: Syntax, _ link: Syntax.Link) throws(ExpressionProblem) -> ExpressionType {
    let (first, second) = try pair(left, link.operand)
    for (side, type) in [(left, first), (link.operand, second)] {
      guard ExpressionType.number.accepts(type) || ExpressionType.string.accepts(type) else {
        throw mismatch(side.range, type, "a number, string or date")
      }
    }
    try requireDates(left, first, link.operand, second)
    guard first.joined(with: second) != nil else {
      throw ExpressionProblem(
        "'\(link.operation.rawValue)' can't compare \(first.noun) with \(second.noun(beside: first))", at: link.place)
    }
    return .boolean
  }

  /// A text that stands beside a date has to be one.
  private func requireDates(
    _ left: Syntax, _ first: ExpressionType, _ right: Syntax, _ second: ExpressionType
  ) throws(ExpressionProblem) {
    for (side, type, other) in [(left, first, second), (right, second, first)] {
      guard type == .string, other.unwrapped == .date, case .literal(.string(let text)) = side.kind else { continue }
      throw ExpressionProblem("'\(text)' is no date; write '2026-01-31'", at: side.range)
    }
  }

  private func membership(_ left: Syntax, _ link: Syntax.Link) throws(ExpressionProblem) -> ExpressionType {
    let list = link.operand
    let known = left.needsContext ? nil : try type(of: left)
    let owner = try type(of: list, hint: known.map { .list($0.unwrapped) }).unwrapped
    let needed: ExpressionType
    switch owner {
    case .range: needed = .number
    case .map(let key, _): needed = key
    case .list, .flags, .any: needed = owner.item ?? .any
    default:
      let advice = owner == .string ? "write contains(text, part)" : nil
      throw mismatch(list.range, owner, "a list, range, map or flags", advice: advice)
    }
    guard let known else {
      try requireOne(left, of: needed)
      return .boolean
    }
    guard needed.joined(with: known) != nil else { throw mismatch(left.range, known, needed.noun(beside: known)) }
    return .boolean
  }

  /// A part that is to be compared with values of type `needed`.
  func requireOne(_ syntax: Syntax, of needed: ExpressionType) throws(ExpressionProblem) {
    let type = try type(of: syntax, hint: needed)
    guard needed.joined(with: type) == nil else { return }
    throw mismatch(syntax.range, type, needed.noun(beside: type))
  }
}

extension ExpressionType {
  fileprivate var isEnum: Bool {
    if case .enumeration = unwrapped { true } else { false }
  }
}
