import XMLSource

extension Document {
  /// An element with the comments that belong to it: those before it, and those after it on its last line.
  /// - Parameter previous: the element before it in the same parent.
  func rangeWithRemarks(_ element: ElementID, after previous: ElementID?) -> Range<Int> {
    let own = tree.range(element)
    let limit = (previous.map(tree.range)?.upperBound ?? tree.parent(element).map { tree.startTag($0).upperBound }).map
    {
      endOfRemarks(after: $0)
    }
    var start = own.lowerBound
    for comment in tree.comments(in: min(limit ?? 0, start)..<start).reversed() {
      guard comment.next == element, tree.element(after: comment) == element else { break }
      start = comment.range.lowerBound
    }
    return start..<endOfRemarks(after: own.upperBound)
  }

  /// Where the comments end that stand between an offset and the end of its line. A suppression is for what follows it.
  private func endOfRemarks(after offset: Int) -> Int {
    let bytes = tree.source.bytes
    var end = offset
    for comment in tree.comments(in: offset..<tree.source.count) {
      guard bytes[end..<comment.range.lowerBound].allSatisfy({ $0 == 32 || $0 == 9 }),
        !directives(in: comment).contains(where: { !$0.directive.isForFile })
      else { break }
      end = comment.range.upperBound
    }
    let rest = bytes[end...].first { $0 != 32 && $0 != 9 }
    return rest == nil || rest == 10 || rest == 13 ? end : offset
  }
}
