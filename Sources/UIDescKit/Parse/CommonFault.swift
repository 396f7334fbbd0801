import XMLSource

/// What edits by hand break most often, in words of our own and where it is broken: libxml2 tells where it gives up.
struct CommonFault {
  private let problem: XMLProblem
  let source: SourceFile
  let at: Int
  let tag: BrokenTag

  init(_ problem: XMLProblem, in source: SourceFile) {
    self.problem = problem
    self.source = source
    at = min(problem.offset, source.count)
    tag = BrokenTag(around: at, in: source.bytes, end: source.count)
  }

  /// Nil where libxml2's words have to do.
  var diagnostic: Diagnostic? {
    switch problem.fault {
    case .nameRequired: missingName
    case .semicolonMissing, .undeclaredEntity: entity
    case .lessThanInValue: lessThan
    case .valueNotStarted: at < source.count ? tag.attribute(before: at).map(unquoted) : brokenOff
    case .valueNotFinished: tag.attribute(before: at).map(unclosed)
    case .valueMissing: at < source.count ? tag.attribute(before: at).map(valueless) : brokenOff
    case .attributeRepeated: repeated
    case .blankRequired: missingBlank
    case .tagNotClosed:
      at < source.count ? said("the tag should end before this; write '>'", from: at, count: 1) : brokenOff
    case .tagNotFinished: unfinished
    case .contentAfterRoot:
      said("the document has ended before this; delete it, or move it into the root element", from: at, count: 1)
    case .hyphensInComment: said("a comment can't hold '--'; write one '-', or another sign", from: at, count: 2)
    case .commentNotFinished: unfinishedComment
    case .declarationInside: lateDeclaration
    case .tagMismatch, nil: nil
    }
  }

  func said(_ message: String, _ range: Range<Int>, _ notes: [Diagnostic.Note] = []) -> Diagnostic {
    var diagnostic = Diagnostic("not-well-formed", .error, "not well-formed XML: \(message)", at: range)
    diagnostic.notes = notes
    return diagnostic
  }

  func said(_ message: String, from start: Int, count: Int) -> Diagnostic {
    said(message, start..<min(start + count, max(start, source.count)))
  }

  private var missingName: Diagnostic? {
    guard at > 0 else { return nil }
    switch source.bytes[at - 1] {
    case UInt8(ascii: "&"): return ampersand(at: at - 1)
    case UInt8(ascii: "<"):
      return said("no element's name follows this '<'; write '&lt;' for the sign itself", from: at - 1, count: 1)
    default:
      guard tag.isOfElement else { return nil }
      if at == source.count { return brokenOff }
      guard source.bytes[at] == UInt8(ascii: "<") else {
        return said("no attribute's name begins with this; delete it\(orText)", from: at, count: 1)
      }
      let end = source.bytes[..<at].lastIndex { !$0.isBlank } ?? at
      return said("the tag isn't closed behind this; write '>' or '/>'\(orText)", from: end, count: 1)
    }
  }

  private func ampersand(at place: Int) -> Diagnostic {
    said("a '&' begins the name of a character; write '&amp;' for the sign itself", from: place, count: 1)
  }

  private var entity: Diagnostic? {
    guard let start = source.bytes[..<at].lastIndex(of: UInt8(ascii: "&")) else { return nil }
    let name = source.bytes[(start + 1)..<at].prefix(while: BrokenTag.isOfName)
    let text = String(decoding: name, as: UTF8.self).shortened
    if problem.fault == .undeclaredEntity {
      return said(
        "XML knows no '&\(text);'; write the character itself, or '&amp;' for the sign '&'", from: start,
        count: name.count + 2)
    }
    if ["amp", "lt", "gt", "quot", "apos"].contains(text) {
      return said("'&\(text)' needs a ';' at its end", from: start, count: name.count + 1)
    }
    return ampersand(at: start)
  }

  var brokenOff: Diagnostic { said("the document ends in the middle of a tag", at..<at) }

  private var lateDeclaration: Diagnostic? {
    let mark = "<?xml"
    let start = at - mark.utf8.count
    guard start >= 0, source.bytes[start...].starts(with: mark.utf8) else { return nil }
    let advice =
      isBlankOrComment(source.bytes[..<start])
      ? "what stands before it" : "it, or split the file if two documents are joined here"
    return said(
      "the XML declaration can only be the very first of a document; delete \(advice)", from: start,
      count: mark.utf8.count)
  }

  private func isBlankOrComment(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes.drop(while: \.isBlank)
    while rest.starts(with: "<!--".utf8) {
      guard let end = rest.indices.first(where: { rest[$0...].starts(with: "-->".utf8) }) else { return false }
      rest = rest[end...].dropFirst(3).drop(while: \.isBlank)
    }
    return rest.isEmpty
  }

  private var unfinished: Diagnostic? {
    problem.openTags.last.map { open in
      let name = source.bytes[(open + 1)...].prefix { !" \t\r\n/>".utf8.contains($0) }
      let opened = String(decoding: name, as: UTF8.self).shortened
      return said(
        "the document ends while '\(opened)' is still open; add '</\(opened)>'", at..<at,
        [.init("'\(opened)' is opened here", at: open..<(open + 1 + name.count))])
    }
  }

  private var unfinishedComment: Diagnostic? {
    let bytes = source.bytes[..<at]
    let start = bytes.indices.last { bytes[$0...].starts(with: "<!--".utf8) }
    return start.map { said("this comment has no end; write '-->' behind it", from: $0, count: 4) }
  }
}
