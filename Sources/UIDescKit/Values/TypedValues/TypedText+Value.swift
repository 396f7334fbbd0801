/// Values of the texts that registry types are stored as. The check stage has said what is wrong with them; what can't be
/// read is nil here.
extension TypedText {
  func value(as type: ValueType, in context: TypedValueContext) -> Value? { value(whole, type, context) }

  private func value(_ range: Range<Int>, _ type: ValueType, _ context: TypedValueContext) -> Value? {
    let place = trimmed(range)
    let word = string(place)
    switch type {
    case .boolean: return ["YES": true, "true": true, "NO": false, "false": false][word].map(Value.bool)
    case .number: return number(word).map(Value.number)
    case .integer: return Int(word).map(Value.integer)
    case .enumeration(let cases):
      return cases.meant(by: word).map { .string($0.name) }
    case .flags(let options): return flags(range, options)
    case .list(let type): return place.isEmpty ? .list([]) : all(split(range, by: .comma), type, context)
    case .map(let key, let value): return map(range, key, value, context)
    case .call(let forms): return call(place, forms, context)
    case .size where text[place].contains(UInt8(ascii: "x")):
      return sides(of: place).map {
        .object([.init("width", .number($0.width)), .init("height", .number($0.height))])
      }
    case .insets, .point, .size, .rect, .range: return numbers(range, of: type)
    case .font: return context.font(words(place).map(string))
    case .date: return .string(word)
    case .duration: return TypedText(word).seconds.map(Value.number)
    case .color: return context.color(word).map(Value.color)
    case .image: return .object([.init("name", .string(word))])
    default: return .string(string(range))
    }
  }

  /// An item of a list, map or call, which may be quoted.
  private func item(_ range: Range<Int>, _ type: ValueType, _ context: TypedValueContext) -> Value? {
    let place = trimmed(range)
    guard case .success(let inside)? = quoted(place) else { return value(place, type, context) }
    return TypedText(inside).value(as: type, in: context)
  }

  private func all(_ parts: [Range<Int>], _ type: ValueType, _ context: TypedValueContext) -> Value? {
    let values = parts.map { item($0, type, context) }
    return values.contains(nil) ? nil : .list(values.compactMap { $0 })
  }

  private func map(
    _ range: Range<Int>, _ key: ValueType, _ value: ValueType, _ context: TypedValueContext
  ) -> Value? {
    if trimmed(range).isEmpty { return .object([]) }
    var fields: [Value.Field] = []
    for pair in split(range, by: .comma) {
      guard let left = split(pair, by: .colon).first, left.upperBound < pair.upperBound,
        let name = item(left, key, context)?.mapKey,
        let content = item((left.upperBound + 1)..<pair.upperBound, value, context)
      else { return nil }
      fields[name] = content
    }
    return .object(fields)
  }

  private func flags(_ range: Range<Int>, _ options: [ValueType.EnumCase]) -> Value? {
    let word = string(trimmed(range))
    if word.isEmpty { return .list([]) }
    if let bits = Int64(word) { return Value(bits: bits, of: options) }
    let names = split(range, by: .bar).map { part in options.first { $0.isMeant(by: string(trimmed(part))) } }
    if names.contains(nil) { return nil }
    var seen: Set<String> = []
    return .list(names.compactMap { $0 }.filter { seen.insert($0.name).inserted }.map { .string($0.name) })
  }

  private func numbers(_ range: Range<Int>, of type: ValueType) -> Value? {
    let numbers = split(range, by: .comma).compactMap { number(string(trimmed($0))) }
    guard let fields = type.fields, numbers.count == fields.count else { return nil }
    return .object(zip(fields, numbers).map { .init($0, .number($1)) })
  }

  private func call(_ place: Range<Int>, _ forms: [ValueType.CallForm], _ context: TypedValueContext) -> Value? {
    let call = CallParts(place, of: self)
    let name = string(call.name)
    if call.open != nil, call.close == nil { return nil }
    guard let form = forms.first(where: { $0.isMeant(by: name) }) else { return nil }
    var arguments: [Value] = []
    var labelled: [String: Value] = [:]
    for (position, part) in call.arguments.enumerated() {
      let label = label(of: part, in: form)
      let byPlace = position < form.arguments.count ? form.arguments[position] : nil
      guard let expected = label.map({ label in form.arguments.first { $0.label == label } }) ?? byPlace else { break }
      let place = label == nil ? part : value(afterLabel: part)
      let value: Value? =
        if case .words(let words) = expected {
          form.declared(words).first { $0.isMeant(by: string(trimmed(place))) }.map { .string($0.name) }
        } else {
          item(trimmed(place), expected.type ?? .string, context)
        }
      guard let value else { return nil }
      if let label { labelled[label] = value } else { arguments.append(value) }
    }
    // With labels, each has its place, and what is left out is null.
    if form.arguments.contains(where: { $0.label != nil }) {
      arguments += form.arguments.dropFirst(arguments.count).map { $0.label.flatMap { labelled[$0] } ?? .null }
    }
    return .object([.init("name", .string(form.name)), .init("arguments", .list(arguments))])
  }
}

extension Value {
  /// The option set's names for `bits`; nil when one has none.
  init?(bits: Int64, of options: [ValueType.EnumCase]) {
    let named = options.filter { option in option.raw.map { $0.nonzeroBitCount == 1 && bits & $0 != 0 } ?? false }
    guard named.bits == bits else { return nil }
    self = .list(named.map { .string($0.name) })
  }

  /// A map's key as JSON writes it.
  var mapKey: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): Int(exactly: number).map(String.init) ?? number.description
    case .bool(let flag): String(flag)
    default: nil
    }
  }
}
