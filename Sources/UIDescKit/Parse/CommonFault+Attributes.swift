import XMLSource

/// What breaks attributes: quotes and blanks that are missing, names that are there twice.
extension CommonFault {
  var lessThan: Diagnostic? {
    guard let attribute = tag.attribute(before: at) else { return nil }
    // Values of one line don't hold the end of a tag as a rule.
    let value = source.bytes[attribute.value.clamped(to: 0..<at)]
    if value.contains(UInt8(ascii: ">")) || value.contains(10) { return unclosed(attribute) }
    return said("a '<' can't stand in a value; write '&lt;'", from: at, count: 1)
  }

  func unclosed(_ attribute: BrokenTag.Attribute) -> Diagnostic {
    said(
      "the value of '\(tag.text(attribute.name))' has no closing quote", from: attribute.value.lowerBound - 1, count: 1)
  }

  func unquoted(_ attribute: BrokenTag.Attribute) -> Diagnostic {
    if attribute.value.isEmpty { return valueless(attribute) }
    let name = tag.text(attribute.name)
    let text = source.bytes[attribute.value]
    if text.starts(with: "“".utf8) || text.starts(with: "”".utf8) || text.starts(with: "„".utf8) {
      return said("the quotes around the value of '\(name)' are those of prose; write '\"'", attribute.value)
    }
    let isClosed = text.last?.isQuote == true
    let message =
      isClosed
      ? "the value of '\(name)' has no opening quote"
      : "the value of '\(name)' has no quotes; write \(name)=\"\(tag.text(attribute.value))\"\(orText)"
    return said(message, attribute.value)
  }

  /// What is said besides where the tag may be none: `a<b then`.
  var orText: String { tag.followsText ? "; if its '<' is text, write '&lt;'" : "" }

  func valueless(_ attribute: BrokenTag.Attribute) -> Diagnostic {
    let name = tag.text(attribute.name)
    return said("the attribute '\(name)' has no value; write \(name)=\"…\", or delete it\(orText)", attribute.name)
  }

  var repeated: Diagnostic? {
    tag.repeated.map { first, later in
      said(
        "the attribute '\(tag.text(later.name))' is there twice; delete one",
        later.name, [.init("it is here already", at: first.name)])
    }
  }

  var missingBlank: Diagnostic? {
    if at == source.count { return brokenOff }
    guard let attribute = tag.attributes.last(where: { $0.value.upperBound < at }) else { return nil }
    if tag.swallowsName(attribute.value) { return unclosed(attribute) }
    let name = source.bytes[at..<source.count].prefix(while: BrokenTag.isOfName)
    if name.isEmpty {
      return said("this stands where a blank or the tag's end should; delete it\(orText)", from: at, count: 1)
    }
    if source.bytes[name.endIndex] == UInt8(ascii: "=") {
      return said(
        "a blank is missing before the attribute '\(tag.text(at..<name.endIndex))'", from: at, count: name.count)
    }
    let sign = source.bytes[at - 1] == UInt8(ascii: "'") ? "&apos;" : "&quot;"
    return said(
      "this quote ends the value of '\(tag.text(attribute.name))'; write '\(sign)' for one inside", from: at - 1,
      count: 1)
  }
}
