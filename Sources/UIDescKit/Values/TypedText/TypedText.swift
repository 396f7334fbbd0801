/// Reads the texts that registry types are stored as: `a | b`, `slide(in, left)`, `250ms`. What is wrong is found with
/// its place in the text.
struct TypedText {
  let text: [UInt8]

  init(_ text: String) { self.text = Array(text.utf8) }

  var whole: Range<Int> { 0..<text.count }

  /// Whether an item of a list, map or call is of `type`; quotation marks round it are no part of it.
  func item(_ range: Range<Int>, _ type: ValueType) -> Compatibility { item(range) { $0.check($1, type) } }

  func item(_ range: Range<Int>, _ judge: (TypedText, Range<Int>) -> Compatibility) -> Compatibility {
    let place = trimmed(range)
    switch quoted(place) {
    case nil: return judge(self, range)
    case .failure(let problem): return problem.verdict
    case .success(let inside):
      let inner = TypedText(inside)
      return judge(inner, inner.whole).moved(to: place)
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
    case .size where text[place].contains(UInt8(ascii: "x")): return size(place)
    case .insets, .point, .size, .rect, .range: return numbers(range, of: type)
    case .font: return font(place)
    case .date: return date(place)
    case .number: return number(word) == nil ? missing("number", or: "is no number", at: place) : .fine
    case .integer: return Int64(word) == nil ? missing("whole number", or: "is no whole number", at: place) : .fine
    case .boolean:
      return ["YES", "NO", "true", "false"].contains(word)
        ? .fine : missing("YES or NO", or: "is no Boolean; write YES or NO", at: place)
    case .duration: return duration(place)
    case .color: return color(place)
    case .image: return place.isEmpty ? missing("image's name", or: "", at: place) : .fine
    case .string, .localizedString, .any, .system: return .fine
    }
  }

  private func color(_ place: Range<Int>) -> Compatibility {
    let word = string(place)
    if ColorName.isKnown(word) { return .fine }
    let near = word.hasPrefix("#") ? nil : ColorName.nearest(to: word)
    let advice = near.map { "did you mean '\($0)'?" } ?? "write #RRGGBB, #RRGGBBAA or a name"
    return missing("colour", or: "is no colour; \(advice)", at: place)
  }

  private func pairs(_ range: Range<Int>, _ key: ValueType, _ value: ValueType) -> Compatibility {
    var seen: Set<String> = []
    return first(split(range, by: .comma)) { pair in
      let sides = split(pair, by: .colon)
      guard sides.count >= 2, let left = sides.first else {
        return .badText("'\(string(trimmed(pair)))' should be a pair 'key: value'", at: trimmed(pair))
      }
      let verdict = item(left, key)
      if verdict != .fine { return verdict }
      let name = mapKey(left, key)
      if !seen.insert(name).inserted {
        return .badText(
          "the key '\(name)' stands twice in the map, so its first value would be lost; delete one", at: trimmed(left))
      }
      return item((left.upperBound + 1)..<pair.upperBound, value)
    }
  }

  /// The key that a text of `type` spells; `2` and `02` are one.
  private func mapKey(_ range: Range<Int>, _ type: ValueType) -> String {
    let place = trimmed(range)
    guard case .success(let text)? = quoted(place) ?? .success(string(place)) else { return "" }
    let inner = TypedText(text)
    let word = inner.string(inner.trimmed(inner.whole))
    return switch type {
    case .integer: Int64(word).map(String.init) ?? word
    case .number: number(word).map(\.shown) ?? word
    case .enumeration(let cases): cases.meant(by: word)?.name ?? word
    default: text
    }
  }

  /// A case by its name, or by its raw value in digits.
  private func named(_ place: Range<Int>, among cases: [ValueType.EnumCase]) -> Compatibility {
    cases.meant(by: string(place)) == nil ? word(place, among: cases) : .fine
  }

  private func flags(_ range: Range<Int>, _ options: [ValueType.EnumCase]) -> Compatibility {
    let place = trimmed(range)
    if place.isEmpty { return .fine }
    if let bits = Int64(string(place)), bits & ~options.bits == 0 { return .fine }
    return first(split(range, by: .bar)) { word(trimmed($0), among: options) }
  }

  /// `1, 2, 3, 4`: the numbers of a struct in their order.
  private func numbers(_ range: Range<Int>, of type: ValueType) -> Compatibility {
    let fields = type.fields ?? []
    let parts = split(range, by: .comma)
    let what = type == .insets ? "insets are" : "a \(type.name) is"
    let example = (1...max(fields.count, 1)).map(String.init).joined(separator: ", ")
    let short = type == .size ? "'20x30', or " : ""
    let message = "\(what) written as \(short)'\(example)': \(fields.joined(separator: ", "))"
    if parts.count > fields.count {
      return .badText(message, at: trimmed(parts[fields.count].lowerBound..<range.upperBound))
    }
    if parts.count == 1, number(string(trimmed(range))) == nil { return .badText(message, at: trimmed(range)) }
    for part in parts.map(trimmed) where number(string(part)) == nil {
      return missing("number", or: "is no number; \(message)", at: part)
    }
    let missing = fields.count - parts.count
    return missing > 0
      ? .badText("\(message); \(missing) \(missing == 1 ? "is" : "are") missing", at: trimmed(range)) : .fine
  }

  /// `20x30`.
  private func size(_ place: Range<Int>) -> Compatibility {
    sides(of: place) == nil ? missing("size", or: "is no size; write 20x30", at: place) : .fine
  }

  /// Width and height of `20x30`.
  func sides(of place: Range<Int>) -> (width: Double, height: Double)? {
    let sides = split(place, by: UInt8(ascii: "x")).map { number(string(trimmed($0))) }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    return (width, height)
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
    parseNumber(ArraySlice(Array(word.utf8)))
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
