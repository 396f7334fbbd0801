import XMLSource

extension Document {
  /// Deletes an element, with its line where it begins one.
  func deletion(of element: ElementID, _ title: String, isSafe: Bool) -> Diagnostic.Fix {
    let whole = tree.range(element)
    return .init(title, isSafe: isSafe, replace: lineStart(before: whole.lowerBound)..<whole.upperBound, with: "")
  }

  /// Where the blanks before a place begin, with the line end before them; the place itself when more stands in its line.
  private func lineStart(before place: Int) -> Int {
    let bytes = tree.source.bytes
    var start = place
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "\n") else { return place }
    start -= 1
    return start > 0 && bytes[start - 1] == UInt8(ascii: "\r") ? start - 1 : start
  }
}
