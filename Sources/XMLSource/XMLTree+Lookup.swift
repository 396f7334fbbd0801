extension XMLTree {
  /// The innermost element that a byte is in; nil outside of the root.
  public func element(at offset: Int) -> ElementID? {
    // Elements are in the order of their start tags.
    var low = 0
    var high = elementCount
    while low < high {
      let middle = (low + high) / 2
      if range(ElementID(middle)).lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    var found = low > 0 ? ElementID(low - 1) : nil
    while let element = found, !range(element).contains(offset) { found = parent(element) }
    return found
  }

  /// The name of the attribute of an element's start tag that a byte is in.
  public func attribute(at offset: Int, of element: ElementID) -> String? {
    attributeRanges(at: offset, of: element).map { String(decoding: source.bytes[$0.name], as: UTF8.self) }
  }
}
