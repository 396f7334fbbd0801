import XMLSource

extension LintContext {
  /// An edit that makes an attribute say `value`, be it there or not.
  func fix(
    _ title: String, isSafe: Bool = false, setting attribute: String, of element: ElementID, to value: String
  ) -> Diagnostic.Fix {
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
}

extension String {
  /// As it stands between the quotes of an attribute.
  var asAttributeValue: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case "\"": text += "&quot;"
      case "\n": text += "&#10;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
