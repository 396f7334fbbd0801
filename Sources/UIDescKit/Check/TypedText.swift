/// Reads the texts that registry types are stored as: `a | b`, `slide(in, left)`, `250ms`.
struct TypedText {
  private let text: [UInt8]
  private var at = 0
  private let end: Int

  init(_ text: String) {
    self.text = Array(text.utf8)
    end = self.text.count
  }

  /// Whether the whole text is of `type`.
  mutating func check(_ type: ValueType) -> Compatibility {
    let items = split(0..<end, by: comma)
    switch type {
    case .enumeration(let cases): return word(0..<end, among: cases.map(\.name))
    case .flags(let options):
      if trimmed(0..<end).isEmpty { return .fine }
      return first(split(0..<end, by: bar)) { word($0, among: options.map(\.name)) }
    case .list(let item):
      if trimmed(0..<end).isEmpty { return .fine }
      return first(items) { value($0, item) }
    case .map(let key, let item):
      if trimmed(0..<end).isEmpty { return .fine }
      return first(items) { pair in
        let sides = split(pair, by: colon)
        guard sides.count >= 2, let left = sides.first else {
          return .badText("'\(string(pair))' should be a pair 'key: value'", offset: trimmed(pair).lowerBound)
        }
        let verdict = value(left, key)
        let rest = (left.upperBound + 1)..<pair.upperBound
        return verdict == .fine ? value(rest, item) : verdict
      }
    case .call(let forms): return call(0..<end, forms)
    case .insets:
      guard items.count == 4 else { return .badText("insets are four numbers: top, left, bottom, right", offset: 0) }
      return first(items) { value($0, .number) }
    default: return value(0..<end, type)
    }
  }

  private func value(_ range: Range<Int>, _ type: ValueType) -> Compatibility {
    let place = trimmed(range)
    let word = string(range)
    switch type {
    case .number: return number(word) != nil ? .fine : .badText("'\(word)' is no number", offset: place.lowerBound)
    case .integer: return Int64(word) != nil ? .fine : .badText("'\(word)' is no integer", offset: place.lowerBound)
    case .boolean:
      return ["YES", "NO", "true", "false"].contains(word)
        ? .fine : .badText("'\(word)' is no Boolean", offset: place.lowerBound)
    case .duration:
      let digits = word.hasSuffix("ms") ? word.dropLast(2) : word.hasSuffix("s") ? word.dropLast() : word[...]
      return number(String(digits)).map { $0 >= 0 } ?? false
        ? .fine : .badText("'\(word)' is no duration; write 2, 2s or 250ms", offset: place.lowerBound)
    case .date:
      return DateText.isValid(word)
        ? .fine : .badText("'\(word)' is no ISO 8601 date; write 2026-01-31", offset: place.lowerBound)
    case .font:
      return font(word)
        ? .fine
        : .badText(
          "'\(word)' is no font; write a name and a size, 'system 17 bold' or 'style body'", offset: place.lowerBound)
    case .enumeration(let cases): return self.word(range, among: cases.map(\.name))
    case .call(let forms): return call(range, forms)
    default: return .fine
    }
  }

  private func call(_ range: Range<Int>, _ forms: [ValueType.CallForm]) -> Compatibility {
    let place = trimmed(range)
    let open = place.first { text[$0] == UInt8(ascii: "(") } ?? place.upperBound
    let name = string(place.lowerBound..<open)
    guard let form = forms.first(where: { $0.name == name }) else {
      return .unknownCase(name, nearest: nearestSpelling(of: name, among: forms.map(\.name)))
    }
    if open == place.upperBound { return .fine }
    guard let close = place.last, text[close] == UInt8(ascii: ")"), close > open else {
      return .badText("'(' has no ')'", offset: open)
    }
    let inside = (open + 1)..<close
    let arguments = trimmed(inside).isEmpty ? [] : split(inside, by: comma)
    if arguments.count > form.arguments.count {
      return .badText(
        "'\(name)' takes \(form.arguments.count) arguments, not \(arguments.count)",
        offset: trimmed(arguments[form.arguments.count]).lowerBound)
    }
    for (argument, expected) in zip(arguments, form.arguments) {
      let verdict =
        switch expected {
        case .words(let words): word(argument, among: words)
        case .typed(let type): value(argument, type)
        }
      if verdict != .fine { return verdict }
    }
    return .fine
  }

  private func word(_ range: Range<Int>, among words: [String]) -> Compatibility {
    let word = string(range)
    return words.contains(word) ? .fine : .unknownCase(word, nearest: nearestSpelling(of: word, among: words))
  }

  private func font(_ word: String) -> Bool {
    let parts = word.split(separator: " ")
    if parts.first == "style" { return parts.count == 2 }
    return parts.count >= 2 && parts.contains { number(String($0)).map { $0 > 0 } ?? false }
  }

  private func number(_ word: String) -> Double? {
    parseNumber(ArraySlice(Array(word.utf8))).flatMap { $0.isFinite ? $0 : nil }
  }

  private func first(_ ranges: [Range<Int>], _ judge: (Range<Int>) -> Compatibility) -> Compatibility {
    for range in ranges {
      let verdict = judge(range)
      if verdict != .fine { return verdict }
    }
    return .fine
  }

  private var comma: UInt8 { UInt8(ascii: ",") }
  private var colon: UInt8 { UInt8(ascii: ":") }
  private var bar: UInt8 { UInt8(ascii: "|") }

  /// Parts between separators that stand in no quotes and no parentheses.
  private func split(_ range: Range<Int>, by separator: UInt8) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    var isQuoted = false
    var i = range.lowerBound
    while i < range.upperBound {
      switch text[i] {
      case UInt8(ascii: "\\") where isQuoted: i += 1
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "(") where !isQuoted: depth += 1
      case UInt8(ascii: ")") where !isQuoted: depth -= 1
      case separator where !isQuoted && depth <= 0:
        parts.append(start..<i)
        start = i + 1
      default: break
      }
      i += 1
    }
    parts.append(start..<range.upperBound)
    return parts
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, text[low] == 32 || text[low] == 9 || text[low] == 10 { low += 1 }
    while high > low, text[high - 1] == 32 || text[high - 1] == 9 || text[high - 1] == 10 { high -= 1 }
    return low..<high
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: text[trimmed(range)], as: UTF8.self) }
}

/// ISO 8601 as far as registries need it: a day, perhaps with a time.
enum DateText {
  static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    let day = parts.first?.split(separator: "-", omittingEmptySubsequences: false) ?? []
    guard day.count == 3, day[0].count == 4, let year = Int(day[0]), let month = Int(day[1]), let date = Int(day[2]),
      day[1].count == 2, day[2].count == 2, (1...12).contains(month)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    return (1...length).contains(date) && (parts.count == 1 || parts[1].contains(":"))
  }
}
