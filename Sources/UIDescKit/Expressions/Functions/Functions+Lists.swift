extension ExpressionFunction {
  static let lists: [ExpressionFunction] = [
    ExpressionFunction(
      "count", [Parameter("of", .list(.any), .map(.any, .any), .flags([]), .string)], .number,
      "How many items a list or flags have, pairs a map, UTF-16 units a string", example: ("count('abc')", "3")
    ) { arguments, _ throws(ExpressionProblem) in
      switch arguments[0] {
      case .list(let items): return .number(Double(items.count))
      case .object(let fields): return .number(Double(fields.count))
      case .string(let text): return .number(Double(text.utf16.count))
      default: throw arguments.wrong(0, .list(.any))
      }
    },
    ExpressionFunction(
      "sum", [Parameter("list", .list(.number))], .number, "The numbers of a list, added; 0 for an empty one",
      example: ("sum([1, 2, 3])", "6")
    ) { arguments, context throws(ExpressionProblem) in
      var total = 0.0
      for item in try arguments.list(0) {
        try context.spend(at: arguments.range)
        guard case .number(let number) = item.normalized else { throw arguments.wrong(0, .list(.number)) }
        total += number
      }
      return try arguments.finite(total)
    },
    ExpressionFunction(
      "contains", [Parameter("in", .string, .list(.any), .flags([])), Parameter(partOfFirst: "part")], .boolean,
      "Whether a text has a part, or a list an item", example: ("contains('abc', 'bc')", "true")
    ) { arguments, context throws(ExpressionProblem) in
      if case .list(let items) = arguments[0] {
        return .bool(try context.contains(items, arguments[1], at: arguments.range))
      }
      let (text, part) = (try arguments.string(0), try arguments.string(1))
      return .bool(try context.offset(of: part, in: text, at: arguments.range) != nil)
    },
    ExpressionFunction(
      "keys", [Parameter("map", .map(.any, .any))], .list(.string), "A map's keys in order, as strings",
      example: ("count(keys(colors))", "2")
    ) { arguments, context throws(ExpressionProblem) in
      let fields = try arguments.object(0, .map(.any, .any))
      return try context.list(fields.map { .string($0.key) }, at: arguments.range)
    },
  ]
}
