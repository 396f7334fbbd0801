/// The names that an expression may use, with their types.
struct Scope: Sendable {
  /// What a registry says of a name.
  struct Property {
    let type: ExpressionType
    /// Whether a registry's file declares it; the system's properties give way to built-in names.
    var isOwn = false
    /// Whether it leads to another object, of which nothing is known when expressions are evaluated.
    var isObject = false
  }

  private var types: [String: ExpressionType] = [:]
  private var declared: [String] = []
  /// Properties, asked for by name: a class has hundreds, and expressions use a few.
  private let property: @Sendable (String) -> Property?
  private let propertyNames: @Sendable () -> [String]
  /// Those of `declared` that a template has named.
  private var chosen: Set<String> = []
  private var problems: [String: String] = [:]
  /// Whether names are missing that couldn't be read: an unknown one is no further problem.
  var isOpen = false

  init(
    properties: @escaping @Sendable (String) -> Property? = { _ in nil },
    names: @escaping @Sendable () -> [String] = { [] }
  ) {
    property = properties
    propertyNames = names
  }

  /// All names, to find the nearest spelling among.
  var names: [String] { declared + propertyNames().filter { types[$0] == nil } }

  /// Makes `name` known; a name declared again has the later type.
  mutating func declare(_ name: String, _ type: ExpressionType) {
    add(name, type)
    chosen.insert(name)
  }

  private mutating func add(_ name: String, _ type: ExpressionType) {
    if types.updateValue(type, forKey: name) == nil { declared.append(name) }
    problems[name] = nil
  }

  /// A name that the language gives. Nobody can tell which is meant by one that is a property's too.
  /// - Parameter advice: how to write the property.
  mutating func declare(builtIn name: String, _ type: ExpressionType, advice: String) {
    add(name, type)
    guard !chosen.contains(name), property(name)?.isOwn ?? false else { return }
    problems[name] = "'\(name)' is a property and a built-in name; \(advice)"
  }

  /// Names that are declared after what is to be checked.
  mutating func announce(_ later: some Sequence<String>, _ advice: String) {
    for name in later where types[name] == nil && property(name) == nil { problems[name] = "'\(name)' \(advice)" }
  }

  /// What is wrong with using `name`.
  func problem(with name: String) -> String? { problems[name] }

  /// Whether `name` is a property that leads to another object.
  func isObject(_ name: String) -> Bool { types[name] == nil && property(name)?.isObject ?? false }

  /// The type of a name; `today` is known everywhere.
  subscript(name: String) -> ExpressionType? {
    types[name] ?? property(name)?.type ?? (name == "today" ? .date : isOpen ? .any : nil)
  }
}
