extension RegistryFileReader {
  /// A type's name, or an object that says how it is made.
  mutating func valueType(_ json: JSONValue) -> ValueType? { checkedType(json, depth: 0) }

  /// Whether a type can be named so.
  mutating func isTypeName(_ declaration: JSONValue.Member) -> Bool {
    let name = declaration.key
    if name.isEmpty {
      fail("a type needs a name that properties can use", declaration.keyRange)
    } else if ValueType.plain.contains(where: { $0.name == name }) {
      fail(
        "'\(name)' is a built-in type, so no property could mean this one; choose another name", declaration.keyRange)
    } else {
      return true
    }
    return false
  }

  /// The type called `name` under `types`, read once.
  /// - Parameter place: where it is named.
  mutating func sharedType(_ name: String, at place: Range<Int>, depth: Int) -> ValueType? {
    if let known = knownTypes[name] { return known }
    guard let json = types[name] else { return nil }
    guard typesBeingRead.insert(name).inserted else {
      if circularTypes.insert(name).inserted { fail("the type '\(name)' leads back to itself", place) }
      return nil
    }
    let type = checkedType(json, depth: depth)
    typesBeingRead.remove(name)
    knownTypes[name] = .some(type)
    return type
  }

  private mutating func checkedType(_ json: JSONValue, depth: Int) -> ValueType? {
    guard let type = valueType(json, depth: depth) else { return nil }
    guard type.isTooLarge else { return type }
    failAsTooLarge(json)
    return nil
  }

  private mutating func failAsTooLarge(_ json: JSONValue) {
    fail(
      "this type is made of too many others; it may have \(ValueType.maximumLevels) levels and \(ValueType.maximumParts) parts",
      json.range)
  }

  private mutating func valueType(_ json: JSONValue, depth: Int) -> ValueType? {
    guard depth < ValueType.maximumLevels else {
      failAsTooLarge(json)
      return nil
    }
    if let name = json.string {
      if let plain = ValueType.plain.first(where: { $0.name == name }) { return plain.type }
      if types[name] != nil { return sharedType(name, at: json.range, depth: depth + 1) }
      failAsUnknown(name, json.range)
      return nil
    }
    if json.array != nil {
      fail("a type is a name or an object; for one of several names write {\"enum\": [\"…\", \"…\"]}", json.range)
      return nil
    }
    let makers = ["enum", "flags", "list", "map", "call"]
    let all = members(json, of: "the type", known: makers + ["ignoreCase"])
    let found = all.filter { $0.key != "ignoreCase" }
    guard found.count == 1, let maker = found.first else {
      if json.members.map({ $0.count == all.count }) ?? false {
        fail("a type is one of \(makers.joined(separator: ", ")) or a name", json.range)
      }
      return nil
    }
    let ignoresCase = all.first { $0.key == "ignoreCase" }.map { ignoreCase($0, of: maker) } ?? false
    switch maker.key {
    case "enum": return cases(maker, ignoresCase).map(ValueType.enumeration)
    case "flags": return cases(maker, ignoresCase).map(ValueType.flags)
    case "list": return valueType(maker.value, depth: depth + 1).map(ValueType.list)
    case "map":
      guard let pair = maker.value.array, pair.count == 2, let key = valueType(pair[0], depth: depth + 1),
        let item = valueType(pair[1], depth: depth + 1)
      else {
        if maker.value.array?.count != 2 { fail("a map is made of two types: [key, value]", maker.value.range) }
        return nil
      }
      guard key.canBeKey else {
        fail(
          "a map's keys can't be of the type \(key.name): they are strings, numbers, booleans, dates or an enum",
          pair[0].range)
        return nil
      }
      return .map(key, item)
    default:
      let entries = named(maker)
      if ignoresCase { checkCase(of: entries.map { ($0.key, $0.keyRange) }) }
      if entries.isEmpty, maker.value.members != nil {
        fail("without names no value is one of this 'call'", maker.value.range)
        return nil
      }
      checkNames(entries.map { ($0.key, $0.keyRange) }, of: "a call")
      return .call(entries.map { form($0, ignoresCase, depth) })
    }
  }

  private mutating func failAsUnknown(_ name: String, _ place: Range<Int>) {
    var advice = EverydayTypeName.advice(for: name)
    if advice == nil {
      let nearest = suggestions.nearest(to: name, among: ValueType.plain.map(\.name) + types.keys)
      advice = nearest.map { "did you mean '\($0)'?" }
    }
    fail("there is no type '\(name)'" + (advice.map { "; \($0)" } ?? ""), place)
  }

  private mutating func ignoreCase(_ member: JSONValue.Member, of maker: JSONValue.Member) -> Bool {
    if ["enum", "flags", "call"].contains(maker.key) { return flag(member) }
    fail(
      "'ignoreCase' is for the names of an enum, flags or call, but \(withArticle(maker.key)) has none", member.keyRange
    )
    return false
  }

  /// Names that differ in nothing but case can't be told apart when case is ignored.
  private mutating func checkCase(of names: [(name: String, place: Range<Int>)]) {
    var seen: [String: String] = [:]
    for (name, place) in names {
      guard let other = seen.updateValue(name, forKey: name.lowercased()) else { continue }
      fail("'\(name)' is the same as '\(other)' when case is ignored", place)
    }
  }

