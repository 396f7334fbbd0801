extension LintOption {
  /// The type of its values in one word: `flag`, `number`, `text`, `choice`, `pattern`, `texts` or `table`.
  public var typeName: String {
    switch standard {
    case .flag: "flag"
    case .number: "number"
    case .text: "text"
    case .choice: "choice"
    case .pattern: "pattern"
    case .texts: "texts"
    case .table: "table"
    }
  }

  /// The words that its value may be; empty when it is no choice.
  public var choices: [String] { if case .choice(_, let choices) = standard { choices } else { [] } }
}

extension LintOption.Value {
  /// As a configuration writes it.
  public var json: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): number.shown
    case .text(let text), .choice(let text, _), .pattern(let text): jsonString(text)
    case .texts(let texts): Self.list(texts)
    case .table(let table):
      "{"
        + table.sorted { $0.key < $1.key }.map { jsonString($0.key) + ": " + Self.list($0.value) }
        .joined(separator: ", ") + "}"
    }
  }

  private static func list(_ texts: [String]) -> String { "[" + texts.map(jsonString).joined(separator: ", ") + "]" }
}
