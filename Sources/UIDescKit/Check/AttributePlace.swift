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
    guard let keyPath, !keyPath.isEmpty, !keyPath.hasWhitespace else { return nil }
    let steps = keyPath.keySteps
    return steps.contains("") ? nil : steps
  }

  var keyPathRange: Range<Int> { tree.valueRange("keyPath", of: element) }
  var typeRange: Range<Int> { tree.valueRange("type", of: element) }

  /// The element that holds the value, when it is no attribute.
  var valueChild: ElementID? { tree.valueChild(of: element, words) }

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

  /// The place of a part of a string value, or the whole value when it is not stored in the `value` attribute as it reads.
  func sourceRange(_ part: Range<Int>, of text: String) -> Range<Int> {
    let whole = valueRange
    guard tree.attribute(words.value, of: element) != nil else { return whole }
    let bytes = tree.source.bytes[whole]
    // Where each byte of the text begins, and where the last one ends.
    var starts: [Int] = []
    var i = whole.lowerBound
    while i < whole.upperBound {
      let start = i
      var length = 1
      if bytes[i] == UInt8(ascii: "&") {
        let end = bytes[i...].firstIndex(of: UInt8(ascii: ";")) ?? i
        length = Self.length(ofEntity: bytes[(i + 1)..<max(i + 1, end)])
        i = end + 1
      } else {
        i += bytes[i] == 13 && i + 1 < whole.upperBound && bytes[i + 1] == 10 ? 2 : 1
      }
      starts += Array(repeating: start, count: length)
    }
    starts.append(whole.upperBound)
    guard starts.count == text.utf8.count + 1, part.upperBound < starts.count else { return whole }
    return starts[part.lowerBound]..<starts[part.upperBound]
  }

  private static func length(ofEntity name: ArraySlice<UInt8>) -> Int {
    let name = String(decoding: name, as: UTF8.self)
    guard name.hasPrefix("#") else { return 1 }
    let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)).utf8.count } ?? 1
  }
}
