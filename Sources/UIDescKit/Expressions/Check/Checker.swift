/// Finds the type of every part, and what is wrong with one before there are values.
struct Checker {
  let text: String
  var scope: Scope

  /// - Parameter hint: what the part is for, as far as that is known; gives `.center` its enum.
  func type(of syntax: Syntax, hint: ExpressionType? = nil) throws(ExpressionProblem) -> ExpressionType {
    switch syntax.kind {
    case .literal(let value): return literal(value, hint)
    case .enumCase(let name): return try enumCase(name, hint, at: syntax.range)
    case .name(let name): return try self.name(name, at: syntax.range)
    case .member(let base, let name, let place): return try member(of: base, name, at: place)
    case .index(let base, let index): return try item(of: base, index)
    case .call(let name, let place, let arguments): return try call(name, at: place, arguments, whole: syntax.range)
    case .negation(let operand): return try require(operand, .number)
    case .not(let operand): return try require(operand, .boolean)
    case .chain(let first, let links): return try chain(first, links, hint)
    case .conditional(let condition, let then, let otherwise):
      _ = try require(condition, .boolean)
      return try either(then, otherwise, hint, "the values before and after ':'")
    case .list(let items): return try list(items, hint)
    case .comprehension(let variable, let source, let body):
      var inner = self
      inner.scope.declare(variable.name, try items(of: source, as: "'for' goes"))
      return .list(try inner.type(of: body, hint: hint?.item))
    case .span(let lower, let upper):
      _ = try require(lower, .number)
      _ = try require(upper, .number)
      return .range
    }
  }

  /// The type of a part that has to be of `needed`.
  func require(_ syntax: Syntax, _ needed: ExpressionType) throws(ExpressionProblem) -> ExpressionType {
    let type = try type(of: syntax, hint: needed)
    guard needed.accepts(type) else {
      throw mismatch(syntax.range, type, needed.noun(beside: type), advice: needed.advice(for: type))
    }
    return type
  }

  func mismatch(
    _ range: Range<Int>, _ type: ExpressionType, _ needed: String, advice: String? = nil
  ) -> ExpressionProblem {
    ExpressionProblem(
      "\(text.quoted(range)) is \(type.noun), but \(needed) is needed" + (advice.map { "; \($0)" } ?? ""), at: range)
  }

  private func literal(_ value: Value, _ hint: ExpressionType?) -> ExpressionType {
    switch value {
    case .bool: .boolean
    case .number: .number
    case .string(let text): hint?.unwrapped == .date && CalendarDate(text) != nil ? .date : .string
    default: .null
    }
  }

  /// Two parts whose values are of one type, whichever says first what an enum's case belongs to.
  func either(
    _ first: Syntax, _ second: Syntax, _ hint: ExpressionType?, _ which: String
  ) throws(ExpressionProblem) -> ExpressionType {
    let (left, right) = try pair(first, second, hint)
    if let joined = left.joined(with: right) { return joined }
    throw ExpressionProblem(
      "\(which) are \(left.noun) and \(right.noun(beside: left)); they have to be of one type", at: second.range)
  }

  /// The types of two parts, each the other's hint.
  func pair(
    _ first: Syntax, _ second: Syntax, _ hint: ExpressionType? = nil
  ) throws(ExpressionProblem) -> (ExpressionType, ExpressionType) {
    if first.needsContext, !second.needsContext {
      let right = try type(of: second, hint: hint)
      return (try type(of: first, hint: hint ?? right), right)
    }
    let left = try type(of: first, hint: hint)
    return (left, try type(of: second, hint: hint ?? left))
  }

  private func list(_ items: [Syntax], _ hint: ExpressionType?) throws(ExpressionProblem) -> ExpressionType {
    if case .flags(let options)? = hint?.unwrapped {
      for item in items { _ = try require(item, .enumeration(options)) }
      return .flags(options)
    }
    var known: ExpressionType?
    // Those that say their own type first: they give `.center` beside them its enum.
    for item in items.filter({ !$0.needsContext }) + items.filter(\.needsContext) {
      let type = try type(of: item, hint: hint?.item ?? known)
      guard let joined = known.map({ $0.joined(with: type) }) ?? type else {
        throw ExpressionProblem(
          "\(text.quoted(item.range)) is \(type.noun) in a list of \(known?.name ?? ""); items are of one type",
          at: item.range)
      }
      known = joined
    }
    return .list(known ?? .any)
  }

  /// The type of the items that `source` has one after the other.
  func items(of source: Syntax, as what: String) throws(ExpressionProblem) -> ExpressionType {
    if case .span = source.kind {
      _ = try type(of: source)
      return .number
    }
    let type = try type(of: source)
    guard let item = type.unwrapped.item else {
      let advice = if case .map = type.unwrapped { "; write keys(…)" } else { "" }
      throw ExpressionProblem(
        "\(what) over a list, flags or 0..<n, and \(text.quoted(source.range)) is \(type.noun)\(advice)",
        at: source.range)
    }
    return item
  }
}

extension Syntax {
  /// Whether the type comes from what stands beside it.
  var needsContext: Bool {
    switch kind {
    case .enumCase: true
    case .literal(.string): true
    case .list(let items): items.contains(where: \.needsContext)
    case .conditional(_, let then, let otherwise): then.needsContext && otherwise.needsContext
    default: false
    }
  }
}

extension ExpressionType {
  /// The noun, as far as it isn't that of `other`: two enums differ in their cases.
  func noun(beside other: ExpressionType) -> String {
    guard noun == other.noun else { return noun }
    guard case .enumeration(let cases) = unwrapped else { return "one with other cases" }
    return "one with the cases \(listed(cases.map { "." + $0 }))"
  }

  /// What a list or flags have inside.
  var item: ExpressionType? {
    switch self {
    case .list(let item): item
    case .flags(let options): .enumeration(options)
    case .optional(let type): type.item
    case .any: .any
    default: nil
    }
  }

  /// How a value of another type becomes one of this.
  fileprivate func advice(for other: ExpressionType) -> String? {
    switch (unwrapped, other.unwrapped) {
    case (.string, .number), (.string, .boolean), (.string, .enumeration): "write string(…)"
    case (.number, .string): "write number(…)"
    case (.enumeration, .string): "an enum's case is written .name"
    case (.color, .string): "write color(…)"
    case (.image, .string): "write image(…)"
    case (.font, .string): "in a template, write {\"family\": \"'Helvetica'\", \"size\": 17}"
    case (.flags, .enumeration): "write it in brackets"
    default: nil
    }
  }
}

extension String {
  /// The bytes in `range` between quotation marks, for messages.
  func quoted(_ range: Range<Int>) -> String {
    let bytes = utf8.dropFirst(range.lowerBound).prefix(range.count)
    if bytes.count > 40 { return "this" }
    let part = String(decoding: bytes, as: UTF8.self)
    return part.hasPrefix("'") || part.hasPrefix("\"") ? part : "'\(part)'"
  }
}
