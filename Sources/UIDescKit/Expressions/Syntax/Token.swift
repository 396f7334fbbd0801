/// A word, literal or sign of an expression.
struct Token {
  enum Kind: Equatable {
    case number(Double)
    case string(String)
    case word(String)
    case sign(Sign)
    case end
  }

  let kind: Kind
  let range: Range<Int>

  /// Longer ones first, so that the first that fits is the right one.
  enum Sign: String, CaseIterable {
    case span = "..<"
    case coalesce = "??"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case and = "&&"
    case or = "||"
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divide = "/"
    case remainder = "%"
    case not = "!"
    case question = "?"
    case colon = ":"
    case comma = ","
    case dot = "."
    case open = "("
    case close = ")"
    case openList = "["
    case closeList = "]"

    static let spelled = allCases.map { (sign: $0, letters: Array($0.rawValue.utf8)) }
  }

  /// The operator that the token is between operands.
  var operation: Operator? {
    switch kind {
    case .sign(let sign): Operator(rawValue: sign.rawValue)
    case .word("in"): .isIn
    default: nil
    }
  }
}
