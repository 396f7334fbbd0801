extension Value {
  /// What the value is, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .number: "a number"
    case .string: "a string"
    case .color: "a color"
    case .list, .several: "a list"
    case .object: "an object"
    }
  }

  /// The value as expressions use it: every number a `.number`.
  var normalized: Value {
    switch self {
    case .integer(let value): .number(Double(value))
    case .number(let value): .number(value == 0 ? 0 : value)
    case .several(let items): .list(items)
    default: self
    }
  }

  /// The value in a message's text.
  var shown: String {
    switch self {
    case .null: "none"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): value.shown
    case .string(let text): text
    case .color(let color): color.shown
    case .list(let items), .several(let items): items.map(\.shown).joined(separator: ", ")
    case .object(let fields):
      if case .string(let text) = plain {
        text
      } else if case .string(let name)? = fields["name"] {
        name
      } else {
        fields.map { "\($0.key) \($0.value.shown)" }.joined(separator: ", ")
      }
    }
  }

  /// A localised string as its text, for all that looks into it; values that only pass keep their key and table.
  var plain: Value {
    guard case .object(let fields) = self, fields.count == 3, let text = fields["text"], fields["key"] != nil,
      fields["table"] != nil
    else { return normalized }
    return text
  }

  static func finite(
    _ number: Double, _ text: String, _ range: Range<Int>
  ) throws(ExpressionProblem) -> Value {
    guard number.isFinite else { throw ExpressionProblem("\(text.quoted(range)) is no finite number", at: range) }
    return .number(number == 0 ? 0 : number)
  }
}
