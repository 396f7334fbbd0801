extension String {
  /// As it stands between the quotes of an attribute, be they single or double.
  var asAttributeValue: String {
    if isPlainValue { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case "\"": text += "&quot;"
      case "'": text += "&apos;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Whether it stands in an attribute as it is.
  var isPlainValue: Bool { !utf8.contains { "&<\"'\t\n\r".utf8.contains($0) } }
}
