import XMLSource

/// Edits that fixes are made of.
extension LintContext {
  /// Makes an attribute say `value`, be it there or not.
  func fix(
    _ title: String? = nil, isSafe: Bool = false, setting attribute: String, of element: ElementID, to value: String
  ) -> Diagnostic.Fix {
    let title = title ?? "set \(attribute) to '\(value)'"
    let text = value.asAttributeValue
    if self.value(attribute, of: element) != nil {
      return .init(title, isSafe: isSafe, replace: tree.valueRange(attribute, of: element), with: text)
    }
    // Behind the last one, as somebody would write it who adds it.
    let last = tree.attributes(element).reduce(tree.nameRange(element).upperBound) { end, each in
      max(end, tree.attributeRange(tree.names.string(tree.name(each)), of: element).upperBound)
    }
    return .init(title, isSafe: isSafe, replace: last..<last, with: " \(attribute)=\"\(text)\"")
  }

  /// Deletes an attribute with the blanks before it.
  func fix(deleting attribute: String, of element: ElementID, isSafe: Bool = false) -> Diagnostic.Fix {
    let range = tree.attributeRange(attribute, of: element)
    var start = range.lowerBound
    while start > 0, [9, 10, 13, 32].contains(tree.source.bytes[start - 1]) { start -= 1 }
    return .init("delete \(attribute)", isSafe: isSafe, replace: start..<range.upperBound, with: "")
  }
}

extension Diagnostic.Fix {
  /// Writes what was probably meant in place of a name between quotes. What it then does it has not done before.
  static func respelling(_ written: String, as meant: String, at range: Range<Int>) -> Self {
    .init(
      "change '\(written.shortened)' to '\(meant)'", isSafe: false, replace: range, with: meant.asAttributeValue)
  }
}
