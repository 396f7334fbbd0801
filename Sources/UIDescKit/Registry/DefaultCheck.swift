/// Checks the default of a property against its type, as registries write it: an enum's by name, a colour as `#RRGGBB` or
/// a name, a size as `{"width": 20, "height": 20}`, everything else as JSON has it or as a document would store it.
struct DefaultCheck {
  typealias Problem = (message: String, range: Range<Int>)

  private let property: Property

  init(_ property: Property) { self.property = property }

  func problem(with value: JSONValue) -> Problem? {
    if case .null = value.content, property.isOptional || !property.type.isScalar { return nil }
    if let problem = problem(with: value, property.type) { return problem }
    let number = value.number ?? (property.type == .duration ? value.string.flatMap { TypedText($0).seconds } : nil)
    if let number, let message = property.limits.problem(with: number) { return (message, value.range) }
    if let text = value.string, let pattern = property.limits.pattern, !pattern.matches(text) {
      return ("'\(text)' doesn't match the pattern '\(pattern.source)'", value.range)
    }
    return nil
  }

  private func problem(with value: JSONValue, _ type: ValueType) -> Problem? {
    switch type {
    case .any: return nil
    case .system(let type): return problem(with: value, type)
    case .boolean: return value.bool == nil ? wrong(value, "true or false") : nil
    case .integer: return value.integer == nil ? wrong(value, "a whole number") : nil
    case .number: return value.number == nil ? wrong(value, "a number") : nil
    case .string, .localizedString, .image: return value.string == nil ? wrong(value, "a string") : nil
    case .duration where value.number != nil:
      guard let number = value.number, number < 0 else { return nil }
      return (Compatibility.negativeDuration(number.shown), value.range)
    case .color: return color(value)
    case .enumeration(let cases): return word(value, cases, "the name of a case")
    case .flags(let options) where value.array != nil:
      return value.array?.lazy.compactMap { word($0, options, "the name of an option") }.first
    case .list(let item) where value.array != nil: return value.array?.lazy.compactMap { problem(with: $0, item) }.first
    case .map(let key, let item) where value.members != nil:
      return value.members?.lazy.compactMap { member in
        text(member.key, key, member.keyRange) ?? problem(with: member.value, item)
      }.first
    case .point, .size, .rect: return fields(value, type.fields ?? [])
    case .range: return fields(value, type.fields ?? []) ?? value.members?.lazy.compactMap(wholeProblem).first
    case .insets where value.members != nil: return fields(value, type.fields ?? [])
    case .font, .date, .duration, .insets, .flags, .list, .map, .call:
      guard let string = value.string else { return wrong(value, withArticle(type.name)) }
      return text(string, type, value.range)
    }
  }

  /// What templates set on the system's objects: numbers and Booleans, since their texts are expressions.
  private func problem(with value: JSONValue, _ type: SystemType) -> Problem? {
    switch type {
    case .conforming, .any: return nil
    case .object(let symbol) where ["NSObject", "id", "NSNumber", "NSValue"].contains(symbol.string): return nil
    default: return wrong(value, withArticle(type.name))
    }
  }

  /// A text that a document would store.
  private func text(_ text: String, _ type: ValueType, _ range: Range<Int>) -> Problem? {
    let typed = TypedText(text)
    switch typed.check(typed.whole, type) {
    case .badText(let message, _): return (message, range)
    case .unknownCase(let word, let nearest, let known, _):
      return (
        "'\(word)' is no value; \(nearest.map { "did you mean '\($0)'?" } ?? "its values are \(alternatives(known))")",
        range
      )
    default: return nil
    }
  }

  private func color(_ value: JSONValue) -> Problem? {
    guard let name = value.string else { return wrong(value, "a colour such as \"#FF8000\" or \"white\"") }
    if ColorName.isKnown(name) { return nil }
    let advice = ColorName.nearest(to: name).map { "did you mean '\($0)'?" } ?? "write #RRGGBB, #RRGGBBAA or a name"
    return ("'\(name)' is no colour; \(advice)", value.range)
  }

  private func word(_ value: JSONValue, _ cases: [ValueType.EnumCase], _ what: String) -> Problem? {
    guard let name = value.string else { return wrong(value, what) }
    let names = cases.map(\.name)
    if names.contains(name) { return nil }
    let advice = nearestSpelling(of: name, among: names).map { "did you mean '\($0)'?" }
    return ("'\(name)' is no value; \(advice ?? "its values are \(alternatives(names))")", value.range)
  }

  private func fields(_ value: JSONValue, _ names: [String]) -> Problem? {
    let shape = "{" + names.map { "\"\($0)\": 0" }.joined(separator: ", ") + "}"
    guard let members = value.members, members.map(\.key).sorted() == names.sorted() else { return wrong(value, shape) }
    return members.first { $0.value.number == nil }.map { wrong($0.value, "a number") }
  }

  private func wholeProblem(_ member: JSONValue.Member) -> Problem? {
    guard member.value.integer.map({ $0 < 0 }) ?? true else { return nil }
    return ("'\(member.key)' of a range is a whole number, 0 or more", member.value.range)
  }

  private func wrong(_ value: JSONValue, _ expected: String) -> Problem {
    ("\(value.kind) stands where \(expected) should", value.range)
  }
}
