/// What expressions ask about texts and images. Whatever answers nil is null in the expression.
struct Measurements: Sendable {
  /// Of a text, in a font, within a width, in at most so many lines; 0 is any number.
  var textHeight: @Sendable (_ text: String, _ font: Value, _ width: Double, _ lines: Int) -> Double? = { _, _, _, _ in
    nil
  }
  var textWidth: @Sendable (_ text: String, _ font: Value) -> Double? = { _, _ in nil }
  var lineHeight: @Sendable (_ font: Value) -> Double? = { _ in nil }
  /// Of an image, an object with a `name`.
  var imageSize: @Sendable (_ image: Value) -> (width: Double, height: Double)? = { _ in nil }
}
