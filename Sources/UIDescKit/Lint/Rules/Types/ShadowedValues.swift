import XMLSource

/// What tells whether a runtime attribute says what its object's element says already.
extension Document {
  /// The element of an object that holds the value of `key`, of several the last, which counts. Of rectangles the editor writes one wherever it can.
  func valueElement(_ key: String, of element: ElementID) -> ElementID? {
    tree.children(element).filter {
      vocabulary.element(tree.name($0)).role == .value && tree.name($0) != words.rect
        && tree.attribute(words.key, of: $0).map { tree.bytes($0).elementsEqual(key.utf8) } ?? false
    }.last
  }

  /// Whether size classes or the like give an attribute of an element other values.
  func isVaried(_ attribute: Name, of element: ElementID) -> Bool {
    tree.children(element).contains {
      tree.name($0) == words.variation && tree.attribute(attribute, of: $0) != nil
    }
  }

  /// Whether size classes or the like give an element of another element's another value.
  func isVaried(valueOf key: String, of element: ElementID) -> Bool {
    tree.children(element).contains { tree.name($0) == words.variation && valueElement(key, of: $0) != nil }
  }

  /// Whether a value's element is the colour that a runtime attribute holds, however each is written.
  func isColor(_ element: ElementID, sameAs stored: StoredValue) -> Bool {
    guard tree.name(element) == words.color, case .color(let other) = stored else { return false }
    switch (colorUse(of: element), colorUse(of: other)) {
    case (.system(let name, _), .system(let otherName, _)), (.catalog(let name), .catalog(let otherName)):
      return name == otherName
    case (.components(let color), .components(let otherColor)):
      return color == otherColor && !color.isApproximate
    default: return false
    }
  }

  /// Whether it is set before all others of its object.
  func isFirst(_ attribute: RuntimeAttribute) -> Bool {
    let list = tree.children(objects[attribute.owner].element).first {
      tree.name($0) == words.userDefinedRuntimeAttributes
    }
    return list.flatMap { tree.children($0).first { _ in true } } == attribute.element
  }
}

extension StoredValue {
  /// Whether an attribute that says `text` says the same. Of texts nobody knows, as each has translations of its own.
  func isSpelled(_ text: String) -> Bool {
    switch self {
    case .boolean(let value): text == (value ? "YES" : "NO")
    case .number(let value, _): parseNumber(ArraySlice(Array(text.utf8))) == value
    default: false
    }
  }
}
