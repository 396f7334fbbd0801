import XMLSource

/// A runtime attribute with the places that findings about it point to.
struct AttributePlace {
  let element: ElementID
  let owner: Int
  let keyPath: String?
  let tree: XMLTree
  let words: Words

  init(_ attribute: RuntimeAttribute, in document: Document) {
    element = attribute.element
    owner = attribute.owner
    tree = document.tree
    words = document.words
    keyPath = tree.string(words.keyPath, of: element)
  }

  /// The keys of the path; nil when it is none.
  var steps: [String]? {
    guard let keyPath, !keyPath.isEmpty, !keyPath.contains(where: \.isWhitespace) else { return nil }
    let steps = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return steps.contains("") ? nil : steps
  }

  var keyPathRange: Range<Int> { tree.valueRange("keyPath", of: element) }
  var typeRange: Range<Int> { tree.valueRange("type", of: element) }

  /// The element that holds the value, when it is no attribute.
  var valueChild: ElementID? {
    tree.children(element).first { candidate in
      tree.attribute(words.key, of: candidate).map { tree.bytes($0).elementsEqual("value".utf8) } ?? false
    }
  }

  /// The value's place: the attribute's value, or the child's start tag.
  var valueRange: Range<Int> {
    if tree.attribute(words.value, of: element) != nil { return tree.valueRange("value", of: element) }
    return valueChild.map(tree.startTag) ?? tree.startTag(element)
  }

  /// One step of the key path, or all of it when it is written with entities.
  func stepRange(_ step: Int) -> Range<Int> {
    let whole = keyPathRange
    guard let keyPath, let steps, steps.indices.contains(step), keyPath.utf8.count == whole.count else { return whole }
    let start = whole.lowerBound + steps[..<step].reduce(0) { $0 + $1.utf8.count + 1 }
    return start..<(start + steps[step].utf8.count)
  }

  /// From byte `offset` of the value to its end, or the whole value when it is not stored as it reads.
  func valueRange(from offset: Int, of text: String) -> Range<Int> {
    let whole = valueRange
    guard tree.attribute(words.value, of: element) != nil, text.utf8.count == whole.count, offset < whole.count else {
      return whole
    }
    return (whole.lowerBound + offset)..<whole.upperBound
  }
}
