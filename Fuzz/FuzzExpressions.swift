@testable import UIDescKit

/// Computes an expression, and a message with the same text: with right types, only values may still be wrong, and what is
/// wrong stands in the text.
func compute(_ text: String) {
  var evaluation = Evaluation(values: values, steps: 20_000, today: "2026-01-31")
  do throws(ExpressionProblem) {
    let expression = try Expression(parsing: text)
    let type = try expression.type(in: scope)
    let value = try expression.value(in: &evaluation)
    if type == .number, case .number(let number) = value { precondition(number.isFinite, "no finite number") }
    if type == .boolean, case .bool = value {} else { precondition(type != .boolean, "no boolean") }
  } catch { check(error, in: text) }
  do throws(ExpressionProblem) {
    let message = try Interpolation(parsing: text)
    try message.check(in: scope)
    _ = try message.text(in: &evaluation)
  } catch { check(error, in: text) }
}

private func check(_ problem: ExpressionProblem, in text: String) {
  precondition(
    problem.range.lowerBound >= 0 && problem.range.upperBound <= text.utf8.count, "a problem outside the text")
  precondition(!problem.message.isEmpty, "a problem without a word")
}

private let names: [(name: String, type: ExpressionType, value: Value)] = [
  ("n", .number, .number(2.5)),
  ("none", .optional(.number), .null),
  ("text", .string, .string("Tap h\u{E9}re \u{1F600}")),
  ("flag", .boolean, .bool(true)),
  ("day", .date, .string("2000-02-29")),
  ("box", .rect, .object(["x", "y", "width", "height"].map { .init($0, .integer(3)) })),
  ("list", .list(.string), .list([.string("a"), .string("b")])),
  ("map", .map(.number, .number), .object([.init("1", .integer(1))])),
  ("kind", .enumeration(["plain", "bold"]), .string("bold")),
  ("edges", .flags(["top", "left"]), .list([.string("top")])),
  ("font", .font, .object([.init("size", .number(17))])),
  ("any", .any, .list([.null, .integer(1)])),
]
private let values = Dictionary(uniqueKeysWithValues: names.map { ($0.name, $0.value) })
private let scope = {
  var scope = Scope()
  for known in names { scope.declare(known.name, known.type) }
  return scope
}()
