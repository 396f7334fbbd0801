/// What expressions are evaluated with.
struct Evaluation: Sendable {
  /// By name. A name without a value is null.
  var values: [String: Value]
  /// Finds the values of names that aren't among `values`, such as an object's properties.
  private var source: (@Sendable (String) -> Value?)?
  /// What `source` has found.
  private var found: [String: Value] = [:]
  /// The steps that are left. Each part evaluated is a step; long texts and big lists take more.
  var steps: Int
  /// The environment's date, such as `2026-01-31`.
  var today: String?
  var measurements: Measurements
  /// What system colours' names mean.
  var platform = Platform.iOS
  var isDark = false

  /// The most items of a list that an expression makes.
  static let longestList = 10_000
  /// The most bytes of a string that an expression makes.
  static let longestString = 65_536

  init(
    values: [String: Value] = [:], steps: Int = 100_000, today: String? = nil,
    measurements: Measurements = Measurements()
  ) {
    self.values = values
    self.steps = steps
    self.today = today
    self.measurements = measurements
  }

  /// Begins with the expressions about another object.
  /// - Parameter source: the object's values by name.
  mutating func begin(steps: Int, _ source: @escaping @Sendable (String) -> Value?) {
    values = [:]
    found = [:]
    self.steps = steps
    self.source = source
  }

  /// A name's value; null when it has none.
  mutating func value(named name: String) -> Value {
    if let value = values[name] ?? found[name] { return value.normalized }
    if let value = source?(name) {
      found[name] = value
      return value.normalized
    }
    return name == "today" ? today.map(Value.string) ?? .null : .null
  }
}
