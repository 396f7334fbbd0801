extension UInt8 {
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let bar = UInt8(ascii: "|")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backslash = UInt8(ascii: "\\")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
}

/// Why a quoted item can't be read.
struct QuotingProblem: Error {
  let verdict: Compatibility
}

extension TypedText {
  /// Parts between separators that stand in no quotes and no parentheses.
  func split(_ range: Range<Int>, by separator: UInt8) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    var i = range.lowerBound
    while i < range.upperBound {
      switch text[i] {
      case .quote where isFirst(i, from: start): i = min(endOfQuotes(i, in: range), range.upperBound - 1)
      case .open: depth += 1
      case .close: depth = max(0, depth - 1)
      case separator where depth == 0:
        parts.append(start..<i)
        start = i + 1
      default: break
      }
      i += 1
    }
    parts.append(start..<range.upperBound)
    return parts
  }

  /// Whether `i` begins an item; quotes inside one are characters like others.
  private func isFirst(_ i: Int, from start: Int) -> Bool {
    let before = text[start..<i].last { !Self.isBlank($0) }
    return before.map { $0 == .comma || $0 == .colon || $0 == .open } ?? true
  }

  /// The offset of the quotation mark that closes the one at `start`, or the range's end.
  private func endOfQuotes(_ start: Int, in range: Range<Int>) -> Int {
    var i = start + 1
    while i < range.upperBound, text[i] != .quote { i += text[i] == .backslash ? 2 : 1 }
    return min(i, range.upperBound)
  }

  /// What stands in quotation marks, with its escapes replaced; nil when there are none.
  func quoted(_ place: Range<Int>) -> Result<String, QuotingProblem>? {
    guard let first = place.first, text[first] == .quote else { return nil }
    let end = endOfQuotes(first, in: place)
    guard end < place.upperBound else {
      return .failure(
        QuotingProblem(
          verdict: .badText(
            "the quotation mark that opens here has no end; write \\\" for one inside an item", at: place))
      )
    }
    guard end + 1 == place.upperBound else {
      let rest = trimmed((end + 1)..<place.upperBound)
      return .failure(
        QuotingProblem(verdict: .badText("'\(string(rest))' follows the item's closing quotation mark", at: rest)))
    }
    var inside: [UInt8] = []
    var i = first + 1
    while i < end {
      if text[i] == .backslash { i += 1 }
      inside.append(text[i])
      i += 1
    }
    return .success(String(decoding: inside, as: UTF8.self))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, Self.isBlank(text[low]) { low += 1 }
    while high > low, Self.isBlank(text[high - 1]) { high -= 1 }
    return low..<high
  }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// The words between blanks.
  func words(_ place: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = place.lowerBound
    for i in place where Self.isBlank(text[i]) {
      if start < i { words.append(start..<i) }
      start = i + 1
    }
    if start < place.upperBound { words.append(start..<place.upperBound) }
    return words
  }
}
