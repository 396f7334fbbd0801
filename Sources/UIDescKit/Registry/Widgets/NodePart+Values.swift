extension NodePart.Shape {
  /// What is wrong with a part that expressions have made; nil when renderers can rely on its shape.
  func problem(with value: Value, at path: String) -> String? {
    switch self {
    case .value(let type):
      if value.plain.fits(type) { return nil }
      return "'\(path)' is \(value.kind), but \(ExpressionType(type).noun) is needed"
    case .word(let words):
      if case .string(let word) = value.plain, words.contains(word) { return nil }
      return "'\(path)' is '\(value.shown)', and can be \(alternatives(words))"
    case .list(let shape):
      guard case .list(let items) = value else { return "'\(path)' is \(value.kind), but a list is needed" }
      return items.indices.lazy.compactMap { shape.problem(with: items[$0], at: "\(path)[\($0)]") }.first
    case .object(let members): return members.problem(with: value, at: path, except: nil)
    case .kinds(let name, let kinds):
      guard case .object(let fields) = value, case .string(let word)? = fields[name],
        let kind = kinds.first(where: { $0.word == word })
      else { return "'\(path)' has no '\(name)'" }
      return kind.members.problem(with: value, at: path, except: name)
    }
  }
}

extension NodePart.Members {
  fileprivate func problem(with value: Value, at path: String, except known: String?) -> String? {
    guard case .object(let fields) = value else { return "'\(path)' is \(value.kind), but an object is needed" }
    if !oneOf.isEmpty, !oneOf.contains(where: { fields[$0] != nil }) {
      return "'\(path)' has no \(alternatives(oneOf.map { "'\($0)'" }))"
    }
    for member in all where member.isRequired && fields[member.name] == nil {
      return "'\(path)' has no '\(member.name)'"
    }
    return fields.lazy.compactMap { field -> String? in
      if field.key == known { return nil }
      guard let member = all.first(where: { $0.name == field.key }) else { return "'\(path)' has a '\(field.key)'" }
      return member.shape.problem(with: field.value, at: "\(path).\(field.key)")
    }.first
  }
}
