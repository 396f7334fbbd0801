extension ExpressionFunction {
  static let dates: [ExpressionFunction] = [
    part("year", "A date's year", ("year('2026-01-31')", "2026")) { $0.year },
    part("month", "A date's month, 1 to 12", ("month('2026-01-31')", "1")) { $0.month },
    part("day", "A date's day of the month", ("day('2026-01-31')", "31")) { $0.day },
    ExpressionFunction(
      "isDate", [Parameter("text", .string)], .boolean, "Whether a text is a date that exists",
      example: ("isDate('2026-02-30')", "false")
    ) { arguments, _ throws(ExpressionProblem) in
      .bool(CalendarDate(try arguments.string(0)) != nil)
    },
  ]

  private static func part(
    _ name: String, _ summary: String, _ example: (String, String), _ part: @escaping @Sendable (CalendarDate) -> Int
  ) -> ExpressionFunction {
    let parameter = Parameter("date", .date, .string) { CalendarDate($0) == nil ? message(for: $0) : nil }
    return ExpressionFunction(name, [parameter], .number, summary, example: example) {
      arguments, _ throws(ExpressionProblem) in
      let text = try arguments.string(0)
      guard let date = CalendarDate(text) else {
        throw ExpressionProblem(message(for: text), at: arguments.place(0))
      }
      return .number(Double(part(date)))
    }
  }

  private static func message(for text: String) -> String { "'\(text)' is no date; write '2026-01-31'" }
}
