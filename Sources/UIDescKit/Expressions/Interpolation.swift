/// A message with expressions in it: `{delbtnSize.width} is wider than the view`. `{{` and `}}` are braces.
struct Interpolation: Sendable {
  let text: String
  private var parts: [Part] = []

  private enum Part: Sendable {
    case text(String)
    /// `offset` is where the expression begins in the whole text.
    case expression(Expression, offset: Int)
  }

  init(parsing text: String) throws(ExpressionProblem) {
    self.text = text
    let bytes = Array(text.utf8)
    var literal: [UInt8] = []
    var i = 0
    while i < bytes.count {
      let byte = bytes[i]
      let isDouble = i + 1 < bytes.count && bytes[i + 1] == byte
      switch byte {
      case UInt8(ascii: "{") where !isDouble:
        guard let end = Self.end(of: bytes, from: i + 1) else {
          throw ExpressionProblem("'{' has no '}'; for a brace, write '{{'", at: i..<(i + 1))
        }
        add(&literal)
        let inside = String(decoding: bytes[(i + 1)..<end], as: UTF8.self)
        let expression = try Self.moved(by: i + 1) { () throws(ExpressionProblem) in
          try Expression(parsing: inside)
        }
        parts.append(.expression(expression, offset: i + 1))
        i = end
      case UInt8(ascii: "}") where !isDouble:
        throw ExpressionProblem("'}' closes nothing; for a brace, write '}}'", at: i..<(i + 1))
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        literal.append(byte)
        i += 1
      default: literal.append(byte)
      }
      i += 1
    }
    add(&literal)
  }

  /// Finds mistakes of names and types; values of every type can be shown.
  func check(in scope: Scope) throws(ExpressionProblem) {
    for case .expression(let expression, let offset) in parts {
      _ = try Self.moved(by: offset) { () throws(ExpressionProblem) in try expression.type(in: scope) }
    }
  }

  /// The text with every expression's value.
  func text(in evaluation: inout Evaluation) throws(ExpressionProblem) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .expression(let expression, let offset):
        do {
          result += try expression.value(in: &evaluation).shown
        } catch {
          throw error.moved(by: offset)
        }
      }
    }
    return result
  }

  private mutating func add(_ literal: inout [UInt8]) {
    guard !literal.isEmpty else { return }
    parts.append(.text(String(decoding: literal, as: UTF8.self)))
    literal = []
  }

  /// The brace that ends an expression: the first that is in no string.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var quote: UInt8?
    var i = start
    while i < bytes.count {
      switch bytes[i] {
      case UInt8(ascii: "\\") where quote != nil: i += 1
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        if quote == nil { quote = bytes[i] } else if quote == bytes[i] { quote = nil }
      case UInt8(ascii: "}") where quote == nil: return i
      default: break
      }
      i += 1
    }
    return nil
  }

  private static func moved<Result>(
    by offset: Int, _ work: () throws(ExpressionProblem) -> Result
  ) throws(ExpressionProblem) -> Result {
    do {
      return try work()
    } catch {
      throw error.moved(by: offset)
    }
  }
}

extension ExpressionProblem {
  fileprivate func moved(by offset: Int) -> ExpressionProblem {
    ExpressionProblem(message, at: (range.lowerBound + offset)..<(range.upperBound + offset))
  }
}
