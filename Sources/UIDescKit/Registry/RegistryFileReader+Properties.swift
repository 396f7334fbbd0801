extension RegistryFileReader {
  /// One property of a class, trait or extension.
  mutating func property(_ declaration: JSONValue.Member, of owner: String) -> Property? {
    let what = "the property '\(declaration.key)'"
    let known = [
      "type", "optional", "readOnly", "default", "minimum", "maximum", "step", "pattern", "unit", "sets", "introduced",
      "deprecated", "group", "title", "after", "description",
    ]
    var property = Property(declaration.key, .any, declaredBy: owner, file: path)
    var hasType = false
    for member in members(declaration.value, of: what, known: known) {
      switch member.key {
      case "type":
        hasType = true
        property.type = valueType(member.value, depth: 0) ?? .any
      case "optional": property.isOptional = flag(member)
      case "readOnly": property.isReadOnly = flag(member)
      case "default": property.defaultValue = member.value
      case "minimum": property.limits.minimum = number(member)
      case "maximum": property.limits.maximum = number(member)
      case "step": property.limits.step = number(member)
      case "pattern":
        property.limits.pattern = pattern(member)
      case "unit": property.limits.unit = text(member)
      case "sets":
        property.sets = text(member)
        setsRanges["\(owner).\(declaration.key)"] = member.value.range
      case "introduced": property.introduced = versions(member)
      case "deprecated": property.deprecated = versions(member)
      case "group": property.group = text(member)
      case "title": property.title = text(member)
      default: break
      }
    }
    if !hasType, declaration.value.members != nil { fail("\(what) has no type", declaration.keyRange) }
    if let low = property.limits.minimum, let high = property.limits.maximum, low > high {
      fail("the minimum of '\(declaration.key)' is more than its maximum", declaration.keyRange)
    }
    return property
  }

  private mutating func pattern(_ member: JSONValue.Member) -> Pattern? {
    guard let source = text(member) else { return nil }
    do {
      return try Pattern(source)
    } catch {
      fail("the pattern '\(source)' can't be used: \(error.message)", member.value.range)
      return nil
    }
  }

  /// `{"iOS": "15.0"}`
  private mutating func versions(_ member: JSONValue.Member) -> [Platform: PlatformVersion] {
    var result: [Platform: PlatformVersion] = [:]
    for entry in members(member.value, of: "'\(member.key)'", known: Platform.allCases.map(\.name)) {
      guard let platform = Platform(name: entry.key) else { continue }
      guard let version = entry.value.string.flatMap({ PlatformVersion($0) }) else {
        fail("a version is written as \"15.0\"", entry.value.range)
        continue
      }
      result[platform] = version
    }
    return result
  }

  /// A type's name, or an object that says how it is made.
  mutating func valueType(_ json: JSONValue, depth: Int) -> ValueType? {
    guard depth < 32 else {
      fail("this type leads back to itself", json.range)
      return nil
    }
    if let name = json.string {
      if let plain = ValueType.plain.first(where: { $0.name == name }) { return plain.type }
      if let shared = types[name] { return valueType(shared, depth: depth + 1) }
      let nearest = nearestSpelling(of: name, among: ValueType.plain.map(\.name) + types.keys.sorted())
      fail("there is no type '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), json.range)
      return nil
    }
    let makers = ["enum", "flags", "list", "map", "call"]
    let found = members(json, of: "the type", known: makers)
    guard found.count == 1, let maker = found.first else {
      if json.members.map({ $0.count == found.count }) ?? false {
        fail("a type is one of \(makers.joined(separator: ", ")) or a name", json.range)
      }
      return nil
    }
    switch maker.key {
    case "enum": return .enumeration(cases(maker))
    case "flags": return .flags(cases(maker))
    case "list": return valueType(maker.value, depth: depth + 1).map(ValueType.list)
    case "map":
      guard let pair = maker.value.array, pair.count == 2, let key = valueType(pair[0], depth: depth + 1),
        let item = valueType(pair[1], depth: depth + 1)
      else {
        if maker.value.array?.count != 2 { fail("a map is made of two types: [key, value]", maker.value.range) }
        return nil
      }
      return .map(key, item)
    default: return .call(named(maker).map { form($0, depth) })
    }
  }

  private mutating func cases(_ maker: JSONValue.Member) -> [ValueType.EnumCase] {
    named(maker).compactMap { entry in
      guard let raw = entry.value.integer else {
        fail("the value of '\(entry.key)' should be a whole number", entry.value.range)
        return nil
      }
      return .init(name: entry.key, raw: raw)
    }
  }

  private mutating func form(_ entry: JSONValue.Member, _ depth: Int) -> ValueType.CallForm {
    guard let arguments = entry.value.array else {
      fail("the arguments of '\(entry.key)' should be a list", entry.value.range)
      return .init(name: entry.key, arguments: [])
    }
    return .init(
      name: entry.key,
      arguments: arguments.map { argument in
        if let words = argument.array { return .words(words.compactMap(\.string)) }
        return .typed(valueType(argument, depth: depth + 1) ?? .any)
      })
  }
}
