extension ExpressionFunction {
  static let numbers: [ExpressionFunction] = [
    choice("min", "The smallest of two or more numbers", ("min(3, 1, 2)", "1")) { $0 < $1 },
    choice("max", "The greatest of two or more numbers", ("max(3, 1, 2)", "3")) { $0 > $1 },
    plain("round", "The nearest whole number; halves go away from 0", ("round(2.5)", "3")) { $0.rounded() },
    plain("ceil", "The next whole number up", ("ceil(2.1)", "3")) { $0.rounded(.up) },
    plain("floor", "The next whole number down", ("floor(-2.1)", "-3")) { $0.rounded(.down) },
    plain("abs", "The number without its sign", ("abs(-3)", "3")) { $0.magnitude },
    plain("sqrt", "The square root", ("sqrt(16)", "4")) { $0.squareRoot() },
  ]

  private static func plain(
    _ name: String, _ summary: String, _ example: (String, String), _ compute: @escaping @Sendable (Double) -> Double
  ) -> ExpressionFunction {
    ExpressionFunction(name, [Parameter("number", .number)], .number, summary, example: example) {
      arguments, _ throws(ExpressionProblem) in
      try arguments.finite(compute(arguments.number(0)))
    }
  }

  private static func choice(
    _ name: String, _ summary: String, _ example: (String, String),
    _ isBetter: @escaping @Sendable (Double, Double) -> Bool
  ) -> ExpressionFunction {
    let parameters = [Parameter("a", .number), Parameter("b", .number, repeats: true)]
    return ExpressionFunction(name, parameters, .number, summary, example: example) {
      arguments, _ throws(ExpressionProblem) in
      var best = try arguments.number(0)
      for index in 1..<max(arguments.count, 1) {
        let number = try arguments.number(index)
        if isBetter(number, best) { best = number }
      }
      return try arguments.finite(best)
    }
  }
}
