/// Values as the text of an attribute, or of an item in a list: the one given as JSON, else some value.
enum ExampleText {
  static func text(_ type: ValueType, _ given: JSONValue? = nil) -> String? {
    if let text = given?.string, !type.isStringLike { return text }
    switch type {
    case .boolean: return given?.bool == false ? "NO" : "YES"
    case .integer, .number, .duration: return (given?.number ?? 1).shown
    case .string, .localizedString, .any: return given?.string ?? "text"
    case .color: return "#FF8000"
    case .image: return "name"
    case .font: return "system 17"
    case .date: return "2026-01-31"
    case .point, .size, .rect, .insets, .range:
      return (type.fields ?? []).map { (given?[$0]?.number ?? 1).shown }.joined(separator: ", ")
    case .enumeration(let cases): return cases.first?.name
    case .flags(let options):
      return (given?.array?.compactMap(\.string) ?? options.prefix(2).map(\.name)).joined(separator: " | ")
    case .list(let item): return list(of: item, given?.array)
    case .map(let key, let value): return map(key, value, given?.members)
    case .call(let forms): return forms.first.flatMap(call)
    case .system: return nil
    }
  }

  private static func list(of type: ValueType, _ given: [JSONValue]?) -> String? {
    guard let given, !given.isEmpty else { return item(type, nil) }
    let items = given.compactMap { item(type, $0) }
    return items.count == given.count ? items.joined(separator: ", ") : nil
  }

  private static func map(_ key: ValueType, _ value: ValueType, _ given: [JSONValue.Member]?) -> String? {
    guard let given, !given.isEmpty else {
      guard let key = item(key, nil), let value = item(value, nil) else { return nil }
      return "\(key): \(value)"
    }
    let pairs = given.compactMap { member in item(value, member.value).map { "\(quoted(member.key)): \($0)" } }
    return pairs.count == given.count ? pairs.joined(separator: ", ") : nil
  }

  private static func call(_ form: ValueType.CallForm) -> String? {
    if form.arguments.isEmpty { return form.name }
    var arguments: [String] = []
    for argument in form.arguments {
      switch argument {
      case .words(let words): arguments += words.prefix(1).map(quoted)
      case .typed(let type):
        guard let text = item(type, nil) else { return nil }
        arguments.append(text)
      case .labelled(let label, let type):
        if let text = item(type, nil) { arguments.append("\(label): \(text)") }
      }
    }
    return "\(form.name)(\(arguments.joined(separator: ", ")))"
  }

  /// Quoted where its own commas and colons would separate it.
  private static func item(_ type: ValueType, _ given: JSONValue?) -> String? {
    guard let text = text(type, given) else { return nil }
    if case .call = type { return text }
    return quoted(text)
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { !",:()\"\\|".utf8.contains($0) } && text.first != " " && text.last != " "
    if isPlain, !text.isEmpty { return text }
    return "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}

extension ValueType {
  fileprivate var isStringLike: Bool { self == .string || self == .localizedString || self == .any }
}
