extension RegistryFileReader {
  mutating func readClass(_ declaration: JSONValue.Member, module: String?) {
    var known = ProjectClass(name: declaration.key, module: module, superclass: nil, about: about, file: path)
    var own: [(Property, Range<Int>)] = []
    var borrowed: [(Property, Range<Int>)] = []
    let names = [
      "superclass", "module", "designable", "traits", "properties", "outlets", "actions", "description",
    ]
    for member in members(declaration.value, of: "the class '\(declaration.key)'", known: names + Self.ruleNames) {
      switch member.key {
      case "superclass":
        known.superclass = text(member)
        superclassRanges[known.name] = member.value.range
      case "module": known.module = text(member)
      case "designable": known.isDesignable = flag(member)
      case "traits":
        borrowed = properties(ofTraits: member.value, for: known.name)
        known.traits = member.value.array?.compactMap(\.string) ?? []
      case "properties": own = properties(member.value, of: known.name, "class")
      case "outlets": known.outlets = named(member).map { outlet($0) }
      case "actions": known.actions = named(member).map { action($0) }
      case _ where Self.ruleNames.contains(member.key): readRule(member, into: &known.rules)
      case "description": known.about = text(member)
      default: break
      }
    }
    for (property, range) in own + borrowed where known.properties.position(of: property.key) == nil {
      known.properties.append(new: property)
      keyRanges[known.name, default: []].append((property.key, range))
    }
    classes.append((known, declaration.keyRange))
  }

  private mutating func properties(ofTraits list: JSONValue, for owner: String) -> [(Property, Range<Int>)] {
    guard let names = list.array else {
      fail("traits are a list of names, not \(list.kind)", list.range)
      return []
    }
    var all: [(Property, Range<Int>)] = []
    var first: [String: Property] = [:]
    var seen: Set<String> = []
    for item in names {
      if let name = item.string, !seen.insert(name).inserted {
        fail("the trait '\(name)' stands twice", item.range)
        continue
      }
      guard let name = item.string, let trait = traits[name] else {
        let nearest = item.string.flatMap { suggestions.nearest(to: $0, among: traits.keys) }
        fail(
          "there is no trait '\(item.string ?? item.kind)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
          item.range)
        continue
      }
      for (property, _) in trait {
        if let twin = first[property.key], twin.type != property.type {
          fail(
            "'\(property.key)' is \(withArticle(property.type.name)) in the trait '\(name)' but \(withArticle(twin.type.name)) in '\(twin.declaredBy)', so a class can't have both",
            item.range)
        }
        all.append((property, item.range))
        first[property.key] = first[property.key] ?? property
        if let place = setsRanges["\(name).\(property.key)"] { setsRanges["\(owner).\(property.key)"] = place }
      }
    }
    return all
  }

  /// `"delegate": {"type": "GaugeDelegate"}`
  private mutating func outlet(_ declaration: JSONValue.Member) -> ProjectClass.Outlet {
    var outlet = ProjectClass.Outlet(name: declaration.key)
    for member in members(declaration.value, of: "the outlet '\(declaration.key)'", known: ["type", "description"]) {
      if member.key == "type" { outlet.type = text(member) } else { _ = text(member) }
    }
    return outlet
  }

  /// `"open:": {"event": "touchUpInside"}`
  private mutating func action(_ declaration: JSONValue.Member) -> ProjectClass.Action {
    var action = ProjectClass.Action(selector: declaration.key)
    for member in members(declaration.value, of: "the action '\(declaration.key)'", known: ["event", "description"]) {
      guard let event = text(member), member.key == "event" else { continue }
      let events = SystemTables.enum(named: "UIControlEvents")?.cases.map(\.name) ?? []
      if !events.contains(event) {
        let nearest = nearestSpelling(of: event, among: events).map { "; did you mean '\($0)'?" } ?? ""
        fail("there is no control event '\(event)'\(nearest)", member.value.range)
      }
      action.event = event
    }
    return action
  }

  /// Properties by key, each with the place of its name.
  mutating func properties(_ json: JSONValue, of owner: String, _ kind: String) -> [(Property, Range<Int>)] {
    var result: [(Property, Range<Int>)] = []
    for member in members(json, of: "the \(kind) '\(owner)'", known: nil) {
      guard let property = property(member, of: owner) else { continue }
      result.append((property, member.keyRange))
    }
    return result
  }
}
