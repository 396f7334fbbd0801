/// The names that an expression may use, with their types.
struct Scope: Sendable {
  private(set) var names: [String] = []
  private var types: [String: ExpressionType] = [:]
  /// What registries declare, which no template has named otherwise.
  private var properties: Set<String> = []
  private var problems: [String: String] = [:]
  /// Whether names are missing that couldn't be read: an unknown one is no further problem.
  var isOpen = false

  /// Makes `name` known; a name declared again has the later type.
  mutating func declare(_ name: String, _ type: ExpressionType) {
    if types.updateValue(type, forKey: name) == nil { names.append(name) }
    properties.remove(name)
    problems[name] = nil
  }

  /// - Parameter isOwn: whether a registry declares it; the system's properties give way to built-in names.
  mutating func declare(property name: String, _ type: ExpressionType, isOwn: Bool) {
    declare(name, type)
    if isOwn { properties.insert(name) }
  }

  /// A name that the language gives. Nobody can tell which is meant by one that is a property's too.
  /// - Parameter advice: how to write the property.
  mutating func declare(builtIn name: String, _ type: ExpressionType, advice: String) {
    let isProperty = properties.contains(name)
    declare(name, type)
    guard isProperty else { return }
    properties.insert(name)
    problems[name] = "'\(name)' is a property and a built-in name; \(advice)"
  }

  /// Names that are declared after what is to be checked.
  mutating func announce(_ later: some Sequence<String>) {
    for name in later where types[name] == nil {
      problems[name] = "'\(name)' is declared further down; move it above this"
    }
  }

  /// What is wrong with using `name`.
  func problem(with name: String) -> String? { problems[name] }

  /// The type of a name; `today` is known everywhere.
  subscript(name: String) -> ExpressionType? {
    types[name] ?? (name == "today" ? .date : isOpen ? .any : nil)
  }
}
