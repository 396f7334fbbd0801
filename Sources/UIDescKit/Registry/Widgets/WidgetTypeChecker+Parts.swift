/// Parts of nodes against their shapes.
extension WidgetTypeChecker {
  mutating func check(_ part: Template.Setting, of known: NodePart, in scope: Scope) {
    // An object may be given as alternatives: the first that is made counts.
    if !known.isList, case .list(let alternatives) = part.value {
      each(alternatives, in: scope) { checker, item, inner in
        checker.check(item.value, item.range, known.shape, what: "'\(part.key)'", in: inner)
      }
    } else {
      check(part.value, part.valueRange, known.shape, what: "'\(part.key)'", in: scope)
    }
  }

  private mutating func check(
    _ value: TemplateValue, _ range: Range<Int>, _ shape: NodePart.Shape, what: String, in scope: Scope
  ) {
    switch (shape, value) {
    case (.value(let type), _): check(value, range, Property("", type, declaredBy: "", file: nil), in: scope)
    case (.word(let words), .expression(let expression)):
      guard type(of: expression, .string, in: scope) != nil, case .string(let word)? = expression.expression.literal,
        !words.contains(word)
      else { return }
      let near = nearestSpelling(of: word, among: words).map { "did you mean '\($0)'?" }
      fail("'\(word)' is no value of \(what); \(near ?? "its values are \(alternatives(words))")", range)
    case (.list(let item), .list(let items)):
      each(items, in: scope) { checker, each, inner in
        checker.check(each.value, each.range, item, what: "an item of \(what)", in: inner)
      }
    case (.list(.value(let item)), .expression): check(value, range, ofType: .list(item), in: scope)
    case (.object(let known), .object(let members)): check(members, range, known, what: what, in: scope)
    case (.kinds(let name, let kinds), .object(let members)):
      check(members, range, by: name, kinds, what: what, in: scope)
    default:
      // What can't be read has been told.
      if case .expression(let expression) = value, !expression.isReadable { return }
      fail("\(what) should be \(shape.example)", range)
    }
  }

  private mutating func check(_ value: TemplateValue, _ range: Range<Int>, ofType type: ValueType, in scope: Scope) {
    check(value, range, Property("", type, declaredBy: "", file: nil), in: scope)
  }

  mutating func check(
    _ members: [Template.Setting], _ range: Range<Int>, _ known: NodePart.Members, what: String, in scope: Scope
  ) {
    for member in members {
      if let meant = known.all.first(where: { $0.name == member.key }) {
        check(member.value, member.valueRange, meant.shape, what: "'\(member.key)'", in: scope)
      } else {
        let names = known.all.map(\.name)
        let near = nearestSpelling(of: member.key, among: names).map { "did you mean '\($0)'?" }
        fail(
          "\(what) has no member '\(member.key)'; \(near ?? "its members are \(listed(names))")", member.keyRange)
        checkUntyped(member.value, in: scope)
      }
    }
    // A member that nobody knows was probably meant to be the missing one.
    guard members.allSatisfy({ member in known.all.contains { $0.name == member.key } }) else { return }
    let keys = members.map(\.key)
    for member in known.all where member.isRequired && !keys.contains(member.name) {
      fail("\(what) has no '\(member.name)'; it needs one", range.lowerBound..<(range.lowerBound + 1))
    }
    if !known.oneOf.isEmpty, !known.oneOf.contains(where: keys.contains) {
      fail(
        "\(what) has no \(alternatives(known.oneOf.map { "'\($0)'" })); it needs one",
        range.lowerBound..<(range.lowerBound + 1))
    }
  }

  /// The word has to be written out: what else the object has depends on it.
  private mutating func check(
    _ members: [Template.Setting], _ range: Range<Int>, by name: String, _ kinds: [NodePart.Kind], what: String,
    in scope: Scope
  ) {
    let rest = members.filter { $0.key != name }
    let words = kinds.map(\.word)
    guard let member = members.first(where: { $0.key == name }), case .expression(let expression) = member.value,
      case .string(let word)? = expression.expression.literal
    else {
      let place = members.first { $0.key == name }?.valueRange ?? range.lowerBound..<(range.lowerBound + 1)
      if members.contains(where: { $0.key == name && $0.value.isUnreadable }) { return }
      let choice = alternatives(words.map { "\"'\($0)'\"" })
      fail("\(what) needs a '\(name)' that is \(choice); for a choice, write a list of objects with 'when'", place)
      return
    }
    if let kind = kinds.first(where: { $0.word == word }) {
      check(rest, range, kind.members, what: "\(what) of the \(name) '\(word)'", in: scope)
    } else {
      let near = nearestSpelling(of: word, among: words).map { "did you mean '\($0)'?" }
      fail(
        "'\(word)' is no value of '\(name)'; \(near ?? "its values are \(alternatives(words))")", member.valueRange)
    }
  }
}

extension TemplateValue {
  /// Whether it is an expression whose problem has been told.
  fileprivate var isUnreadable: Bool {
    if case .expression(let expression) = self { !expression.isReadable } else { false }
  }
}
