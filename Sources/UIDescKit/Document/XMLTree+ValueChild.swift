import XMLSource

extension XMLTree {
  /// The child that holds the value of a runtime attribute, when no attribute does.
  func valueChild(of element: ElementID, _ words: Words) -> ElementID? {
    children(element).first { child in
      attribute(words.key, of: child).map { bytes($0).elementsEqual("value".utf8) } ?? false
    }
  }
}
