extension ExpressionFunction {
  /// What the environment measures; null when it can't.
  static let measurements: [ExpressionFunction] = [
    ExpressionFunction(
      "textHeight",
      [
        Parameter("text", .string), Parameter("font", .font), Parameter("width", .number),
        Parameter("lines", .number, isOptional: true),
      ], .optional(.number), "The height of a text wrapped within a width, in at most so many lines; 0 is any number",
      example: ("textHeight('some text', font, 80)", "null")
    ) { arguments, context throws(ExpressionProblem) in
      let text = try arguments.text(0, &context)
      let (font, width) = (try arguments.font(1), try arguments.number(2))
      let lines = arguments.count > 3 ? try arguments.count(3) : 0
      return try arguments.measured(context.measurements.textHeight(text, font, width, lines))
    },
    ExpressionFunction(
      "textWidth", [Parameter("text", .string), Parameter("font", .font)], .optional(.number),
      "The width of a text in one line", example: ("textWidth('some text', font)", "null")
    ) { arguments, context throws(ExpressionProblem) in
      let text = try arguments.text(0, &context)
      return try arguments.measured(context.measurements.textWidth(text, try arguments.font(1)))
    },
    ExpressionFunction(
      "lineHeight", [Parameter("font", .font)], .optional(.number), "The height of a line",
      example: ("lineHeight(font)", "null")
    ) { arguments, context throws(ExpressionProblem) in
      try arguments.measured(context.measurements.lineHeight(try arguments.font(0)))
    },
    ExpressionFunction(
      "imageSize", [Parameter("image", .image)], .optional(.size), "The size of an image in points",
      example: ("imageSize(image)", "null")
    ) { arguments, context throws(ExpressionProblem) in
      let image = Value.object(try arguments.object(0, .image))
      guard let size = context.measurements.imageSize(image) else { return .null }
      return .object([
        .init("width", try arguments.finite(size.width)), .init("height", try arguments.finite(size.height)),
      ])
    },
  ]
}

extension Arguments {
  fileprivate func font(_ index: Int) throws(ExpressionProblem) -> Value { .object(try object(index, .font)) }

  /// A text to measure, which takes steps by its length.
  fileprivate func text(_ index: Int, _ context: inout Evaluation) throws(ExpressionProblem) -> String {
    let text = try string(index)
    try context.spend(text.utf8.count / 64, at: range)
    return text
  }

  fileprivate func measured(_ number: Double?) throws(ExpressionProblem) -> Value {
    guard let number else { return .null }
    return try finite(number)
  }
}
