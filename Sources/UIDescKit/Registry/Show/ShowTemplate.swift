/// A template for people: what it sets on the node, and the nodes that it adds, each on a line with what it depends on.
struct TemplateOutline {
  private(set) var lines: [String] = []

  init(_ template: Template) {
    for binding in template.lets { add("let \(binding.name) = \(binding.value.expression.text)", 1) }
    add(template.frame, 1)
    add(template.settings, 1)
    if let existing = template.existing {
      add("each child from the document" + Self.condition(existing.control), 1)
      for binding in existing.control.lets { add("let \(binding.name) = \(binding.value.expression.text)", 2) }
      add(existing.frame, 2)
      add(existing.settings, 2)
    }
    for child in template.children { add(child, 1) }
  }

  private mutating func add(_ line: String, _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  private mutating func add(_ frame: PlacedExpression?, _ depth: Int) {
    if let frame { add("frame = \(frame.expression.text)", depth) }
  }

  private mutating func add(_ node: NodeTemplate, _ depth: Int) {
    let place = node.isFirst ? ", before the other children" : ""
    add("child \(node.id), \(withArticle(node.className))" + Self.condition(node.control) + place, depth)
    for binding in node.control.lets { add("let \(binding.name) = \(binding.value.expression.text)", depth + 1) }
    add(node.frame, depth + 1)
    add(node.settings, depth + 1)
    for child in node.children { add(child, depth + 1) }
  }

  private mutating func add(_ settings: Template.Settings, _ depth: Int) {
    for setting in settings.properties + settings.extra { add("\(setting.key) = \(Self.text(setting.value))", depth) }
    for setting in settings.layer { add("layer.\(setting.key) = \(Self.text(setting.value))", depth) }
    for part in settings.parts { add("\(part.key) = \(Self.text(part.value))", depth) }
  }

  /// ` for row in rowCount when isShown`.
  private static func condition(_ control: Control) -> String {
    let loops = control.loops.map { " for \($0.name) in \($0.source.expression.text)" }.joined()
    return loops + (control.condition.map { " when \($0.expression.text)" } ?? "")
  }

  private static func text(_ value: TemplateValue) -> String {
    switch value {
    case .constant(let value): return value.shown
    case .expression(let expression): return expression.expression.text
    case .object(let members): return "{" + members.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ") + "}"
    case .list(let items):
      return "[" + items.map { text($0.value) + condition($0.control) }.joined(separator: ", ") + "]"
    }
  }
}
