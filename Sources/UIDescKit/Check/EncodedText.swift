import XMLSource

extension Document {
  /// Reports a string that says it is Base64 and isn't. Those of runtime attributes are checked with their types.
  func checkEncodedText(of element: ElementID, into diagnostics: inout Diagnostics) {
    guard tree.name(element) == words.string, tree.string(words.base64UTF8, of: element) == "YES",
      tree.parent(element).map({ tree.name($0) }) != words.userDefinedRuntimeAttribute,
      decodeBase64(tree.text(element)) == nil
    else { return }
    let message =
      "the text says it is Base64, but it can't be decoded to UTF-8; encode it again, or delete 'base64-UTF8' if it is plain"
    diagnostics.report(
      about(owner(of: element), Diagnostic("malformed-value", .error, message, at: tree.startTag(element))))
  }
}
