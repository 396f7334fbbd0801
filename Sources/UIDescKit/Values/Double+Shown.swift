extension Double {
  /// The shortest text that reads back as the same number, whole ones without a point.
  var shown: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
