/// What expressions are evaluated with. One for a whole document bounds the work of all its expressions together.
struct Evaluation: Sendable {
  /// By name. A name without a value is null.
  var values: [String: Value]
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
}
