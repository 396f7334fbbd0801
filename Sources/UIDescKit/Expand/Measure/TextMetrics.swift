/// Sizes of texts in the platform's own font, within the error of `SystemFontMetrics`; nothing is known of other fonts.
struct TextMetrics: Sendable {
  /// Pixels a point; sizes are rounded up to the pixel, as UIKit does.
  let scale: Double

  func width(_ text: String, _ font: Value) -> Double? {
    lines(of: text).reduce(0.0 as Double?) { widest, line in
      guard let widest, let width = plainWidth(line, font) else { return nil }
      return max(widest, width)
    }.map(up)
  }

  func lineHeight(_ font: Value) -> Double? {
    size(font).map { up(SystemFontMetrics.lineHeight * $0) }
  }

  /// - Parameter lines: at most so many; 0 is any number.
  func height(_ text: String, _ font: Value, width: Double, lines limit: Int) -> Double? {
    guard let line = lineHeight(font) else { return nil }
    var count = 0
    for paragraph in lines(of: text) {
      guard let wrapped = wrappedLines(paragraph, font, width) else { return nil }
      count += wrapped
    }
    return Double(limit > 0 ? min(count, limit) : count) * line
  }

  /// How many lines a paragraph takes when it breaks between words.
  private func wrappedLines(_ text: Substring, _ font: Value, _ width: Double) -> Int? {
    guard let blank = plainWidth(" ", font) else { return nil }
    var count = 1
    var used = 0.0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      guard let wide = plainWidth(word, font) else { return nil }
      if used > 0, used + wide > width {
        count += 1
        used = 0
      }
      // A word wider than a line is broken where the line ends.
      if wide > width, width > 0 {
        let more = min((wide / width).rounded(.up) - 1, 100_000)
        count += Int(more)
        used = wide - more * width + blank
      } else {
        used += wide + blank
      }
    }
    return count
  }

  private func lines(of text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  private func plainWidth(_ text: Substring, _ font: Value) -> Double? {
    guard let size = size(font), let widening = SystemFontMetrics.widening(weight: weight(font)) else { return nil }
    let perCharacter = SystemFontMetrics.tracking(size: size) + widening * size
    var width = 0.0
    for scalar in text.unicodeScalars {
      guard let advance = SystemFontMetrics.advance(scalar) else { return nil }
      width += advance * size + perCharacter
    }
    return width
  }

  private func size(_ font: Value) -> Double? {
    guard case .object(let fields) = font, fields["family"] == .string("system") else { return nil }
    return fields["size"]?.double
  }

  private func weight(_ font: Value) -> Double {
    guard case .object(let fields) = font else { return 400 }
    return fields["weight"]?.double ?? 400
  }

  private func up(_ points: Double) -> Double { (points * scale - 1e-9).rounded(.up) / scale }
}
