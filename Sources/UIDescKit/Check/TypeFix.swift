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
      let old = tree.range(child)
      let fields = type == "size" ? ["width", "height"] : ["x", "y"]
      let from = type == "size" ? ["x", "y"] : ["width", "height"]
      let texts = from.map { name in String(decoding: bytes[tree.valueRange(name, of: child)], as: UTF8.self) }
      let new = "<\(type) key=\"value\" \(fields[0])=\"\(texts[0])\" \(fields[1])=\"\(texts[1])\"/>"
      let text =
        String(decoding: bytes[whole.lowerBound..<typeRange.lowerBound], as: UTF8.self) + type
        + String(decoding: bytes[typeRange.upperBound..<old.lowerBound], as: UTF8.self) + new
        + String(decoding: bytes[old.upperBound..<whole.upperBound], as: UTF8.self)
      return .init(title, isSafe: true, replace: whole, with: text)
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
