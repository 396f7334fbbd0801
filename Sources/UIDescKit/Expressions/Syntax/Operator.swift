/// What stands between two operands.
enum Operator: String, CaseIterable, Sendable {
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case add = "+"
  case subtract = "-"
  case coalesce = "??"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case isIn = "in"
  case and = "&&"
  case or = "||"

  /// The higher, the tighter it binds.
  var precedence: Int {
    switch self {
    case .multiply, .divide, .remainder: 6
    case .add, .subtract: 5
    case .coalesce: 4
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isIn: Self.comparison
    case .and: 2
    case .or: 1
    }
  }

  static let comparison = 3
}
