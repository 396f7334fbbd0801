/// What an expression's value can be.
///
/// Structures, images, fonts and calls are objects. An enum's case is its name, flags are a list of names, a date is a
/// string such as `2026-01-31`. A map is an object whose members are named by the keys' text: `{"0": 2, "3": 1}`.
indirect enum ExpressionType: Equatable, Sendable {
  case boolean, number, string, color, image, font, date, point, size, rect, insets, range
  /// One of these cases; without any, every enum will do.
  case enumeration([String])
  /// Some of these; without any, all flags will do.
  case flags([String])
  case list(ExpressionType)
  case map(ExpressionType, ExpressionType)
  case call
  case optional(ExpressionType)
  case null, any

  /// The type as messages name it.
  var name: String {
    switch self {
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .color: "color"
    case .image: "image"
    case .font: "font"
    case .date: "date"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .insets: "insets"
    case .range: "range"
    case .enumeration: "enum"
    case .flags: "flags"
    case .list(.any): "list"
    case .list(let item): "list of \(item.name)"
    case .map(.any, .any): "map"
    case .map(let key, let value): "map of \(key.name) to \(value.name)"
    case .call: "call"
    case .optional(let type): type.name
    case .null: "null"
    case .any: "any value"
    }
  }

  /// The name as a noun in a sentence: `an image`.
  var noun: String {
    switch self {
    case .insets, .flags, .null, .any: name
    case .optional(let type): type.noun
    case .image, .enumeration: "an \(name)"
    default: "a \(name)"
    }
  }

  /// What can follow a dot.
  var members: [(name: String, type: ExpressionType)] {
    switch self {
    case .point: [("x", .number), ("y", .number)]
    case .size: [("width", .number), ("height", .number)]
    case .rect: [("x", .number), ("y", .number), ("width", .number), ("height", .number)]
    case .insets: [("top", .number), ("left", .number), ("bottom", .number), ("right", .number)]
    case .range: [("location", .number), ("length", .number)]
    case .color:
      ["red", "green", "blue", "alpha"].map { ($0, .optional(.number)) } + [("name", .optional(.string))]
    case .image: [("name", .string)]
    case .font:
      [
        ("family", .optional(.string)), ("face", .optional(.string)), ("name", .optional(.string)),
        ("size", .optional(.number)), ("weight", .optional(.number)), ("italic", .optional(.boolean)),
        ("style", .optional(.string)),
      ]
    case .call: [("name", .string), ("arguments", .list(.any))]
    case .optional(let type): type.members
    default: []
    }
  }
}
