extension XMLTree {
  /// The element's name.
  @inline(__always)
  public func name(_ element: ElementID) -> Name { Name(number: elements[Int(element.index)].name) }

  /// The element's name as a string.
  public func nameString(_ element: ElementID) -> String { names.string(name(element)) }

  /// The element that it stands in; nil for the root.
  @inline(__always)
  public func parent(_ element: ElementID) -> ElementID? {
    let parent = elements[Int(element.index)].parent
    return parent < 0 ? nil : ElementID(Int(parent))
  }

  /// The elements from this one to its last descendant, in document order.
  @inline(__always)
  public func subtree(_ element: ElementID) -> Range<Int> {
    Int(element.index)..<Int(elements[Int(element.index)].subtreeEnd)
  }

  /// The elements directly in it, in document order.
  @inline(__always)
  public func children(_ element: ElementID) -> Children {
    Children(elements: elements, cursor: element.index + 1, end: elements[Int(element.index)].subtreeEnd)
  }

  /// The elements directly in another.
  public struct Children: Sequence, IteratorProtocol {
    let elements: [ElementRecord]
    var cursor: Int32
    let end: Int32

    /// The next element; nil after the last.
    @inline(__always)
    public mutating func next() -> ElementID? {
      guard cursor < end else { return nil }
      defer { cursor = elements[Int(cursor)].subtreeEnd }
      return ElementID(Int(cursor))
    }
  }

  /// The element and what it stands in, innermost first.
  public func ancestors(_ element: ElementID) -> some Sequence<ElementID> {
    sequence(first: element) { self.parent($0) }.dropFirst()
  }

  /// Whether text other than white space stands directly in it.
  public func hasText(_ element: ElementID) -> Bool { elements[Int(element.index)].hasText }
}
