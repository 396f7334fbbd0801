/// Where the places of a document are once edits are made.
struct EditMap {
  private let edits: [Edit]
  /// Where the replacement of each starts.
  private let starts: [Int]

  /// A place that a document has before edits as well as after them.
  enum Place: Hashable {
    /// An offset in the document as it is after them.
    case text(Int)
    /// Somewhere in what an edit replaces, or puts in its place.
    case edit(Int)
  }

  /// - Parameter edits: in order, none in another's place.
  init(_ edits: [Edit]) {
    self.edits = edits
    var shift = 0
    starts = edits.map { edit in
      defer { shift += edit.replacement.count - edit.range.count }
      return edit.range.lowerBound + shift
    }
  }

  func place(before offset: Int) -> Place {
    guard let index = last(where: { edits[$0].range.lowerBound <= offset }) else { return .text(offset) }
    let edit = edits[index]
    if edit.range.contains(offset) { return .edit(index) }
    return .text(starts[index] + edit.replacement.count + offset - edit.range.upperBound)
  }

  func place(after offset: Int) -> Place {
    guard let index = last(where: { starts[$0] <= offset }) else { return .text(offset) }
    return offset < starts[index] + edits[index].replacement.count ? .edit(index) : .text(offset)
  }

  /// Where what is at an offset before the edits is after them; for what an edit replaces, where that starts.
  func offset(after offset: Int) -> Int {
    switch place(before: offset) {
    case .text(let offset): offset
    case .edit(let index): starts[index]
    }
  }

  /// The edit that a place is in.
  func edit(at place: Place) -> Edit? {
    if case .edit(let index) = place { edits[index] } else { nil }
  }

  /// Another edit, as it is to be made after these; nil where one of these is at its start or its end.
  func moved(_ edit: Edit) -> Edit? {
    guard case .text(let start) = place(before: edit.range.lowerBound) else { return nil }
    if edit.range.isEmpty { return Edit(range: start..<start, replacement: edit.replacement) }
    guard case .text(let last) = place(before: edit.range.upperBound - 1) else { return nil }
    return Edit(range: start..<last + 1, replacement: edit.replacement)
  }

  /// The last edit of those at the start for which something holds.
  private func last(where holds: (Int) -> Bool) -> Int? {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
