import XMLSource

extension Document {
  /// Deletes an element, with its line when nothing else stands in that, and with the suppression before it, which would be
  /// taken for the next element's.
  /// - Parameter isSafe: whether a working program stays as it is. Where words of somebody's are lost, as a suppression's reason
  ///   is, it isn't safe for all that.
  func deletion(of element: ElementID, _ title: String, isSafe: Bool) -> Diagnostic.Fix {
    let (range, isAll) = rangeWithSuppressions(element)
    let losesNothing = isAll && range == tree.range(element) && !holdsWords(element)
    return .init(title, isSafe: isSafe && losesNothing, replace: withItsLine(range), with: "")
  }

  /// Whether there are comments, labels or notes in an element, which people have written for each other.
  func holdsWords(_ element: ElementID) -> Bool {
    if !tree.comments(in: tree.range(element)).isEmpty { return true }
    let notes = tree.names.intern("userComments")
    return tree.subtree(element).lazy.map(ElementID.init).contains { part in
      tree.attribute(words.userLabel, of: part) != nil || tree.attribute(notes, of: part) != nil
        || tree.attribute(words.key, of: part).map { tree.bytes($0).elementsEqual("userComments".utf8) } ?? false
    }
  }

  /// An element with the comments before it that hold a suppression for it and nothing else.
  /// - Returns: whether those are all of its suppressions.
  private func rangeWithSuppressions(_ element: ElementID) -> (range: Range<Int>, isAll: Bool) {
    var range = tree.range(element)
    var isNext = true
    for comment in tree.comments(in: 0..<range.lowerBound).reversed() {
      guard comment.next == element, tree.element(after: comment) == element else { break }
      let directives = directives(in: comment)
      guard directives.contains(where: { !$0.directive.isForFile }) else {
        isNext = false
        continue
      }
      isNext =
        isNext && directives.allSatisfy { !$0.directive.isForFile && !$0.hasNeighbours }
        && tree.source.bytes[comment.range.upperBound..<range.lowerBound].allSatisfy(\.isBlank)
      if !isNext { return (range, false) }
      range = comment.range.lowerBound..<range.upperBound
    }
    return (range, true)
  }

  /// A range with its line, when nothing else stands in that.
  func withItsLine(_ range: Range<Int>) -> Range<Int> {
    let bytes = tree.source.bytes
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    while end < tree.source.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    let isAtEnd = end == tree.source.count || bytes[end] == 10 || bytes[end] == 13
    guard isAtEnd, start == 0 || bytes[start - 1] == 10 || bytes[start - 1] == 13 else { return range }
    // The line end after it goes with it.
    if end < tree.source.count, bytes[end] == 13 { end += 1 }
    if end < tree.source.count, bytes[end] == 10 { end += 1 }
    return start..<end
  }
}
