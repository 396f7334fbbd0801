/// An expression with its place in a registry file.
struct PlacedExpression: Sendable {
  let expression: Expression
  /// Of the JSON string.
  let place: JSONStringPlace
  /// Whether it could be read; else its problem has been told, and what depends on it has none of its own.
  var isReadable = true

  /// Of the JSON string, quotation marks included.
  var range: Range<Int> { place.range }

  static func unreadable(at range: Range<Int>) -> PlacedExpression {
    PlacedExpression(expression: .unreadable, place: JSONStringPlace(range), isReadable: false)
  }
}
