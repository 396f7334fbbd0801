extension LintOption {
  /// A value as a configuration writes it; nil when it is of another type than the option's.
  func read(_ json: JSONValue) -> Value? {
    switch (standard, json.content) {
    case (.flag, .bool(let flag)): return .flag(flag)
    case (.number, .number): return json.number.map(Value.number)
    case (.text, .string(let text)): return .text(text)
    case (.choice(_, let choices), .string(let text)): return choices.contains(text) ? .choice(text, of: choices) : nil
    case (.pattern, .string(let text)): return (try? Pattern(text)).map { _ in .pattern(text) }
    case (.texts, .array): return Self.texts(json).map(Value.texts)
    case (.table, .object(let members)):
      var table: [String: [String]] = [:]
      for member in members {
        guard let texts = Self.texts(member.value) else { return nil }
        table[member.key] = texts
      }
      return .table(table)
    default: return nil
    }
  }

  /// What `read` takes, for someone who wrote something else.
  public var wanted: String {
    switch standard {
    case .flag: "true or false"
    case .number: "a number"
    case .text: "a text in quotes"
    case .choice(_, let choices): "one of " + choices.map { "'\($0)'" }.joined(separator: ", ")
    case .pattern: "a regular expression in quotes"
    case .texts: "a list of texts"
    case .table: "an object of lists of texts"
    }
  }

  private static func texts(_ json: JSONValue) -> [String]? {
    guard case .array(let items) = json.content else { return nil }
    var texts: [String] = []
    for item in items {
      guard case .string(let text) = item.content else { return nil }
      texts.append(text)
    }
    return texts
  }
}
