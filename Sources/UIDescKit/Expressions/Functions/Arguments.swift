/// A call's values, each asked for as what the function needs.
struct Arguments {
  let text: String
  let values: [(value: Value, range: Range<Int>)]
  /// The whole call.
  let range: Range<Int>

  var count: Int { values.count }

  subscript(index: Int) -> Value { index < values.count ? values[index].value : .null }

  /// Where an argument stands.
  func place(_ index: Int) -> Range<Int> { index < values.count ? values[index].range : range }

  func number(_ index: Int) throws(ExpressionProblem) -> Double {
    guard case .number(let number) = self[index] else { throw wrong(index, .number) }
    return number
  }

  func string(_ index: Int) throws(ExpressionProblem) -> String {
    guard case .string(let string) = self[index] else { throw wrong(index, .string) }
    return string
  }

  func list(_ index: Int) throws(ExpressionProblem) -> [Value] {
    guard case .list(let list) = self[index] else { throw wrong(index, .list(.any)) }
    return list
  }

  func object(_ index: Int, _ type: ExpressionType) throws(ExpressionProblem) -> [Value.Field] {
    guard case .object(let fields) = self[index] else { throw wrong(index, type) }
    return fields
  }

  /// A whole number from 0 to where every one is exact.
  func count(_ index: Int) throws(ExpressionProblem) -> Int {
    let number = try number(index)
    guard let whole = Int(exactly: number), (0...(1 << 53)).contains(whole) else {
      throw ExpressionProblem(
        "\(text.quoted(place(index))) is \(number.shown), but a whole number from 0 is needed", at: place(index))
    }
    return whole
  }

  func wrong(_ index: Int, _ type: ExpressionType) -> ExpressionProblem {
    .unfit(self[index], text, place(index), type.noun)
  }

  /// A result, which has to be a finite number.
  func finite(_ number: Double) throws(ExpressionProblem) -> Value { try .finite(number, text, range) }
}

extension ExpressionProblem {
  /// A value that isn't there, or isn't what its type promised.
  static func unfit(_ value: Value, _ text: String, _ range: Range<Int>, _ needed: String) -> ExpressionProblem {
    if value == .null {
      return ExpressionProblem(
        "\(text.quoted(range)) has no value, but \(needed) is needed", at: range, isMissing: true)
    }
    return ExpressionProblem("\(text.quoted(range)) is \(value.kind), but \(needed) is needed", at: range)
  }
}
