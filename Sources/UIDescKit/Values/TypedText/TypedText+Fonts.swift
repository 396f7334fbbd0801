extension TypedText {
  /// `Helvetica-Bold 17`, `system 17 bold` or `style body`.
  func font(_ place: Range<Int>) -> Compatibility {
    let words = words(place)
    guard let first = words.first, let last = words.last, words.count > 1 else {
      return .badText(
        place.isEmpty
          ? "a font is missing here; write a name and a size, 'system 17 bold' or 'style body'"
          : "'\(string(place))' is no font; write a name and a size, 'system 17 bold' or 'style body'", at: place)
    }
    switch string(first) {
    case "style": return words.count == 2 ? style(last) : surplus(after: words[1], in: place)
    case "system":
      let verdict = size(words[1])
      if verdict != .fine || words.count == 2 { return verdict }
      return words.count > 3 ? surplus(after: words[2], in: place) : word(words[2], among: FontWeight.names)
    default: return size(last)
    }
  }

  private func style(_ place: Range<Int>) -> Compatibility {
    let styles = SystemTables.textStyles
    let word = string(place)
    if styles.contains(where: { $0.name == word || $0.documentSymbol.string == word }) { return .fine }
    return self.word(place, among: Set(styles.map(\.name)).sorted())
  }

  private func size(_ place: Range<Int>) -> Compatibility {
    let word = string(place)
    guard let points = number(word) else { return .badText("'\(word)' is no font size in points", at: place) }
    return points > 0 ? .fine : .badText("a font size is more than 0", at: place)
  }

  private func surplus(after word: Range<Int>, in place: Range<Int>) -> Compatibility {
    let rest = trimmed(word.upperBound..<place.upperBound)
    return .badText("'\(string(rest))' says nothing about this font", at: rest)
  }
}
