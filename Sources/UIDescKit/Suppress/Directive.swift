/// What a document says of findings that it lives with: `uidesc:disable RULE, RULE: reason`. It is read from the bytes as they
/// stand, since nothing in it but the reason needs an entity.
struct Directive {
  struct Word {
    let text: String
    let range: Range<Int>
  }

  /// What each starts with.
  static let mark = "uidesc:"

  /// What follows the mark, such as `disable`.
  let verb: Word
  let rules: [Word]
  let hasReason: Bool
  /// A word after a rule where a comma or the reason's mark should be, and whether that mark comes later.
  let strayWord: Word?
  let hasLateMark: Bool
  /// From the mark to the end of the reason.
  let range: Range<Int>
  /// Whether the file has it letter by letter; else it isn't edited.
  private(set) var isAsItStands = true

  /// - Parameter range: from the mark to the end of what can belong to it.
  init(in bytes: [UInt8], at range: Range<Int>) {
    var reader = DirectiveReader(bytes: bytes, at: range.lowerBound + Self.mark.utf8.count, end: range.upperBound)
    verb = reader.word()
    var rules: [Word] = []
    repeat {
      reader.skipBlanks()
      if reader.isAtReason { break }
      let word = reader.word()
      if !word.range.isEmpty { rules.append(word) }
      reader.skipBlanks()
    } while reader.take(",")
    self.rules = rules
    strayWord = reader.isAtReason || reader.at == range.upperBound ? nil : reader.peekedWord()
    hasLateMark = strayWord != nil && reader.hasMarkAhead
    hasReason = reader.takeReason()
    self.range = range.lowerBound..<max(range.lowerBound, reader.lastCharacterEnd(from: range.lowerBound))
  }
}

extension Directive {
  /// The same for a text that isn't in the file as it reads: everything stands at one place.
  func moved(to range: Range<Int>) -> Directive {
    func moved(_ word: Word) -> Word { Word(text: word.text, range: range) }
    return Directive(
      verb: moved(verb), rules: rules.map(moved), hasReason: hasReason, strayWord: strayWord.map(moved),
      hasLateMark: hasLateMark, range: range)
  }

  /// Whether both say the same.
  func isSpelled(like other: Directive) -> Bool {
    verb.text == other.verb.text && hasReason == other.hasReason && strayWord?.text == other.strayWord?.text
      && rules.lazy.map(\.text).elementsEqual(other.rules.lazy.map(\.text))
  }

  private init(
    verb: Word, rules: [Word], hasReason: Bool, strayWord: Word?, hasLateMark: Bool, range: Range<Int>
  ) {
    (self.verb, self.rules, self.hasReason, self.strayWord) = (verb, rules, hasReason, strayWord)
    (self.hasLateMark, self.range, isAsItStands) = (hasLateMark, range, false)
  }
}

private struct DirectiveReader {
  let bytes: [UInt8]
  var at: Int
  let end: Int

  /// What may stand before a reason. Editors for prose make a dash of two hyphens; a comment can't hold those.
  private static let reasonMarks = [":", "--", "—", "–"]

  var isAtReason: Bool { reasonMark != nil }

  private var reasonMark: String? { Self.reasonMarks.first { bytes[at..<end].starts(with: $0.utf8) } }

  mutating func skipBlanks() {
    while at < end, bytes[at].isBlank { at += 1 }
  }

  mutating func take(_ mark: String) -> Bool {
    guard bytes[at..<end].starts(with: mark.utf8) else { return false }
    at += mark.utf8.count
    return true
  }

  mutating func word() -> Directive.Word {
    let start = at
    while at < end, !bytes[at].isBlank, bytes[at] != UInt8(ascii: ","), bytes[at] != UInt8(ascii: ":") { at += 1 }
    return .init(text: String(decoding: bytes[start..<at], as: UTF8.self), range: start..<at)
  }

  /// Whether a reason's mark follows anywhere.
  var hasMarkAhead: Bool {
    (at..<end).contains { place in Self.reasonMarks.contains { bytes[place..<end].starts(with: $0.utf8) } }
  }

  /// The word that comes next.
  func peekedWord() -> Directive.Word {
    var copy = self
    return copy.word()
  }

  /// Whether something stands after a mark.
  mutating func takeReason() -> Bool {
    guard let mark = reasonMark, take(mark) else { return false }
    skipBlanks()
    return at < end
  }

  func lastCharacterEnd(from start: Int) -> Int {
    var last = end
    while last > start, bytes[last - 1].isBlank { last -= 1 }
    return last
  }
}

extension UInt8 {
  /// White space of XML.
  var isBlank: Bool { self == 32 || self == 9 || self == 10 || self == 13 }
}
