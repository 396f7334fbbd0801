/// A function of the expression language.
struct ExpressionFunction: Sendable {
  let name: String
  let parameters: [Parameter]
  let result: ExpressionType
  let summary: String
  /// A call with the names of EXPRESSIONS.md, and the value it gives there.
  let example: (call: String, value: String)
  let body: @Sendable (Arguments, inout Evaluation) throws(ExpressionProblem) -> Value

  struct Parameter: Sendable {
    let name: String
    let kind: Kind
    var isOptional = false
    /// Whether there may be any number of arguments like this one.
    var repeats = false
    /// What is wrong with a text that stands in the expression itself.
    var problem: (@Sendable (String) -> String?)?

    enum Kind: Sendable {
      /// Of one of these types.
      case typed([ExpressionType])
      /// What the first argument, a list or a string, could contain.
      case partOfFirst
    }

    init(
      _ name: String, _ types: ExpressionType..., isOptional: Bool = false, repeats: Bool = false,
      problem: (@Sendable (String) -> String?)? = nil
    ) {
      self.name = name
      kind = .typed(types)
      self.isOptional = isOptional
      self.repeats = repeats
      self.problem = problem
    }

    init(partOfFirst name: String) {
      self.name = name
      kind = .partOfFirst
    }
  }

  init(
    _ name: String, _ parameters: [Parameter], _ result: ExpressionType, _ summary: String,
    example: (call: String, value: String),
    _ body: @escaping @Sendable (Arguments, inout Evaluation) throws(ExpressionProblem) -> Value
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.summary = summary
    self.example = example
    self.body = body
  }

  static let all = structures + numbers + lists + strings + colors + dates + measurements
  static let named = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension ExpressionFunction {
  /// The parameter that an argument is for: the last one takes all that follow when it repeats.
  func parameter(at index: Int) -> Parameter? {
    index < parameters.count ? parameters[index] : parameters.last.flatMap { $0.repeats ? $0 : nil }
  }

  var argumentCounts: ClosedRange<Int> {
    let least = parameters.count { !$0.isOptional }
    return least...(parameters.last?.repeats == true ? Int.max : parameters.count)
  }

  /// `2 or 3 arguments`.
  var argumentCountText: String {
    let counts = argumentCounts
    let text =
      if counts.upperBound == Int.max {
        "\(counts.lowerBound) or more"
      } else if counts.count == 1 {
        "\(counts.lowerBound)"
      } else {
        counts.map(String.init).joined(separator: " or ")
      }
    return text + (text == "1" ? " argument" : " arguments")
  }

  /// `white(level[, alpha])`.
  var signature: String {
    var text = ""
    for parameter in parameters {
      let name = (text.isEmpty ? "" : ", ") + parameter.name + (parameter.repeats ? ", …" : "")
      text += parameter.isOptional ? "[\(name)]" : name
    }
    return "\(name)(\(text))"
  }
}
