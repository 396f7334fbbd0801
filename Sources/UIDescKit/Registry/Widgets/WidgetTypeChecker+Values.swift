/// Values of templates against the types of what they are for.
extension WidgetTypeChecker {
  mutating func check(_ value: TemplateValue, _ range: Range<Int>, _ property: Property, in scope: Scope) {
    let type = property.type
    switch value {
    case .constant(let constant): check(constant, range, property)
    case .expression(let expression):
      let found = self.type(of: expression, .optional(ExpressionType(type)), in: scope)
      if found != nil, let literal = expression.expression.literal, literal != .null, !isConverted(literal, type) {
        check(literal, range, property)
      }
    case .object(let members): check(members, range, type, in: scope)
    case .list(let items): check(items, range, type, in: scope)
    }
  }

  private mutating func check(_ value: TemplateValue, _ range: Range<Int>, _ type: ValueType, in scope: Scope) {
    check(value, range, Property("", type, declaredBy: "", file: nil), in: scope)
  }

  /// A literal, as the default of the property would be checked.
  private mutating func check(_ constant: Value, _ range: Range<Int>, _ property: Property) {
    guard let json = JSONValue(constant, range) else { return }
    if let problem = DefaultCheck(property).problem(with: json) { fail(problem.message, problem.range) }
  }

  /// Whether a default would be written otherwise: an expression's string can be a date, but a default's is checked.
  private func isConverted(_ literal: Value, _ type: ValueType) -> Bool {
    if case .string = literal { return type != .string && type != .localizedString }
    return false
  }

  private mutating func check(
    _ members: [Template.Setting], _ range: Range<Int>, _ type: ValueType, in scope: Scope
  ) {
    switch type {
    case .point, .size, .rect, .insets, .range, .system(.insets):
      let names = type.fields ?? []
      let numbers = names.map { NodePart.Member($0, .value(.number), isRequired: true) }
      check(members, range, .init(all: numbers), what: "the \(type.name)", in: scope)
    case .font, .system(.font): check(members, range, .font, what: "the font", in: scope)
    case .image: check(members, range, .image, what: "the image", in: scope)
    case .map(_, let item): for member in members { check(member.value, member.valueRange, item, in: scope) }
    case .any, .call, .system(.object), .system(.conforming), .system(.structure), .system(.opaque), .system(.any):
      for member in members { checkUntyped(member.value, in: scope) }
    default: fail("an object stands where \(type.wanted) should", range)
    }
  }

  private mutating func check(
    _ items: [TemplateValue.Item], _ range: Range<Int>, _ type: ValueType, in scope: Scope
  ) {
    var item: ValueType?
    switch type {
    case .list(let inner): item = inner
    case .flags(let options): item = .enumeration(options)
    case .system(.enumeration(let known)) where known.isFlags: item = type.option
    case .any, .system(.object), .system(.conforming), .system(.any): break
    default:
      fail("an array stands where \(type.wanted) should", range)
      return
    }
    each(items, in: scope) { checker, each, inner in
      if let item {
        checker.check(each.value, each.range, item, in: inner)
      } else {
        checker.checkUntyped(each.value, in: inner)
      }
    }
  }
}

extension NodePart.Members {
  static let image = NodePart.Members(all: [
    NodePart.Member("name", .value(.string), isRequired: true), NodePart.Member("symbol", .value(.boolean)),
    NodePart.Member("template", .value(.boolean)),
  ])

  static let font = NodePart.Members(all: [
    NodePart.Member("family", .value(.string)), NodePart.Member("face", .value(.string)),
    NodePart.Member("name", .value(.string)), NodePart.Member("size", .value(.number)),
    NodePart.Member("weight", .value(.number)), NodePart.Member("italic", .value(.boolean)),
    NodePart.Member("style", .value(.string)),
  ])
}

extension ValueType {
  /// The type in a sentence, with how a template writes what isn't plain.
  fileprivate var wanted: String {
    switch self {
    case .color, .system(.cgColor): "a color such as \"color('#FF8000')\""
    case .system(let type): withArticle(type.name)
    default: ExpressionType(self).noun
    }
  }

  /// An option of a system option set.
  fileprivate var option: ValueType? {
    guard case .system(.enumeration(let known)) = self else { return nil }
    return .enumeration(known.cases.map { EnumCase(name: $0.name, raw: $0.raw) })
  }
}

extension JSONValue {
  /// A literal of a template; nil for what none can be.
  fileprivate init?(_ value: Value, _ range: Range<Int>) {
    switch value {
    case .null: self.init(content: .null, range: range)
    case .bool(let flag): self.init(content: .bool(flag), range: range)
    case .integer(let number): self.init(content: .number(Double(number)), range: range)
    case .number(let number): self.init(content: .number(number), range: range)
    case .string(let text): self.init(content: .string(text), range: range)
    default: return nil
    }
  }
}
