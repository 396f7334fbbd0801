extension Checker {
  func call(
    _ name: String, at place: Range<Int>, _ arguments: [Syntax], whole: Range<Int>
  ) throws(ExpressionProblem) -> ExpressionType {
    guard let function = ExpressionFunction.named[name] else { throw unknown(name, at: place) }
    guard function.argumentCounts.contains(arguments.count) else {
      let extra = arguments.dropFirst(function.parameters.count).first?.range
      throw ExpressionProblem(
        "\(function.signature) takes \(function.argumentCountText), not \(arguments.count)", at: extra ?? whole)
    }
    var listType: ExpressionType?
    for (index, argument) in arguments.enumerated() {
      guard let parameter = function.parameter(at: index) else { continue }
      switch parameter.kind {
      case .typed(let types):
        let type = try check(argument, types)
        if index == 0 { listType = type }
      case .partOfFirst:
        if listType?.unwrapped == .string {
          _ = try require(argument, .string)
        } else {
          try requireOne(argument, of: listType?.item ?? .any)
        }
      }
      if let problem = parameter.problem, case .literal(.string(let text)) = argument.kind, let message = problem(text)
      {
        throw ExpressionProblem(message, at: argument.range)
      }
    }
    return function.result
  }

  /// An argument that has to be of one of some types.
  private func check(_ argument: Syntax, _ types: [ExpressionType]) throws(ExpressionProblem) -> ExpressionType {
    if types.count == 1, let type = types.first { return try require(argument, type) }
    let type = try type(of: argument)
    if types.contains(where: { $0.accepts(type) }) { return type }
    throw mismatch(argument.range, type, alternatives(types.map(\.noun)))
  }

  private func unknown(_ name: String, at place: Range<Int>) -> ExpressionProblem {
    if scope[name] != nil { return ExpressionProblem("'\(name)' is no function, but a value", at: place) }
    let near = nearestSpelling(of: name, among: ExpressionFunction.all.map(\.name))
    return ExpressionProblem(
      "there is no function '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""), at: place)
  }
}
