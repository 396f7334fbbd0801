/// The type of a property: which stored values it takes.
indirect enum ValueType: Sendable, Equatable {
  case boolean, integer, number, string, localizedString, color, image, font, point, size, rect, insets, range, date,
    duration, any
  /// Named values, stored as name or, where it has one, raw value.
  case enumeration([EnumCase])
  /// Named bits, stored as `a | b` or a number.
  case flags([EnumCase])
  case list(ValueType)
  case map(ValueType, ValueType)
  /// `slide(in, left)`: each name with its forms.
  case call([CallForm])
  /// What only the system's tables can say: Core Graphics colours, enums, objects, C structs.
  case system(SystemType)

  struct EnumCase: Sendable, Equatable {
    var name: String
    /// Nil when it is stored by name only.
    var raw: Int64?
    var ignoresCase = false
  }

  struct CallForm: Sendable, Equatable {
    var name: String
    var arguments: [Argument]
    /// Whether its name and the words among its arguments may be written in capitals or not.
    var ignoresCase = false
  }

  enum Argument: Sendable, Equatable {
    /// One of these words.
    case words([String])
    case typed(ValueType)
    /// Written with its name, `index: 3`, in any order and only where it is needed.
    case labelled(String, ValueType)

    var label: String? { if case .labelled(let label, _) = self { label } else { nil } }

    /// Nil for words.
    var type: ValueType? {
      switch self {
      case .words: nil
      case .typed(let type), .labelled(_, let type): type
      }
    }
  }

  /// The types without parameters, by their name in registries.
  static let plain: [(name: String, type: ValueType)] = [
    ("boolean", .boolean), ("integer", .integer), ("number", .number), ("string", .string),
    ("localizedString", .localizedString), ("color", .color), ("image", .image), ("font", .font), ("point", .point),
    ("size", .size), ("rect", .rect), ("insets", .insets), ("range", .range), ("date", .date), ("duration", .duration),
    ("any", .any),
  ]

  init(_ type: SystemType) {
    self =
      switch type {
      case .cgColor, .font, .insets, .enumeration, .object, .conforming, .structure, .opaque: .system(type)
      default: Self.plain.first { $0.name == type.name }?.type ?? .any
      }
  }

  /// The type as messages name it.
  var name: String {
    switch self {
    case .enumeration: "enum"
    case .flags: "flags"
    case .list(let item): "list of \(item.name)"
    case .map(let key, let value): "map of \(key.name) to \(value.name)"
    case .call: "call"
    case .system(.cgColor): "CGColor"
    case .system(let type): type.name
    default: Self.plain.first { $0.type == self }?.name ?? "any"
    }
  }

  /// The kind of runtime attribute that the editor stores a value with.
  func storedType(of value: Value) -> String {
    switch self {
    case .boolean, .color, .image, .point, .size, .rect, .range: return name
    case .duration: if case .string = value { return "string" } else { return "number" }
    case .integer, .number: return "number"
    case .string, .localizedString, .font, .insets, .date, .enumeration, .flags, .list, .map, .call: return "string"
    case .any, .system: break
    }
    switch value {
    case .null: return "nil"
    case .bool: return "boolean"
    case .integer, .number: return "number"
    case .color: return "color"
    case .object(let fields):
      let isImage = fields["name"] != nil
      let structs: [ValueType] = [.rect, .size, .point, .range]
      let names = Set(fields.map(\.key))
      return isImage ? "image" : structs.first { $0.fields.map(Set.init) == names }?.name ?? "string"
    case .string, .list, .several: return "string"
    }
  }

  /// The numbers that a struct is made of, in the order that texts and documents have them.
  var fields: [String]? {
    switch self {
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect: ["x", "y", "width", "height"]
    case .range: ["location", "length"]
    case .insets: ["top", "left", "bottom", "right"]
    default: nil
    }
  }

  /// Whether it is a class or protocol of the system's.
  var isObject: Bool {
    switch self {
    case .system(.object), .system(.conforming): true
    default: false
    }
  }

  /// Whether its values can be the keys of a map, which are texts.
  var canBeKey: Bool {
    switch self {
    case .boolean, .integer, .number, .string, .localizedString, .date, .enumeration: true
    default: false
    }
  }

  /// Whether it is no object, so that nil can't be stored in it.
  var isScalar: Bool {
    switch self {
    case .boolean, .integer, .number, .point, .size, .rect, .insets, .range, .enumeration, .flags, .duration: true
    case .system(.enumeration), .system(.structure), .system(.insets): true
    default: false
    }
  }
}

extension ValueType {
  static let maximumLevels = 64
  static let maximumParts = 10_000

  /// Whether it is made of more types than a reader's stack and patience bear. A few lines can name a type of millions.
  var isTooLarge: Bool {
    var parts = Self.maximumParts
    return !fits(levels: Self.maximumLevels, parts: &parts)
  }

  private func fits(levels: Int, parts: inout Int) -> Bool {
    parts -= 1
    guard levels > 0, parts >= 0 else { return false }
    switch self {
    case .list(let item): return item.fits(levels: levels - 1, parts: &parts)
    case .map(let key, let value):
      return key.fits(levels: levels - 1, parts: &parts) && value.fits(levels: levels - 1, parts: &parts)
    case .call(let forms):
      for argument in forms.lazy.flatMap(\.arguments) {
        guard let type = argument.type else { continue }
        guard type.fits(levels: levels - 1, parts: &parts) else { return false }
      }
      return true
    default: return true
    }
  }
}
