import XMLSource

/// A directive and what it covers.
struct DirectivePlace {
  let directive: Directive
  /// The bytes that it covers; nil when nothing follows that it could.
  let scope: Range<Int>?
  /// The comment that it is in; nil for an object's notes, which the editor writes.
  let comment: Range<Int>?
  /// Whether the comment holds more.
  var hasNeighbours = false
}

extension Document {
  /// In the order of what they cover, so that of two the inner one is the later.
  func directivePlaces() -> [DirectivePlace] {
    (commentDirectives + noteDirectives).sorted { a, b in
      (a.scope?.lowerBound ?? 0, -(a.scope?.count ?? 0), a.directive.range.lowerBound)
        < (b.scope?.lowerBound ?? 0, -(b.scope?.count ?? 0), b.directive.range.lowerBound)
    }
  }

  var whole: Range<Int> { 0..<tree.source.count + 1 }

  private var commentDirectives: [DirectivePlace] { tree.comments.flatMap(directives) }

  /// Those of a comment: of its lines, each that begins with the mark.
  func directives(in comment: XMLTree.Comment) -> [DirectivePlace] {
    let bytes = tree.source.bytes
    let text = comment.range.lowerBound + "<!--".utf8.count..<comment.range.upperBound - "-->".utf8.count
    let starts = starts(ofLinesIn: text).filter { bytes[$0..<text.upperBound].starts(with: Directive.mark.utf8) }
    let first = starts.first.map { start in bytes[text.lowerBound..<start].allSatisfy(\.isBlank) } ?? false
    return zip(starts, starts.dropFirst() + [text.upperBound]).map { start, end in
      let directive = Directive(in: bytes, at: start..<end)
      let scope = directive.isForFile ? whole : tree.element(after: comment).map(tree.range)
      return DirectivePlace(
        directive: directive, scope: scope, comment: comment.range, hasNeighbours: starts.count > 1 || !first)
    }
  }

  /// Where the first character of each line stands, leaving out blanks.
  private func starts(ofLinesIn text: Range<Int>) -> [Int] {
    let bytes = tree.source.bytes
    var starts: [Int] = []
    var isAtStart = true
    for at in text {
      if bytes[at] == 10 || bytes[at] == 13 {
        isAtStart = true
      } else if isAtStart, !bytes[at].isBlank {
        starts.append(at)
        isAtStart = false
      }
    }
    return starts
  }
}

extension SourceFile {
  /// In Base64 the mark can't be seen, nor where characters are written as numbers.
  var mayHaveDirectives: Bool {
    mentions(Directive.mark) || (mentions("&#") || mentions("base64-UTF8")) && mentions("userComments")
  }
}

extension Directive {
  var isForFile: Bool { verb.text == "disable-file" }
}

extension XMLTree {
  /// The element that follows a comment in the one that both stand in.
  func element(after comment: Comment) -> ElementID? {
    let next = comment.next
    guard Int(next.index) < elementCount else { return nil }
    guard let parent = parent(next) else { return next }
    // What starts before the comment and isn't around the next element must end before the comment too.
    var element = ElementID(Int(next.index) - 1)
    while element != parent {
      guard range(element).upperBound <= comment.range.lowerBound, let outer = self.parent(element) else { return nil }
      element = outer
    }
    return next
  }
}
