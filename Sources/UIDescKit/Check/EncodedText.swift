import XMLSource

extension Document {
  /// Reports a string that says it is Base64 and isn't, and data that isn't. Those of runtime attributes are checked with
  /// their types.
  func checkEncodedText(of element: ElementID, into diagnostics: inout Diagnostics) {
    guard let message = problem(withEncodedTextOf: element),
      tree.parent(element).map({ tree.name($0) }) != words.userDefinedRuntimeAttribute
    else { return }
    diagnostics.report(
      about(owner(of: element), Diagnostic("malformed-value", .error, message, at: tree.startTag(element))))
  }

  private func problem(withEncodedTextOf element: ElementID) -> String? {
    let name = tree.name(element)
    if name == words.data || name == words.mutableData {
      return tree.hasText(element) && !isBase64(tree.text(element).utf8)
        ? "data is stored as Base64, but this can't be decoded, so the document won't load; encode it again" : nil
    }
    guard name == words.string || name == words.mutableString,
      tree.string(words.base64UTF8, of: element) == "YES", decodeBase64(tree.text(element)) == nil
    else { return nil }
    return
      "the text says it is Base64, but it can't be decoded to UTF-8; encode it again, or delete 'base64-UTF8' if it is plain"
  }
}
