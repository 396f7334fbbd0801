import Testing

@testable import UIDescKit

/// Each entry is an expression, where it is wrong, and what is said.
enum ExpressionDrawings {
  static let all = grammar + names + operands + lists + values
}

@Suite struct ExpressionProblemTests {
  @Test(arguments: ExpressionDrawings.all)
  func pointsAtWhatIsWrong(drawing: String) {
    let text = String(drawing.prefix { $0 != "\n" })
    #expect(ExpressionSample.drawn(text) == drawing, "\(ExpressionSample.drawn(text) ?? "nothing")")
  }

  @Test(
    arguments: [
      ("rowCount", .string, "rowCount\n^^^^^^^^\n'rowCount' is a number, but a string is needed; write string(…)"),
      ("'white'", .color, "'white'\n^^^^^^^\n'white' is a string, but a color is needed; write color(…)"),
      ("null", .number, "null\n^^^^\n'null' is null, but a number is needed"),
      (".a", .enumeration(["b"]), ".a\n^^\nthe enum has no case '.a'; did you mean '.b'?"),
      (".a", .flags(["a"]), ".a\n^^\nflags are a list of cases; write [.a]"),
      ("'x'", .date, "'x'\n^^^\n'x' is a string, but a date is needed"),
    ] as [(String, ExpressionType, String)])
  func requiresTheExpectedType(text: String, type: ExpressionType, drawing: String) {
    #expect(ExpressionSample.drawn(text, expecting: type) == drawing)
  }

  @Test(
    arguments: [
      (".a", .enumeration(["a", "b"])), ("[.a, .b]", .flags(["a", "b"])), ("true ? .a : .b", .enumeration(["a", "b"])),
      ("'2026-01-31'", .date), ("maxHeight", .number), ("null", .optional(.number)), ("[]", .list(.color)),
      ("[for i in 0..<2: .a]", .list(.enumeration(["a"]))), ("maxHeight", .any), ("currentDate", .string),
    ] as [(String, ExpressionType)])
  func takesWhatFitsTheExpectedType(text: String, type: ExpressionType) {
    #expect(ExpressionSample.drawn(text, expecting: type) == nil)
  }
}
