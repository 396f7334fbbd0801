extension Value {
  /// The default that the system's tables know.
  init?(defaultOf property: SystemProperty, _ context: TypedValueContext) {
    guard let text = property.defaultValue else { return nil }
    switch property.type {
    case .boolean: self = .bool(text == "true")
    case .integer, .number: self = parseNumber(ArraySlice(Array(text.utf8))).map(Value.number) ?? .string(text)
    case .color: self = context.color(text).map(Value.color) ?? .string(text)
    default: self = .string(text)
    }
  }
}

extension Value {
  /// A default, as a registry writes it.
  init(_ json: JSONValue) {
    switch json.content {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let items): self = .list(items.map { Value($0) })
    case .object(let members): self = .object(members.map { .init($0.key, Value($0.value)) })
    }
  }
}
