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
    case (.point, .object(let fields)), (.size, .object(let fields)), (.rect, .object(let fields)),
      (.insets, .object(let fields)), (.range, .object(let fields)):
      type.fields?.allSatisfy { fields[$0]?.double != nil } ?? false
    default: false
    }
  }
}
