extension WidgetRules {
  /// Checks, order and template, under headings; empty when there are none.
  func outline(of name: String) -> String {
    var text = checks.isEmpty ? "" : "\nWrong uses of \(name)\n" + checks.map(\.outline).joined()
    if !order.isEmpty { text += "\nOrder of attributes of \(name)\n" }
    for rule in order {
      text += "  \(rule.key) comes after \(rule.after)" + (rule.reason.isEmpty ? "" : ": \(rule.reason)") + "\n"
    }
    if let template {
      text += "\n\(name) becomes\n" + TemplateOutline(template).lines.map { $0 + "\n" }.joined()
    }
    return text
  }
}

extension WidgetCheck {
  /// What it is called, when it holds, and what it says.
  fileprivate var outline: String {
    var lines = ["  \(severity.name) \(id.name)" + (key.map { ", at \($0)" } ?? "")]
    lines += control.loops.map { "    for each \($0.name) in \($0.source.expression.text)" }
    lines += control.lets.map { "    let \($0.name) = \($0.value.expression.text)" }
    if let condition = control.condition { lines.append("    when \(condition.expression.text)") }
    lines.append("    says: \(message.text)")
    if let fix { lines.append("    fix: \(fix.title)") }
    return lines.map { $0 + "\n" }.joined()
  }
}
