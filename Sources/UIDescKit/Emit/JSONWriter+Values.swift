extension JSONWriter {
  mutating func value(_ value: Value) {
    switch value {
    case .null: literal("null")
    case .bool(let value): bool(value)
    case .integer(let value): integer(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .color(let value): color(value)
    case .list(let values): list(values)
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

  mutating func fields(_ fields: [Value.Field]) {
    for field in fields {
      key(field.key)
      value(field.value)
    }
  }

  private mutating func color(_ color: Color) {
    object { writer in
      if let light = color.light { writer.components(light) }
      if let name = color.name {
        writer.key("name")
        writer.string(name)
      }
      let variants = [
        ("dark", color.dark), ("highContrast", color.highContrast), ("darkHighContrast", color.darkHighContrast),
      ]
      for case (let key, let variant?) in variants {
        writer.key(key)
        writer.object { $0.components(variant) }
      }
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
      if color.isApproximate {
        writer.key("approximate")
        writer.bool(true)
      }
    }
  }

  private mutating func components(_ color: Color.Components) {
    member("red", color.red)
    member("green", color.green)
    member("blue", color.blue)
    member("alpha", color.alpha)
    key("hex")
    string(color.hex)
  }

  private mutating func member(_ name: String, _ number: Double) {
    key(name)
    self.number(number)
  }
}

extension Color.Components {
  /// `#RRGGBBAA`; halves round up.
  var hex: String {
    var text = "#"
    for component in [red, green, blue, alpha] {
      let byte = Int((min(max(component, 0), 1) * 255 + 0.5).rounded(.down))
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return text
  }
}
