extension XMLTree {
  /// The comments that start in a range, in document order.
  public func comments(in range: Range<Int>) -> ArraySlice<Comment> {
    comments[firstComment(from: range.lowerBound)..<firstComment(from: range.upperBound)]
  }

  /// Where in the list the first is that starts at an offset or later.
  private func firstComment(from offset: Int) -> Int {
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
