/// What widgets depend on besides the document.
public struct WidgetContext: Sendable {
  /// The day that ages are counted to, such as `2026-01-31`; nil for none, so that trees don't change by the day.
  public var today: String?

  /// Widgets on a day, or on none.
  public init(today: String? = nil) { self.today = today }

  /// Whether a text is a day of the calendar, written as `2026-01-31`.
  public static func isDay(_ text: String) -> Bool { CalendarDate(text) != nil }
}
