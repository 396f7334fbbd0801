extension TypedText {
  /// The whole text as a duration in seconds; nil when it is none.
  var seconds: Double? {
    let word = string(trimmed(whole))
    if word.hasSuffix("ms") { return number(String(word.dropLast(2))).map { $0 / 1000 } }
    return number(word.hasSuffix("s") ? String(word.dropLast()) : word)
  }

  /// `2`, `2s`, `250ms`.
  func duration(_ place: Range<Int>) -> Compatibility {
    let word = string(place)
    if let seconds = TypedText(word).seconds {
      return seconds < 0 ? .badText(Compatibility.negativeDuration(word), at: place) : .fine
    }
    let unit = place.first { !"+-.0123456789".utf8.contains(text[$0]) } ?? place.upperBound
    if unit > place.lowerBound, unit < place.upperBound, number(string(place.lowerBound..<unit)) != nil {
      let at = unit..<place.upperBound
      return .badText("'\(string(trimmed(at)))' is no unit of time; write 2, 2s or 250ms", at: trimmed(at))
    }
    return missing("duration", or: "is no duration; write 2, 2s or 250ms", at: place)
  }

  /// An ISO 8601 day, perhaps with a time: `2026-01-31`, `2026-01-31T09:30:00Z`.
  func date(_ place: Range<Int>) -> Compatibility {
    let dayEnd = place.first { text[$0] == UInt8(ascii: "T") } ?? place.upperBound
    let day = place.lowerBound..<dayEnd
    let advice = "write a date as 2026-01-31 or 2026-01-31T09:30:00Z"
    guard shape(day) == "0000-00-00", let year = part(day, 0, 4), let month = part(day, 5, 2),
      let date = part(day, 8, 2)
    else { return missing("date", or: "is no ISO 8601 date; \(advice)", at: place) }
    func problem(_ message: String, _ offset: Int) -> Compatibility {
      .badText(message, at: (day.lowerBound + offset)..<(day.lowerBound + offset + 2))
    }
    guard (1...12).contains(month) else { return problem("there is no month \(month)", 5) }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let length = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    guard (1...length).contains(date) else {
      return problem("month \(month) of \(year) has \(length) days, so there is no day \(date)", 8)
    }
    return dayEnd == place.upperBound ? .fine : time((dayEnd + 1)..<place.upperBound, advice)
  }

  private func time(_ place: Range<Int>, _ advice: String) -> Compatibility {
    let zone = place.first { "Z+-".utf8.contains(text[$0]) } ?? place.upperBound
    let clock = place.lowerBound..<zone
    let shape = shape(clock)
    let isClock =
      shape == "00:00" || shape == "00:00:00"
      || shape.hasPrefix("00:00:00.0") && !shape.dropFirst(9).contains { $0 != "0" }
    let isZone = ["", "Z", "+00:00", "-00:00", "+0000", "-0000", "+00", "-00"].contains(
      self.shape(zone..<place.upperBound))
    guard isClock, isZone, part(clock, 0, 2).map({ $0 < 24 }) ?? false, part(clock, 3, 2).map({ $0 < 60 }) ?? false,
      shape.count < 8 || part(clock, 6, 2).map({ $0 <= 60 }) ?? false
    else { return .badText("'\(string(place))' is no time; \(advice)", at: place) }
    return .fine
  }

  /// The text with every digit as `0`.
  private func shape(_ place: Range<Int>) -> String {
    String(decoding: text[place].map { (48...57).contains($0) ? 48 : $0 }, as: UTF8.self)
  }

  private func part(_ place: Range<Int>, _ offset: Int, _ count: Int) -> Int? {
    let start = place.lowerBound + offset
    return start + count <= place.upperBound ? Int(string(start..<(start + count))) : nil
  }
}
