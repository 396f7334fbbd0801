/// What names in typed texts stand for: colours and fonts depend on the platform and appearance.
struct TypedValueContext {
  let platform: Platform
  let isDark: Bool

  /// `#RRGGBB`, `#RRGGBBAA` or a system colour.
  func color(_ text: String) -> Color? { Color(hex: text) ?? Color(named: text, on: platform, isDark: isDark) }

  /// The words of `Helvetica-Bold 17`, `system 17 bold` or `style body`.
  func font(_ words: [String]) -> Value? {
    guard let first = words.first, let last = words.last, words.count > 1 else { return nil }
    var font = FontFields()
    switch first {
    case "style": font.set(style: last, on: platform)
    case "system":
      font.system = SystemFont()
      font.size = parseNumber(ArraySlice(Array(words[1].utf8)))
      if words.count > 2 { font.weight = FontWeight.number(of: last) }
    default:
      font.name = words.dropLast().joined(separator: " ")
      font.face = font.name.map(FontFace.init(postScriptName:))
      font.size = parseNumber(ArraySlice(Array(last.utf8)))
    }
    return .object(font.fields)
  }
}

extension Value {
  /// What a property of `type` holds once this has been set: an enum's case by name, a Boolean for a number, what a text
  /// stands for.
  func stored(in type: ValueType, _ context: TypedValueContext) -> Value {
    switch (type, self) {
    case (.string, _), (.localizedString, _), (.any, _): return self
    case (.boolean, .number(let number)): return .bool(number != 0)
    case (.integer, .bool(let flag)), (.number, .bool(let flag)): return .integer(flag ? 1 : 0)
    case (.enumeration(let cases), .number(let number)):
      return cases.first { $0.raw.map(Double.init) == number }.map { .string($0.name) } ?? self
    case (.flags(let options), .number(let number)):
      return Int64(exactly: number).flatMap { Value(bits: $0, of: options) } ?? self
    case (.integer, .number(let number)): return .number(number.rounded(.towardZero))
    // Structures of the same layout pass their numbers on in order.
    case (.system(.insets), .object): return stored(in: .insets, context)
    case (.insets, .object(let fields)), (.size, .object(let fields)), (.point, .object(let fields)):
      return .object(fields, named: type.fields ?? [])
    case (.system(.enumeration(let known)), .number(let number)):
      guard let raw = Int64(exactly: number) else { return self }
      guard known.isFlags else { return known.caseName(raw).map(Value.string) ?? self }
      let (names, unknown) = known.flagNames(raw)
      return unknown == 0 ? .list(names.map(Value.string)) : self
    case (.system, _): return self
    case (_, .string(let text)): return TypedText(text).value(as: type, in: context) ?? self
    default: return self
    }
  }

  /// The values of `fields` under other names; as they are when there are more or fewer.
  private static func object(_ fields: [Field], named names: [String]) -> Value {
    guard fields.count == names.count else { return .object(fields) }
    return .object(zip(names, fields).map { .init($0, $1.value) })
  }

  /// The number that stands for an enum's case or for flags, which other enums may name otherwise; else the value.
  func raw(of type: ValueType) -> Value {
    switch (type, self) {
    case (.enumeration(let cases), .string(let name)):
      return cases.first { $0.name == name }?.raw.map { .number(Double($0)) } ?? self
    case (.flags(let options), .list(let names)):
      let named = options.filter { names.contains(.string($0.name)) }
      return .number(Double(named.bits))
    default: return self
    }
  }
}
