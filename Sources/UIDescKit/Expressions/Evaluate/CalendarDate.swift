/// The day of a date's text: `2026-01-31`, perhaps with a time.
struct CalendarDate {
  let year: Int
  let month: Int
  let day: Int

  /// Nil when the text is no date.
  init?(_ text: String) {
    let typed = TypedText(text)
    guard typed.date(typed.whole) == .fine else { return nil }
    let parts = text.split { $0 == "-" || $0 == "T" || $0 == " " }.prefix(3).compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    (year, month, day) = (parts[0], parts[1], parts[2])
  }
}
