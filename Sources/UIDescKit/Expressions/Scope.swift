/// The names that an expression may use, with their types.
struct Scope: Sendable {
  private(set) var names: [String] = []
  private var types: [String: ExpressionType] = [:]

  /// Makes `name` known; a name declared again has the later type.
  mutating func declare(_ name: String, _ type: ExpressionType) {
    if types.updateValue(type, forKey: name) == nil { names.append(name) }
  }

  /// The type of a name; `today` is known everywhere.
  subscript(name: String) -> ExpressionType? { types[name] ?? (name == "today" ? .date : nil) }
}
