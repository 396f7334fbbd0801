import Foundation
import Testing

@testable import UIDescKit

/// What Schemas/EXPRESSIONS.md says is so.
@Suite struct ExpressionDocumentationTests {
  /// The cells of every table row.
  private static let rows: [[String]] = {
    let file = URL(filePath: #filePath).appending(path: "../../../../Schemas/EXPRESSIONS.md").standardized
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.dropFirst(2).dropLast(2).components(separatedBy: " | ").map { $0.replacingOccurrences(of: "\\|", with: "|") }
    }
  }()

  /// The text between the backquotes of a cell.
  private static func code(_ cell: String) -> String? {
    cell.hasPrefix("`") && cell.hasSuffix("`") ? String(cell.dropFirst().dropLast()) : nil
  }

  @Test func examplesHaveTheValuesItSays() throws {
    let examples = Self.rows.filter { $0.count == 3 && Self.code($0[1]) != nil && Self.code($0[2]) != nil }
    #expect(examples.count >= 10 + ExpressionSample.names.count)
    for example in examples {
      let text = try #require(Self.code(example[1]))
      #expect(try written(ExpressionSample.value(text)) == Self.code(example[2]), "\(text)")
    }
  }

  @Test(arguments: ExpressionSample.names.map(\.name))
  func namesAreListed(name: String) throws {
    let type = try #require(ExpressionSample.scope[name])
    let optional = type == type.unwrapped ? "" : " or null"
    #expect(Self.rows.contains { $0.count == 3 && $0[1] == "`\(name)`" && $0[0] == type.name + optional })
  }

  @Test(arguments: ExpressionFunction.all.indices)
  func functionsAreListed(index: Int) {
    let function = ExpressionFunction.all[index]
    let row = Self.row(function)
    #expect(Self.rows.contains(row), "| \(row.joined(separator: " | ")) |")
  }

  @Test(arguments: ExpressionFunction.all.indices)
  func functionsDoWhatTheirExamplesSay(index: Int) throws {
    let (call, value) = ExpressionFunction.all[index].example
    #expect(try written(ExpressionSample.value(call)) == value, "\(call)")
  }

  @Test func listsNothingElse() {
    let listed = Self.rows.filter { $0.count == 4 && $0[0].contains("(") }
    #expect(listed.count == ExpressionFunction.all.count)
    #expect(ExpressionFunction.named.count == ExpressionFunction.all.count)
  }

  @Test func operatorsAreListedByPrecedence() {
    for operation in Operator.allCases {
      let level = 8 - operation.precedence
      let row = Self.rows.first { $0.count == 3 && $0[0] == "\(level)" }
      #expect(row?[1].contains("`\(operation.rawValue)`") == true, "\(operation)")
    }
  }

  private static func row(_ function: ExpressionFunction) -> [String] {
    let types = function.parameters.map { parameter in
      switch parameter.kind {
      case .typed(let types): types.map(\.name).joined(separator: "/")
      case .partOfFirst: "part or item"
      }
    }
    let result = function.result.unwrapped.name + (function.result == function.result.unwrapped ? "" : " or null")
    return [
      "`\(function.signature)`", "\(types.joined(separator: ", ")) → \(result)", function.summary,
      "`\(function.example.call)` → `\(function.example.value)`",
    ]
  }
}
