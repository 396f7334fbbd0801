extension Value {
  /// Whether this can be the value of a property of `type`, as resolving leaves it.
  func isOne(of type: ValueType) -> Bool {
    switch (type, self) {
    case (.boolean, .bool), (.integer, .integer), (.integer, .number), (.number, .integer), (.number, .number),
      (.duration, .integer), (.duration, .number), (.string, .string), (.localizedString, .string), (.color, .color),
      (.any, _), (.system, _), (.font, .object), (.map, .object), (.call, .object):
      true
    case (.date, .string(let text)): CalendarDate(text) != nil
    case (.enumeration(let cases), .string(let name)): cases.contains { $0.name == name }
    case (.flags(let options), .list(let names)):
      names.allSatisfy { name in options.contains { .string($0.name) == name } }
    case (.list(let item), .list(let items)): items.allSatisfy { $0.isOne(of: item) }
    case (.image, .object(let fields)), (.point, .object(let fields)), (.size, .object(let fields)),
      (.rect, .object(let fields)), (.insets, .object(let fields)), (.range, .object(let fields)):
      ExpressionType(type).members.allSatisfy { fields[$0.name] != nil }
    default: false
    }
  }
}
