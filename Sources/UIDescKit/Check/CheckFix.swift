import XMLSource

extension Document {
  /// Deletes an attribute with its line; nil where the object doesn't have it.
  func edit(for fix: WidgetCheck.Fix, on object: Int) -> Diagnostic.Fix? {
    let places = runtimeAttributes.filter { $0.owner == object }.map { AttributePlace($0, in: self) }
    guard let place = places.last(where: { $0.keyPath == fix.removed }) else { return nil }
    let whole = tree.range(place.element)
    // What an app shows may change.
    return .init(fix.title, isSafe: false, replace: lineStart(before: whole.lowerBound)..<whole.upperBound, with: "")
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
