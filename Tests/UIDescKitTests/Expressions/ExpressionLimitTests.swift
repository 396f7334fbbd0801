import Testing

@testable import UIDescKit

@Suite struct ExpressionLimitTests {
  private func problem(_ text: String, _ evaluation: Evaluation = Evaluation()) -> String? {
    var evaluation = evaluation
    do {
      _ = try Expression(parsing: text).value(in: &evaluation)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func allExpressionsShareTheSteps() throws {
    let expression = try Expression(parsing: "1 + 1 + 1")
    var evaluation = Evaluation(steps: 10)
    for left in [6, 2] {
      _ = try expression.value(in: &evaluation)
      #expect(evaluation.steps == left)
    }
    #expect(throws: ExpressionProblem.self) { try expression.value(in: &evaluation) }
    #expect(evaluation.steps == 0)
  }

  @Test(arguments: [
    ("(", ")"), ("-", ""), ("[", "]"), ("abs(", ")"), ("true ? 1 : ", ""), ("x[", "]"), ("!", ""),
  ])
  func nestingHasALimit(open: String, close: String) {
    func nested(_ count: Int) -> String {
      String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
    }
    #expect(throws: Never.self) { try Expression(parsing: nested(60)) }
    for count in [65, 10_000] {
      #expect(problem(nested(count))?.hasPrefix("more than 64 parts are nested") == true)
    }
  }

  @Test func longChainsAreNotDeep() throws {
    let sum = Array(repeating: "1", count: 10_000).joined(separator: " + ")
    #expect(written(try ExpressionSample.value(sum)) == "10000")
    #expect(problem("x" + String(repeating: ".x", count: 100))?.hasPrefix("more than 64") == true)
  }

  @Test func checkingNestedPartsTakesNoTimeThatDoubles() throws {
    for (open, close) in [("[", "]"), ("true ? .a : ", ""), ("1 in [", "]"), ("contains([", "], 1)")] {
      let text = String(repeating: open, count: 50) + "1" + String(repeating: close, count: 50)
      _ = try? Expression(parsing: text).type(in: Scope())
    }
  }

  @Test func textsHaveALimit() {
    let long = Evaluation(values: ["t": .string(String(repeating: "a", count: 40_000))])
    #expect(problem("t + ''", long) == nil)
    #expect(problem("t + t", long) == "a string gets longer than 65536 bytes")
    #expect(problem("[for i in 0..<1000: t + '']", long)?.hasPrefix("the limit of steps") == true)
  }

  @Test func listsOfListsTakeStepsForAllTheyHold() {
    var evaluation = Evaluation(values: ["l": .list([.null])])
    var rounds = 0
    while rounds < 1000, let next = try? Expression(parsing: "[l, l]").value(in: &evaluation) {
      evaluation.values["l"] = next
      rounds += 1
    }
    #expect(rounds < 20)
  }

  @Test func loopVariablesHideAndGiveBack() throws {
    var evaluation = Evaluation(values: ["i": .string("out")])
    let value = try Expression(parsing: "[for i in 0..<2: i] == [0, 1] ? i : ''").value(in: &evaluation)
    #expect(value == .string("out"))
    _ = try? Expression(parsing: "[for i in 0..<2: 1 / 0]").value(in: &evaluation)
    #expect(evaluation.values["i"] == .string("out"))
  }

  @Test func wrongValuesAreProblemsWithoutACheck() {
    for text in [
      "a + 1", "!a && a + 1 == 1", "a.b", "a[0]", "min(a, 1)", "a < 1", "1 in a", "[for x in a: x]", "nothing(1)",
    ] {
      #expect(problem(text, Evaluation(values: ["a": .bool(false)])) != nil || text == "!a && a + 1 == 1", "\(text)")
    }
  }
}
