extension ExpressionFunction {
  static let colors: [ExpressionFunction] = [
    ExpressionFunction(
      "white", [Parameter("level", .number), Parameter("alpha", .number, isOptional: true)], .color,
      "A gray from black, 0, to white, 1", example: ("white(0.7).red", "0.7")
    ) { arguments, _ throws(ExpressionProblem) in
      let level = try arguments.share(0)
      return Color.made(level, level, level, arguments.count > 1 ? try arguments.share(1) : 1)
    },
    ExpressionFunction(
      "rgb",
      [
        Parameter("red", .number), Parameter("green", .number), Parameter("blue", .number),
        Parameter("alpha", .number, isOptional: true),
      ], .color, "A color in sRGB from shares of 0 to 1", example: ("rgb(1, 0.5, 0)", "#FF8000")
    ) { arguments, _ throws(ExpressionProblem) in
      let alpha = arguments.count > 3 ? try arguments.share(3) : 1
      return Color.made(try arguments.share(0), try arguments.share(1), try arguments.share(2), alpha)
    },
    ExpressionFunction(
      "color", [Parameter("name", .string) { Color.problem(with: $0) }], .color,
      "A color by #RRGGBB, #RRGGBBAA or a system color's name", example: ("color('#00FF0080').green", "1")
    ) { arguments, context throws(ExpressionProblem) in
      let text = try arguments.string(0)
      let names = TypedValueContext(platform: context.platform, isDark: context.isDark)
      if let color = names.color(text) { return .color(color) }
      throw ExpressionProblem(
        Color.problem(with: text) ?? "there is no color '\(text)' on \(context.platform.name)", at: arguments.place(0))
    },
  ]
}

extension Arguments {
  /// A number from 0 to 1.
  fileprivate func share(_ index: Int) throws(ExpressionProblem) -> Double {
    let number = try number(index)
    guard (0...1).contains(number) else {
      throw ExpressionProblem("a color's parts go from 0 to 1, and this is \(number.shown)", at: place(index))
    }
    return number
  }
}

extension Color {
  fileprivate static func made(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> Value {
    var color = Color()
    color.components = Components(red: red, green: green, blue: blue, alpha: alpha)
    return .color(color)
  }

  fileprivate static func problem(with text: String) -> String? {
    if ColorName.isKnown(text) { return nil }
    if text.hasPrefix("#") { return "'\(text)' is no color; write #RRGGBB or #RRGGBBAA" }
    let near = ColorName.nearest(to: text).map { "did you mean '\($0)'?" } ?? "write #RRGGBB or a system color's name"
    return "there is no color '\(text)'; \(near)"
  }
}
