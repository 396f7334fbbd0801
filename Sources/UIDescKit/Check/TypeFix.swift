import XMLSource

extension AttributePlace {
  /// The whole attribute with its value in the better type.
  func fix(storing stored: StoredValue, as type: String) -> Diagnostic.Fix? {
    let bytes = tree.source.bytes
    let whole = tree.range(element)
    guard isPlain else { return nil }
    let title = "store \(withArticle(type))"
    switch stored {
    case .point(let values), .size(let values):
      guard let child = valueChild, values.count == 2 else { return nil }
      let names = type == "size" ? [("x", "width"), ("y", "height")] : [("width", "x"), ("height", "y")]
      var changes = names.map { (nameRange($0.0, of: child), $0.1) }
      changes += [(typeRange, type)] + nameRanges(of: child).map { ($0, type) }
      var text: [UInt8] = []
      var at = whole.lowerBound
      for (range, new) in changes.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
        guard at <= range.lowerBound else { return nil }
        text += bytes[at..<range.lowerBound] + Array(new.utf8)
        at = range.upperBound
      }
      return .init(
        title, isSafe: true, replace: whole, with: String(decoding: text + bytes[at..<whole.upperBound], as: UTF8.self))
    case .boolean(let value):
      let key = String(decoding: bytes[keyPathRange], as: UTF8.self)
      let text =
        "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(key)\"><integer key=\"value\" value=\"\(value ? 1 : 0)\"/></userDefinedRuntimeAttribute>"
      return .init(title, isSafe: true, replace: whole, with: text)
    case .number(let value, _) where value == 0 || value == 1:
      let key = String(decoding: bytes[keyPathRange], as: UTF8.self)
      let text =
        "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(key)\" value=\"\(value == 1 ? "YES" : "NO")\"/>"
      return .init(title, isSafe: true, replace: whole, with: text)
    default: return nil
    }
  }

  /// Where the name of an attribute stands, which a value follows.
  private func nameRange(_ name: String, of element: ElementID) -> Range<Int> {
    let bytes = tree.source.bytes
    var end = tree.valueRange(name, of: element).lowerBound - 1
    while end > 0, bytes[end - 1].isBlank || bytes[end - 1] == UInt8(ascii: "=") { end -= 1 }
    return max(0, end - name.utf8.count)..<end
  }

  /// Where the name of an element without children stands: in its start tag, and in its end tag if it has one.
  private func nameRanges(of element: ElementID) -> [Range<Int>] {
    let (whole, tag) = (tree.range(element), tree.startTag(element))
    let count = tree.nameString(element).utf8.count
    let starts = [whole.lowerBound + 1] + (tag.upperBound < whole.upperBound ? [tag.upperBound + 2] : [])
    return starts.map { $0..<$0 + count }
  }

  /// Whether nothing stands in the attribute that a fix would lose: other attributes, other elements, comments, text.
  private var isPlain: Bool {
    let bytes = tree.source.bytes
    let known = ["type", "keyPath", "value"]
    let fields = ["key", "value", "x", "y", "width", "height"]
    return tree.attributes(element).allSatisfy { known.contains(tree.names.string(tree.name($0))) }
      && tree.children(element).allSatisfy { $0 == valueChild } && !tree.hasText(element)
      && !Array(bytes[tree.range(element)]).contains(text: "<!--") && !bytes[keyPathRange].contains(UInt8(ascii: "\""))
      && (valueChild.map { child in
        tree.attributes(child).allSatisfy {
          fields.contains(tree.names.string(tree.name($0))) && !tree.bytes($0).contains(UInt8(ascii: "\""))
        }
          && !tree.hasText(child) && tree.children(child).allSatisfy { _ in false }
      } ?? true)
  }
}
