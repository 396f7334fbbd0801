/// A rectangle in points.
struct Frame {
  var x, y, width, height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init?(_ fields: [Value.Field]) {
    guard let x = fields["x"]?.double, let y = fields["y"]?.double, let width = fields["width"]?.double,
      let height = fields["height"]?.double
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }

  init?(value: Value) {
    guard case .object(let fields) = value else { return nil }
    self.init(fields)
  }

  /// A size that would be negative is 0.
  var clamped: Frame { Frame(x: x, y: y, width: max(0, width), height: max(0, height)) }

  /// `x`, `y`, `width` and `height`.
  var fields: [Value.Field] {
    [
      .init("x", .number(x)), .init("y", .number(y)), .init("width", .number(width)), .init("height", .number(height)),
    ]
  }

  var value: Value { .object(fields) }
}