  /// Names that no text could spell.
  private mutating func checkNames(_ names: [(name: String, place: Range<Int>)], of what: String) {
    for (name, place) in names where name.allSatisfy(\.isWhitespace) {
      fail("\(what) needs a name that documents can write", place)
    }
  }

  /// A document's number means the first of two names; the other one is never seen in the tree.
  private mutating func checkValues(of entries: [JSONValue.Member]) {
    var seen: [Int64: String] = [:]
    for entry in entries {
      guard let raw = entry.value.integer else { continue }
      if let other = seen[raw] {
        findings.report(
          Diagnostic(
            "invalid-registry", .warning,
            "'\(entry.key)' has the value of '\(other)', \(raw), so a document's \(raw) is always '\(other)'",
            at: entry.value.range))
      } else {
        seen[raw] = entry.key
      }
    }
  }

  /// Nil when something is wrong with them, so that nothing else is said of what uses the type.
  private mutating func cases(_ maker: JSONValue.Member, _ ignoresCase: Bool) -> [ValueType.EnumCase]? {
    if maker.key == "enum", let names = maker.value.array { return cases(named: names, maker, ignoresCase) }
    if maker.key == "flags", maker.value.array != nil {
      fail("each of 'flags' needs its bit: {\"top\": 1, \"left\": 2, \"bottom\": 4}", maker.value.range)
      return nil
    }
    let entries = named(maker)
    if ignoresCase { checkCase(of: entries.map { ($0.key, $0.keyRange) }) }
    if entries.isEmpty, maker.value.members != nil {
      fail("without names no value is one of this '\(maker.key)'", maker.value.range)
      return nil
    }
    if let wrong = entries.first(where: { $0.value.integer == nil }) {
      fail("the value of '\(wrong.key)' should be a whole number", wrong.value.range)
      return nil
    }
    checkNames(entries.map { ($0.key, $0.keyRange) }, of: "each case")
    checkValues(of: entries)
    return entries.compactMap { entry in
      guard let raw = entry.value.integer else { return nil }
      return .init(name: entry.key, raw: raw, ignoresCase: ignoresCase)
    }
  }

  /// `["solid", "dash"]`: names without raw values.
  private mutating func cases(
    named list: [JSONValue], _ maker: JSONValue.Member, _ ignoresCase: Bool
  ) -> [ValueType.EnumCase]? {
    if list.isEmpty {
      fail("without names no value is one of this '\(maker.key)'", maker.value.range)
      return nil
    }
    var seen: Set<String> = []
    for item in list {
      guard let name = item.string else { continue }
      if !seen.insert(name).inserted { fail("'\(name)' stands twice in '\(maker.key)'", item.range) }
    }
    // One is enough to see how it is meant.
    if let wrong = list.first(where: { $0.string == nil }) {
      fail(
        "the names of an enum should be strings, not \(wrong.kind); names with numbers are written {\"left\": 0, \"right\": 1}",
        wrong.range)
      return nil
    }
    let names = list.compactMap { item in item.string.map { ($0, item.range) } }
    checkNames(names, of: "each case")
    if ignoresCase { checkCase(of: names) }
    return list.compactMap(\.string).map { .init(name: $0, raw: nil, ignoresCase: ignoresCase) }
  }

  private mutating func form(_ entry: JSONValue.Member, _ ignoresCase: Bool, _ depth: Int) -> ValueType.CallForm {
    guard let arguments = entry.value.array else {
      fail("the arguments of '\(entry.key)' should be a list", entry.value.range)
      return .init(name: entry.key, arguments: [])
    }
    var labels: Set<String> = []
    for argument in arguments {
      guard let label = argument["label"], let name = label.string, !labels.insert(name).inserted else { continue }
      fail("two arguments of '\(entry.key)' have the label '\(name)', so the second could never be given", label.range)
    }
    return .init(
      name: entry.key, arguments: arguments.map { argument($0, depth) }, ignoresCase: ignoresCase)
  }

  /// A type, a type with a label, or the words that may stand there.
  private mutating func argument(_ json: JSONValue, _ depth: Int) -> ValueType.Argument {
    if json["label"] != nil { return labelledArgument(json, depth) }
    guard let words = json.array else { return .typed(valueType(json, depth: depth + 1) ?? .any) }
    for word in words where word.string == nil {
      fail("the words of an argument should be strings, not \(word.kind)", word.range)
    }
    if words.isEmpty {
      fail("without words nothing can stand here; write a type, or words such as [\"in\", \"out\"]", json.range)
    }
    checkNames(words.compactMap { word in word.string.map { ($0, word.range) } }, of: "each word")
    return .words(words.compactMap(\.string))
  }

  /// `{"label": "index", "type": "integer"}`
  private mutating func labelledArgument(_ json: JSONValue, _ depth: Int) -> ValueType.Argument {
    var label: String?
    var type: ValueType?
    let members = members(json, of: "the argument", known: ["label", "type"])
    for member in members {
      if member.key == "label" {
        label = text(member)
        checkNames(label.map { [($0, member.value.range)] } ?? [], of: "the argument")
      } else {
        type = valueType(member.value, depth: depth + 1)
      }
    }
    // A member of another name was probably meant to be the type.
    if json["type"] == nil, members.count == json.members?.count {
      fail("the argument\(label.map { " '\($0)'" } ?? "") has no type", json.range)
    }
    return .labelled(label ?? "", type ?? .any)
  }
}
