import XMLSource

extension Document {
  /// Deletes an element, with its line when nothing else stands in that.
  func deletion(of element: ElementID, _ title: String, isSafe: Bool) -> Diagnostic.Fix {
    .init(title, isSafe: isSafe, replace: withItsLine(tree.range(element)), with: "")
  }

  /// A range with its line, when nothing else stands in that.
  func withItsLine(_ range: Range<Int>) -> Range<Int> {
    let bytes = tree.source.bytes
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    while end < tree.source.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    let isAtEnd = end == tree.source.count || bytes[end] == 10 || bytes[end] == 13
    guard isAtEnd, start == 0 || bytes[start - 1] == 10 || bytes[start - 1] == 13 else { return range }
    // The line end after it goes with it.
    if end < tree.source.count, bytes[end] == 13 { end += 1 }
    if end < tree.source.count, bytes[end] == 10 { end += 1 }
    return start..<end
  }
}
