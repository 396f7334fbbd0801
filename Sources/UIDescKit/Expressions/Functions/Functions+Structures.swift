extension ExpressionFunction {
  static let structures: [ExpressionFunction] = [
    ExpressionFunction(
      "image", [Parameter("name", .string)], .image, "An image by its name", example: ("image('star').name", "'star'")
    ) { arguments, _ throws(ExpressionProblem) in
      .object([.init("name", .string(try arguments.string(0)))])
    },
    structure(.point, ["x", "y"], "A point", ("point(1, 2).y", "2")),
    structure(.size, ["width", "height"], "A size", ("size(30, 40).height", "40")),
    structure(.rect, ["x", "y", "width", "height"], "A rectangle", ("rect(0, 5, 30, 40).y", "5")),
    structure(
      .insets, ["top", "left", "bottom", "right"], "Insets from four edges", ("insets(1, 2, 3, 4).right", "4")),
    structure(
      .range, ["location", "length"], "A range; of characters in UTF-16 units", ("4 in range(2, 3)", "true")),
  ]

  private static func structure(
    _ type: ExpressionType, _ members: [String], _ summary: String, _ example: (String, String)
  ) -> ExpressionFunction {
    ExpressionFunction(type.name, members.map { Parameter($0, .number) }, type, summary, example: example) {
      arguments, _ throws(ExpressionProblem) in
      var fields: [Value.Field] = []
      for (index, member) in members.enumerated() {
        let number = type == .range ? Double(try arguments.count(index)) : try arguments.number(index)
        fields.append(.init(member, .number(number)))
      }
      return .object(fields)
    }
  }
}
