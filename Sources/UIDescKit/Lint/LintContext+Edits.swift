import XMLSource

/// Edits that fixes are made of.
extension LintContext {
  /// Gives an attribute a value. A new one comes before the others.
  func edit(setting attribute: String, to value: String, of element: ElementID, isSafe: Bool) -> Diagnostic.Fix {
    let title = "set \(attribute) to '\(value)'"
    if self.value(attribute, of: element) != nil {
      return .init(title, isSafe: isSafe, replace: tree.valueRange(attribute, of: element), with: value)
    }
    let place = tree.nameRange(element).upperBound
    return .init(title, isSafe: isSafe, replace: place..<place, with: " \(attribute)=\"\(value)\"")
  }

  /// Deletes an attribute with the blanks before it.
  func edit(deleting attribute: String, of element: ElementID, isSafe: Bool) -> Diagnostic.Fix {
    let range = tree.attributeRange(attribute, of: element)
    var start = range.lowerBound
    while start > 0, [9, 10, 13, 32].contains(tree.source.bytes[start - 1]) { start -= 1 }
    return .init("delete \(attribute)", isSafe: isSafe, replace: start..<range.upperBound, with: "")
  }
}
