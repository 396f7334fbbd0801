extension JSONWriter {
  mutating func value(_ value: Value) {
    switch value {
    case .null: literal("null")
    case .bool(let value): bool(value)
    case .integer(let value): integer(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .color(let value): color(value)
    case .list(let values), .several(let values): list(values)
    case .object(let fields): object { $0.fields(fields) }
    }
  }

  mutating func list(_ values: [Value]) {
    array { writer in
      for value in values {
        writer.item()
        writer.value(value)
      }
    }
  }

  mutating func fields(_ fields: some Sequence<Value.Field>) {
    for field in fields {
      key(field.key)
      value(field.value)
    }
  }

  private mutating func color(_ color: Color) {
    object { writer in
      if let components = color.components { writer.components(components) }
      if let name = color.name {
        writer.key("name")
        writer.string(name)
      }
      writer.variant("light", color.light)
      writer.variant("dark", color.dark)
      writer.variant("highContrast", color.highContrast)
      writer.variant("darkHighContrast", color.darkHighContrast)
      if let original = color.original {
        writer.key("original")
        writer.object {
          $0.key("space")
          $0.string(original.space)
          $0.member("red", original.red)
          $0.member("green", original.green)
          $0.member("blue", original.blue)
        }
      }
      if color.isApproximate { writer.member("approximate", true) }
    }
  }

  mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    bool(flag)
  }

  private mutating func variant(_ name: String, _ components: Color.Components?) {
    guard let components else { return }
    key(name)
    object { $0.components(components) }
  }

  private mutating func components(_ color: Color.Components) {
    member("red", color.red)
    member("green", color.green)
    member("blue", color.blue)
    member("alpha", color.alpha)
    key("hex")
    hex(color)
  }

  private mutating func member(_ name: String, _ number: Double) {
    key(name)
    self.number(number)
  }
}
