extension ValueType {
  /// A default, in the form in which a document would store it.
  func stored(_ given: JSONValue, _ context: TypedValueContext) -> Value {
    switch self {
    case .color: given.string.flatMap(context.color).map(Value.color) ?? Value(given)
    case .image: given.string.map { .object([.init("name", .string($0))]) } ?? Value(given)
    case .list where given.array?.isEmpty ?? false, .map where given.members?.isEmpty ?? false: .string("")
    case .list where given.array != nil, .map where given.members != nil, .flags where given.array != nil,
      .insets where given.members != nil:
      ExampleText.text(self, given).map(Value.string) ?? Value(given)
    default: Value(given)
    }
  }
}
