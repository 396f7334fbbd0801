/// What comes of storing a value in a property.
enum Compatibility: Equatable {
  case fine
  /// Works, but only by accident; the type to use instead.
  case accidental(betterType: String)
  /// The fields of a rect become those of insets in order.
  case insetsAsRect
  case truncated
  case mismatch
  case nilForScalar
  case cgColor
  case outOfRange(String, Severity)
  /// A name that the type doesn't have, at its place in a text; nil for a number.
  case unknownCase(String, nearest: String?, known: [String], at: Range<Int>?)
  /// The text doesn't follow its type's grammar at these bytes of it.
  case badText(String, at: Range<Int>)

  init(_ stored: StoredValue, in property: Property) {
    self = property.isOptional && stored == .nilValue ? .fine : Self.judge(stored, property.type)
    switch self {
    case .fine, .truncated, .outOfRange:
      self = property.limits.problem(with: stored, of: property.type) ?? self
    default: break
    }
  }

  private static func judge(_ stored: StoredValue, _ type: ValueType) -> Compatibility {
    switch stored {
    case .missing, .malformed, .disagreeing, .unknownType: return .fine
    case .nilValue: return type.isScalar ? .nilForScalar : .fine
    default: break
    }
    if type == .any { return .fine }
    if case .system(let system) = type { return judge(stored, system) }
    switch stored {
    case .boolean:
      switch type {
      case .boolean: return .fine
      case .integer, .number: return .accidental(betterType: "number")
      default: return .mismatch
      }
    case .number(let value, let isInteger): return judge(number: value, isInteger, type)
    case .string(let text, _): return judge(text: text, type)
    case .color: return type == .color ? .fine : .mismatch
    case .image: return type == .image ? .fine : .mismatch
    case .point: return type == .point ? .fine : type == .size ? .accidental(betterType: "size") : .mismatch
    case .size: return type == .size ? .fine : type == .point ? .accidental(betterType: "point") : .mismatch
    case .rect: return type == .rect ? .fine : type == .insets ? .insetsAsRect : .mismatch
    case .range: return type == .range ? .fine : .mismatch
    default: return .fine
    }
  }

  private static func judge(number value: Double, _ isInteger: Bool, _ type: ValueType) -> Compatibility {
    switch type {
    case .number: return .fine
    case .duration: return value < 0 ? .outOfRange(Self.negativeDuration(value.shown), .error) : .fine
    case .integer: return isInteger ? .fine : .truncated
    case .boolean: return .accidental(betterType: "boolean")
    case .enumeration(let cases):
      let known = cases.compactMap { named in named.raw.map { (name: named.name, raw: $0) } }
      if known.isEmpty { return .mismatch }
      if known.contains(where: { Double($0.raw) == value }) { return .fine }
      return .unknownCase(value.shown, nearest: nil, known: known.map { "\($0.name) (\($0.raw))" }, at: nil)
    case .flags(let options):
      guard isInteger, let bits = Int64(exactly: value) else { return .truncated }
      return bits & ~options.bits == 0 ? .fine : .outOfRange("\(bits) has bits that no option names", .error)
    default: return .mismatch
    }
  }

  static func negativeDuration(_ shown: String) -> String {
    "'\(shown)' lies in the past; a duration is 0 or more"
  }

  private static func judge(text: String, _ type: ValueType) -> Compatibility {
    switch type {
    case .string, .localizedString: return .fine
    case .boolean, .integer, .number, .color, .image, .point, .size, .rect, .range, .any, .system: return .mismatch
    case .insets, .font, .date, .duration, .enumeration, .flags, .list, .map, .call:
      let typed = TypedText(text)
      return typed.check(typed.whole, type)
    }
  }

  /// Types of the system's classes, which read no texts.
  private static func judge(_ stored: StoredValue, _ type: SystemType) -> Compatibility {
    switch type {
    case .conforming, .any: return .fine
    case .cgColor: if case .color = stored { return .cgColor } else { return .mismatch }
    case .insets: if case .rect = stored { return .insetsAsRect } else { return .mismatch }
    case .enumeration(let enumeration):
      if case .boolean = stored { return .accidental(betterType: "number") }
      guard case .number(let value, let isInteger) = stored else { return .mismatch }
      guard isInteger, let raw = Int64(exactly: value) else { return .truncated }
      let isKnown = enumeration.isFlags ? enumeration.flagNames(raw).unknown == 0 : enumeration.caseName(raw) != nil
      return isKnown || enumeration.cases.isEmpty || (enumeration.isFlags && raw == -1)
        ? .fine : .outOfRange("\(raw) is no value of \(enumeration.name)", .warning)
    case .object(let symbol): return holds(stored, objectOf: symbol.string) ? .fine : .mismatch
    default: return .mismatch
    }
  }

  private static func holds(_ stored: StoredValue, objectOf name: String) -> Bool {
    if name == "NSObject" || name == "id" { return true }
    switch stored {
    case .boolean, .number: return name == "NSNumber" || name == "NSValue"
    case .string: return name == "NSString" || name == "NSMutableString"
    case .color: return name == "UIColor" || name == "NSColor"
    case .image: return name == "UIImage" || name == "NSImage"
    case .point, .size, .rect, .range: return name == "NSValue"
    default: return true
    }
  }
}
