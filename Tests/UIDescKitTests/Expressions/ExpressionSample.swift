@testable import UIDescKit

/// The names that expressions in tests and in EXPRESSIONS.md use.
enum ExpressionSample {
  static let names: [(name: String, type: ExpressionType, value: Value)] = [
    ("bounds", .rect, object(["x": 0, "y": 0, "width": 300, "height": 200])),
    ("rowCount", .number, .integer(3)),
    ("lineCount", .number, .integer(2)),
    ("datas", .list(.string), .list(["a", "b", "c", "d", "e"].map(Value.string))),
    ("lineInfo", .map(.number, .number), .object([.init("1", .integer(1))])),
    ("colors", .map(.number, .color), .object([.init("0", color(1, 0, 0)), .init("4", color(0, 0, 1))])),
    (
      "pickerType", .enumeration(["normal", "inputView", "bottomPop"]), .string("bottomPop")
    ),
    ("edges", .flags(["top", "left", "bottom", "right"]), .list([.string("top"), .string("left")])),
    ("enableDarkMask", .boolean, .bool(true)),
    ("currentDate", .date, .string("2000-02-29")),
    ("delbtnSize", .size, object(["width": 10, "height": 20])),
    ("delbtnImage", .optional(.image), .null),
    ("image", .image, .object([.init("name", .string("star"))])),
    ("font", .font, .object([.init("family", .string("system")), .init("size", .number(17))])),
    ("text", .string, .string("Tap here")),
    ("highlightRange", .optional(.range), object(["location": 4, "length": 4])),
    (
      "animation", .call, .object([.init("name", .string("slide")), .init("arguments", .list([.string("in")]))])
    ),
    ("maxHeight", .optional(.number), .null),
  ]

  static var scope: Scope {
    var scope = Scope()
    for known in names { scope.declare(known.name, known.type) }
    return scope
  }

  static var evaluation: Evaluation {
    let values = names.map { ($0.name, $0.value) }
    return Evaluation(values: Dictionary(uniqueKeysWithValues: values), today: "2026-01-31")
  }

  /// Checks, then evaluates.
  static func value(_ text: String, expecting type: ExpressionType? = nil) throws(ExpressionProblem) -> Value {
    let expression = try Expression(parsing: text)
    _ = try expression.type(in: scope, expecting: type)
    var evaluation = evaluation
    return try expression.value(in: &evaluation)
  }

  /// What is wrong with an expression, under its text: `^` where, then the message.
  static func drawn(_ text: String, expecting type: ExpressionType? = nil) -> String? {
    do {
      _ = try value(text, expecting: type)
      return nil
    } catch {
      return drawn(error, in: text)
    }
  }

  static func drawn(_ problem: ExpressionProblem, in text: String) -> String {
    let before = String(decoding: Array(text.utf8)[..<problem.range.lowerBound], as: UTF8.self)
    let inside = String(decoding: Array(text.utf8)[problem.range], as: UTF8.self)
    let mark = String(repeating: "^", count: max(1, inside.unicodeScalars.count))
    return "\(text)\n\(String(repeating: " ", count: before.unicodeScalars.count))\(mark)\n\(problem.message)"
  }

  private static func object(_ members: KeyValuePairs<String, Double>) -> Value {
    .object(members.map { .init($0.key, .number($0.value)) })
  }

  private static func color(_ red: Double, _ green: Double, _ blue: Double) -> Value {
    var color = Color()
    color.components = .init(red: red, green: green, blue: blue, alpha: 1)
    return .color(color)
  }
}

/// A value as EXPRESSIONS.md writes it.
func written(_ value: Value) -> String {
  switch value {
  case .null: "null"
  case .bool(let flag): flag ? "true" : "false"
  case .integer(let number): "\(number)"
  case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
  case .string(let text): "'\(text)'"
  case .color: value.shown
  case .list(let items), .several(let items): "[\(items.map(written).joined(separator: ", "))]"
  case .object(let fields): "{\(fields.map { "\($0.key): \(written($0.value))" }.joined(separator: ", "))}"
  }
}
