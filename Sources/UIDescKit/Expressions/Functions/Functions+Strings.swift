extension ExpressionFunction {
  static let strings: [ExpressionFunction] = [
    ExpressionFunction(
      "indexOf", [Parameter("text", .string), Parameter("part", .string)], .optional(.number),
      "Where a part begins first, in UTF-16 units; null when it is nowhere", example: ("indexOf('abcbc', 'bc')", "1")
    ) { arguments, context throws(ExpressionProblem) in
      let (text, part) = (try arguments.string(0), try arguments.string(1))
      return try context.offset(of: part, in: text, at: arguments.range).map { .number(Double($0)) } ?? .null
    },
    ExpressionFunction(
      "substring", [Parameter("text", .string), Parameter("location", .number), Parameter("length", .number)], .string,
      "The part of a text from a place on, in UTF-16 units", example: ("substring('abcde', 1, 3)", "'bcd'")
    ) { arguments, context throws(ExpressionProblem) in
      let (text, location, length) = (try arguments.string(0), try arguments.count(1), try arguments.count(2))
      let units = Array(text.utf16)
      try context.spend(units.count / 64, at: arguments.range)
      guard location + length <= units.count else {
        throw ExpressionProblem(
          "the text has \(units.count) UTF-16 units, and none at \(max(location, location + length - 1))",
          at: arguments.place(location > units.count ? 1 : 2))
      }
      for (edge, index) in [(location, 1), (location + length, 2)] where units.splitsPair(at: edge) {
        throw ExpressionProblem("unit \(edge) is in the middle of a character", at: arguments.place(index))
      }
      let part = units[location..<(location + length)]
      return try context.string(String(decoding: part, as: UTF16.self), at: arguments.range)
    },
    ExpressionFunction(
      "split", [Parameter("text", .string), Parameter("separator", .string)], .list(.string),
      "The parts of a text between separators", example: ("split('a, b', ', ')", "['a', 'b']")
    ) { arguments, context throws(ExpressionProblem) in
      let (units, separator) = (Array(try arguments.string(0).utf16), Array(try arguments.string(1).utf16))
      guard !separator.isEmpty else {
        throw ExpressionProblem("the separator is empty", at: arguments.place(1))
      }
      try context.spend(units.count / 64 + 1, at: arguments.range)
      var parts: [Value] = []
      var start = 0
      var i = 0
      while i < units.count {
        if units[i...].starts(with: separator) {
          parts.append(.string(String(decoding: units[start..<i], as: UTF16.self)))
          i += separator.count
          start = i
        } else {
          i += 1
        }
      }
      parts.append(.string(String(decoding: units[start...], as: UTF16.self)))
      return try context.list(parts, at: arguments.range)
    },
    change("trim", "The text without blanks and line ends around it", ("trim('  a b ')", "'a b'")) { text in
      let inside = text.drop { $0.isWhitespace }
      return String(inside.lastIndex { !$0.isWhitespace }.map { inside[...$0] } ?? "")
    },
    change("lowercased", "The text in small letters", ("lowercased('Ab')", "'ab'")) { $0.lowercased() },
    change("uppercased", "The text in capital letters", ("uppercased('Ab')", "'AB'")) { $0.uppercased() },
    ExpressionFunction(
      "string", [Parameter("value", .number, .boolean, .string, .date, .enumeration([]))], .string,
      "A number, boolean or enum's case as text", example: ("string(2.50) + ' pt'", "'2.5 pt'")
    ) { arguments, context throws(ExpressionProblem) in
      guard arguments[0].mapKey != nil else { throw arguments.wrong(0, .number) }
      return try context.string(arguments[0].shown, at: arguments.range)
    },
    ExpressionFunction(
      "number", [Parameter("text", .string)], .optional(.number), "The number that a text is; null when it is none",
      example: ("number('12.5')", "12.5")
    ) { arguments, _ throws(ExpressionProblem) in
      parseNumber(ArraySlice(Array(try arguments.string(0).utf8))).map(Value.number) ?? .null
    },
  ]

  private static func change(
    _ name: String, _ summary: String, _ example: (String, String), _ change: @escaping @Sendable (String) -> String
  ) -> ExpressionFunction {
    ExpressionFunction(name, [Parameter("text", .string)], .string, summary, example: example) {
      arguments, context throws(ExpressionProblem) in
      try context.string(change(arguments.string(0)), at: arguments.range)
    }
  }
}

extension Evaluation {
  /// Where `part` begins in `text`, in UTF-16 units; an empty part at once.
  mutating func offset(
    of part: String, in text: String, at range: Range<Int>
  ) throws(ExpressionProblem) -> Int? {
    let (units, wanted) = (Array(text.utf16), Array(part.utf16))
    guard units.count >= wanted.count else { return nil }
    try spend(units.count * max(wanted.count, 1) / 1024, at: range)
    return (0...(units.count - wanted.count)).first { units[$0...].starts(with: wanted) }
  }
}

extension [UInt16] {
  /// Whether the unit at `index` is the second of a surrogate pair.
  fileprivate func splitsPair(at index: Int) -> Bool {
    index > 0 && index < count && UTF16.isTrailSurrogate(self[index]) && UTF16.isLeadSurrogate(self[index - 1])
  }
}
