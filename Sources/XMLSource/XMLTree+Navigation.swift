extension XMLTree {
  @inline(__always)
  public func name(_ element: ElementID) -> Name { Name(number: elements[Int(element.index)].name) }

  public func nameString(_ element: ElementID) -> String { names.string(name(element)) }

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

  @inline(__always)
  public func children(_ element: ElementID) -> Children {
    Children(elements: elements, cursor: element.index + 1, end: elements[Int(element.index)].subtreeEnd)
  }

  public struct Children: Sequence, IteratorProtocol {
    let elements: [ElementRecord]
    var cursor: Int32
    let end: Int32

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

  public func hasText(_ element: ElementID) -> Bool { elements[Int(element.index)].hasText }
}
