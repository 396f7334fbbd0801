extension RegistryFileReader {
  /// One property of a class, trait or extension.
  mutating func property(_ declaration: JSONValue.Member, of owner: String) -> Property? {
    let what = "the property '\(declaration.key)'"
    let known = [
      "type", "optional", "readOnly", "default", "minimum", "maximum", "step", "pattern", "unit", "sets", "introduced",
      "deprecated", "group", "title", "after", "description",
    ]
    if !declaration.key.isPropertyKey {
      fail(
        "'\(declaration.key)' is no key: one has letters, digits and '_', as a property's name in code has, and begins with no digit",
        declaration.keyRange)
    }
    var property = Property(declaration.key, .any, declaredBy: owner, file: path)
    var type: ValueType?
    let members = members(declaration.value, of: what, known: known)
    for member in members {
      switch member.key {
      case "type": type = valueType(member.value)
      case "optional": property.isOptional = flag(member)
      case "readOnly": property.isReadOnly = flag(member)
      case "default": property.defaultValue = member.value
      case "minimum": property.limits.minimum = number(member)
      case "maximum": property.limits.maximum = number(member)
      case "step": property.limits.step = number(member)
      case "pattern": property.limits.pattern = pattern(member)
      case "unit": property.limits.unit = text(member)
      case "sets":
        property.sets = text(member)
        setsRanges["\(owner).\(declaration.key)"] = member.value.range
      case "introduced": property.introduced = versions(member)
      case "deprecated": property.deprecated = versions(member)
      case "group": property.group = text(member)
      case "title": property.title = text(member)
      case "after": property.order = orderRules(member, of: declaration)
      case "description": property.about = text(member)
      default: break
      }
    }
    if let type {
      property.type = type
      checkLimits(of: property, members)
      if let value = property.defaultValue, let problem = DefaultCheck(property).problem(with: value) {
        fail("the default of '\(declaration.key)': \(problem.message)", problem.range)
      }
    } else if declaration.value.members != nil, !members.contains(where: { $0.key == "type" }) {
      fail("\(what) has no type", declaration.keyRange)
    }
    return property
  }

  /// Limits that say nothing about values of the property's type, or contradict each other.
  private mutating func checkLimits(of property: Property, _ members: [JSONValue.Member]) {
    for member in members {
      switch (member.key, property.type) {
      case ("minimum", .number), ("minimum", .integer), ("minimum", .duration), ("maximum", .number),
        ("maximum", .integer), ("maximum", .duration), ("step", .number), ("step", .integer), ("step", .duration),
        ("pattern", .string), ("pattern", .localizedString):
        break
      case ("minimum", _), ("maximum", _), ("step", _):
        fail(
          "'\(member.key)' is for numbers, but '\(property.key)' is \(withArticle(property.type.name))", member.keyRange
        )
      case ("pattern", _):
        fail("'pattern' is for strings, but '\(property.key)' is \(withArticle(property.type.name))", member.keyRange)
      default: break
      }
      if member.key == "step", let step = property.limits.step, step <= 0 {
        fail("the step of '\(property.key)' should be more than 0", member.value.range)
      }
      if member.key == "minimum", let low = property.limits.minimum, let high = property.limits.maximum, low > high {
        fail("the minimum of '\(property.key)' is more than its maximum", member.value.range)
      }
    }
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
}

extension String {
  /// Whether a property can be called so.
  fileprivate var isPropertyKey: Bool {
    guard let first, !first.isNumber else { return false }
    return unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return scalar == "_" || properties.isXIDContinue || properties.isEmoji && scalar.value > 127
    }
  }
}
