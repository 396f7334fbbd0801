extension RegistryFileReader {
  mutating func template(_ json: JSONValue) -> Template {
    var template = Template()
    let known = ["let", "frame", "existing", "children", "description"] + Self.settingNames
    for member in members(json, of: "the template", known: known) {
      switch member.key {
      case "let": template.lets = bindings(member)
      case "frame": template.frame = expression(member)
      case "existing": template.existing = existing(member.value)
      case "children": template.children = nodes(member)
      default: read(member, into: &template.settings)
      }
    }
    return template
  }

  private static let settingNames = ["properties", "layer", "extra"] + NodePart.all.map(\.name)
  private static let controlNames = ["when", "repeat"]

  private mutating func existing(_ json: JSONValue) -> Template.ExistingTemplate {
    var existing = Template.ExistingTemplate()
    let known = ["let", "frame", "when", "description"] + Self.settingNames
    for member in members(json, of: "'existing'", known: known) {
      switch member.key {
      case "let": existing.control.lets = bindings(member)
      case "frame": existing.frame = expression(member)
      case "when": existing.control.condition = expression(member)
      default: read(member, into: &existing.settings)
      }
    }
    return existing
  }

  private mutating func nodes(_ member: JSONValue.Member) -> [NodeTemplate] {
    guard let items = member.value.array else {
      fail("'\(member.key)' should be a list of nodes, not \(member.value.kind)", member.value.range)
      return []
    }
    var names: Set<String> = []
    return items.compactMap { item in
      guard let node = node(item) else { return nil }
      if !node.id.isEmpty, !names.insert(node.id).inserted {
        fail("two children have the id '\(node.id)'; ids of synthesized nodes are made from it", item.range)
      }
      return node
    }
  }

  private mutating func node(_ json: JSONValue) -> NodeTemplate? {
    let known =
      ["id", "class", "module", "place", "slot", "let", "frame", "children", "description"] + Self.controlNames
      + Self.settingNames
    let members = members(json, of: "the node", known: known)
    guard json.members != nil else { return nil }
    var node = NodeTemplate(id: "", className: "", classRange: json.range)
    for member in members {
      switch member.key {
      case "id": node.id = nodeID(member) ?? ""
      case "class":
        node.className = text(member) ?? ""
        node.classRange = member.value.range
      case "module": node.module = text(member)
      case "place":
        node.isFirst = member.value.string == "first"
        if !["first", "last"].contains(member.value.string) { fail("'place' is first or last", member.value.range) }
      case "slot": node.slot = text(member).map { .init(key: $0, range: member.value.range) }
      case "let": node.control.lets = bindings(member)
      case "frame": node.frame = expression(member)
      case "children": node.children = nodes(member)
      default:
        if !read(member, into: &node.control) { read(member, into: &node.settings) }
      }
    }
    for name in ["id", "class"] where json[name] == nil {
      fail("the node has no '\(name)'", json.range.lowerBound..<(json.range.lowerBound + 1))
    }
    return node
  }

  /// Ids of repeated nodes end in `[n]`, and `/` stands before those of children.
  private mutating func nodeID(_ member: JSONValue.Member) -> String? {
    guard let id = text(member) else { return nil }
    if !id.isEmpty, id.utf8.allSatisfy({ Lexer.isLetter($0) || Lexer.isDigit($0) || $0 == UInt8(ascii: "-") }) {
      return id
    }
    fail("the id '\(id)' should have letters, digits, '-' and '_': ids of nodes are made from it", member.value.range)
    return nil
  }

  private mutating func read(_ member: JSONValue.Member, into settings: inout Template.Settings) {
    switch member.key {
    case "properties": settings.properties = self.settings(member)
    case "layer": settings.layer = self.settings(member)
    case "extra": settings.extra = self.settings(member)
    case "description": _ = text(member)
    default: settings.parts.append(setting(member))
    }
  }

  private mutating func settings(_ member: JSONValue.Member) -> [Template.Setting] {
    named(member).map { setting($0) }
  }

  private mutating func setting(_ member: JSONValue.Member) -> Template.Setting {
    .init(
      key: member.key, keyRange: member.keyRange, value: templateValue(member.value), valueRange: member.value.range)
  }

  private mutating func templateValue(_ json: JSONValue) -> TemplateValue {
    switch json.content {
    case .string(let text):
      return .expression(expression(text, json.range))
    case .array(let items): return .list(items.map { item($0) })
    case .object: return .object(members(json, of: "the object", known: nil).map { setting($0) })
    case .null, .bool, .number: return .constant(Value(json))
    }
  }

  /// An item of a list: an object's `when` and `repeat` say whether and how often it is made, and `value`, when there is
  /// one, is the whole item.
  private mutating func item(_ json: JSONValue) -> TemplateValue.Item {
    guard let members = json.members, members.contains(where: { Self.controlNames.contains($0.key) }) else {
      return .init(value: templateValue(json), range: json.range)
    }
    var control = Control()
    var whole: JSONValue?
    var rest: [Template.Setting] = []
    for member in self.members(json, of: "the item", known: nil) where !read(member, into: &control) {
      if member.key == "value" { whole = member.value } else { rest.append(setting(member)) }
    }
    guard let whole else { return .init(control: control, value: .object(rest), range: json.range) }
    if let other = rest.first {
      fail("'value' is the whole item, so '\(other.key)' has no place beside it", other.keyRange)
    }
    return .init(control: control, value: templateValue(whole), range: whole.range)
  }
}
