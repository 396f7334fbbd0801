/// Reads the texts that registry types are stored as: `a | b`, `slide(in, left)`, `250ms`. What is wrong is found with
/// its place in the text.
struct TypedText {
  let text: [UInt8]

  init(_ text: String) { self.text = Array(text.utf8) }

  var whole: Range<Int> { 0..<text.count }

  /// Whether an item of a list, map or call is of `type`; quotation marks round it are no part of it.
  func item(_ range: Range<Int>, _ type: ValueType) -> Compatibility {
    let place = trimmed(range)
    switch quoted(place) {
    case nil: return check(range, type)
    case .failure(let problem): return problem.verdict
    case .success(let inside):
      let inner = TypedText(inside)
      return inner.check(inner.whole, type).moved(to: place)
    }
  }

  /// Whether the text in `range` is of `type`.
  func check(_ range: Range<Int>, _ type: ValueType) -> Compatibility {
    let place = trimmed(range)
    let word = string(place)
    switch type {
    case .list(let type): return place.isEmpty ? .fine : first(split(range, by: .comma)) { item($0, type) }
    case .map(let key, let value): return place.isEmpty ? .fine : pairs(range, key, value)
    case .flags(let options): return flags(range, options)
    case .enumeration(let cases): return named(place, among: cases)
    case .call(let forms): return call(place, forms)
    case .insets: return insets(range)
    case .font: return font(place)
    case .date: return date(place)
    case .number: return number(word) == nil ? missing("number", or: "is no number", at: place) : .fine
    case .integer: return Int64(word) == nil ? missing("whole number", or: "is no whole number", at: place) : .fine
    case .boolean:
      return ["YES", "NO", "true", "false"].contains(word)
        ? .fine : missing("YES or NO", or: "is no Boolean; write YES or NO", at: place)
    case .duration: return duration(place)
    case .color:
      let isWrong = word.hasPrefix("#") && !ColorName.isHex(word)
      return isWrong ? .badText("'\(word)' is no colour; write #RRGGBB or #RRGGBBAA", at: place) : .fine
    default: return .fine
    }
  }

  private func pairs(_ range: Range<Int>, _ key: ValueType, _ value: ValueType) -> Compatibility {
    first(split(range, by: .comma)) { pair in
      let sides = split(pair, by: .colon)
      guard sides.count >= 2, let left = sides.first else {
        return .badText("'\(string(trimmed(pair)))' should be a pair 'key: value'", at: trimmed(pair))
      }
      let verdict = item(left, key)
      return verdict == .fine ? item((left.upperBound + 1)..<pair.upperBound, value) : verdict
    }
  }

  /// A case by its name, or by its raw value in digits.
  private func named(_ place: Range<Int>, among cases: [ValueType.EnumCase]) -> Compatibility {
    if let raw = Int64(string(place)), cases.contains(where: { $0.raw == raw }) { return .fine }
    return word(place, among: cases)
  }

  private func flags(_ range: Range<Int>, _ options: [ValueType.EnumCase]) -> Compatibility {
    let place = trimmed(range)
    if place.isEmpty { return .fine }
    if let bits = Int64(string(place)), bits & ~options.bits == 0 { return .fine }
    return first(split(range, by: .bar)) { word(trimmed($0), among: options) }
  }

  private func insets(_ range: Range<Int>) -> Compatibility {
    let sides = split(range, by: .comma)
    let verdict = first(sides.prefix(4)) { check($0, .number) }
    if verdict != .fine { return verdict }
    let message = "insets are four numbers: top, left, bottom, right"
    if sides.count > 4 { return .badText(message, at: trimmed(sides[4].lowerBound..<range.upperBound)) }
    let missing = 4 - sides.count
    return missing > 0
      ? .badText("\(message); \(missing) \(missing == 1 ? "is" : "are") missing", at: trimmed(range)) : .fine
  }

  /// One of the names.
  func word(_ place: Range<Int>, among names: [some DeclaredName]) -> Compatibility {
    let word = string(place)
    if names.contains(where: { $0.isMeant(by: word) }) { return .fine }
    let words = names.map(\.name)
    if place.isEmpty { return .badText("a name is missing here; write \(alternatives(words))", at: place) }
    return .unknownCase(word, nearest: nearestSpelling(of: word, among: words), known: words, at: place)
  }

  /// One of `words`, letter for letter.
  func word(_ place: Range<Int>, among words: [String]) -> Compatibility {
    word(place, among: words.map { DeclaredWord(name: $0, ignoresCase: false) })
  }

  func missing(_ what: String, or message: String, at place: Range<Int>) -> Compatibility {
    .badText(place.isEmpty ? "a \(what) is missing here" : "'\(string(place))' \(message)", at: place)
  }

  func number(_ word: String) -> Double? {
    parseNumber(ArraySlice(Array(word.utf8))).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The first verdict that isn't fine.
  func first(_ ranges: some Sequence<Range<Int>>, _ judge: (Range<Int>) -> Compatibility) -> Compatibility {
    for range in ranges {
      let verdict = judge(range)
      if verdict != .fine { return verdict }
    }
    return .fine
  }
}

extension Compatibility {
  /// The same of a text that stands, escaped, at `place` of another.
  fileprivate func moved(to place: Range<Int>) -> Compatibility {
    switch self {
    case .badText(let message, _): .badText(message, at: place)
    case .unknownCase(let word, let nearest, let known, _):
      .unknownCase(word, nearest: nearest, known: known, at: place)
    default: self
    }
  }
}

/// `a, b or c`; the first of many.
func alternatives(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  if words.count > 8 { return words.prefix(8).joined(separator: ", ") + " …" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
