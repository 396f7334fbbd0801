extension Evaluator {
  func member(
    of base: Syntax, _ name: String, at place: Range<Int>, _ context: inout Evaluation
  ) throws(ExpressionProblem) -> Value {
    switch try value(of: base, &context) {
    case .object(let fields): return fields[name]?.normalized ?? .null
    case .color(let color): return color.member(name)
    case let value:
      throw value == .null
        ? ExpressionProblem(
          "\(text.quoted(base.range)) has no value, so no '\(name)'", at: base.range, isMissing: true)
        : ExpressionProblem("\(text.quoted(base.range)) is \(value.kind) and has no '\(name)'", at: place)
    }
  }

  func item(
    of base: Syntax, _ index: Syntax, _ context: inout Evaluation
  ) throws(ExpressionProblem) -> Value {
    switch try value(of: base, &context) {
    case .list(let items):
      let number = try number(index, &context)
      guard let position = Int(exactly: number), items.indices.contains(position) else {
        let indices = items.isEmpty ? "is empty" : "has items 0 to \(items.count - 1)"
        throw ExpressionProblem(
          "there is no item \(number.shown); \(text.quoted(base.range)) \(indices)", at: index.range)
      }
      return items[position].normalized
    case .object(let fields):
      let key = try value(of: index, &context)
      guard let word = key.plain.mapKey else { throw .unfit(key, text, index.range, "a key") }
      try context.spend(fields.count / 64, at: index.range)
      return fields[word]?.normalized ?? .null
    case let value: throw .unfit(value, text, base.range, "a list or map")
    }
  }

  func call(
    _ name: String, at place: Range<Int>, _ arguments: [Syntax], whole: Range<Int>, _ context: inout Evaluation
  ) throws(ExpressionProblem) -> Value {
    guard let function = ExpressionFunction.named[name] else {
      throw ExpressionProblem("there is no function '\(name)'", at: place)
    }
    var values: [(Value, Range<Int>)] = []
    for argument in arguments { values.append((try value(of: argument, &context).plain, argument.range)) }
    return try function.body(Arguments(text: text, values: values, range: whole), &context)
  }
}

extension Color {
  fileprivate func member(_ name: String) -> Value {
    let number: Double? =
      switch name {
      case "red": components?.red
      case "green": components?.green
      case "blue": components?.blue
      case "alpha": components?.alpha
      default: nil
      }
    return number.map(Value.number) ?? (name == "name" ? self.name.map(Value.string) : nil) ?? .null
  }
}
