extension Value {
  /// Whether expressions can use this as a value of `type`.
  func fits(_ type: ValueType) -> Bool {
    switch (type, self) {
    case (.any, _), (.system, _): true
    case (.boolean, .bool), (.color, .color), (.integer, .integer): true
    case (.integer, .number), (.number, .number), (.number, .integer), (.duration, .number), (.duration, .integer):
      true
    case (.string, .string), (.localizedString, .string): true
    case (.date, .string(let text)): CalendarDate(text) != nil
    case (.enumeration(let cases), .string(let name)): cases.contains { $0.name == name }
    case (.flags, .list), (.list, .list), (.map, .object), (.font, .object): true
    case (.image, .object(let fields)): fields["name"] != nil
    case (.call, .object(let fields)): fields["name"] != nil && fields["arguments"] != nil
    case (.point, .object(let fields)): Self.has(["x", "y"], fields)
    case (.size, .object(let fields)): Self.has(["width", "height"], fields)
    case (.rect, .object(let fields)): Self.has(["x", "y", "width", "height"], fields)
    case (.insets, .object(let fields)): Self.has(["top", "left", "bottom", "right"], fields)
    case (.range, .object(let fields)): Self.has(["location", "length"], fields)
    default: false
    }
  }

  private static func has(_ numbers: [String], _ fields: [Value.Field]) -> Bool {
    numbers.allSatisfy { fields[$0]?.double != nil }
  }
}
