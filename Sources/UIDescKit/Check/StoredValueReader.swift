import XMLSource

/// Reads the stored forms of a runtime attribute: a `value` attribute, or a child with the key `value`.
struct StoredValueReader {
  private let element: ElementID
  private let tree: XMLTree
  private let words: Words
  private let text: AttributeID?
  private let child: ElementID?

  init(_ element: ElementID, _ document: Document) {
    self.element = element
    tree = document.tree
    words = document.words
    text = tree.attribute(words.value, of: element)
    child = tree.valueChild(of: element, words)
  }

  func read(_ type: String) -> StoredValue {
    switch type {
    case "boolean": boolean()
    case "number": number()
    case "string": string()
    case "color": child.map(color) ?? missing("a colour is stored as a 'color' element with the key 'value'")
    case "image": image()
    case "point": structure(words.point, [words.x, words.y], StoredValue.point)
    case "size": structure(words.size, [words.width, words.height], StoredValue.size)
    case "rect": structure(words.rect, [words.x, words.y, words.width, words.height], StoredValue.rect)
    case "range": structure(words.range, [words.location, words.length], StoredValue.range)
    case "nil": .nilValue
    default: .unknownType(type)
    }
  }

  private func boolean() -> StoredValue {
    if let child { return .disagreeing(child: child) }
    guard let text else { return missing("write value=\"YES\" or value=\"NO\"") }
    let bytes = tree.bytes(text)
    if bytes.elementsEqual("YES".utf8) { return .boolean(true) }
    if bytes.elementsEqual("NO".utf8) { return .boolean(false) }
    return .malformed(
      "'\(tree.string(text))' is no Boolean; write YES or NO", at: tree.valueRange("value", of: element))
  }

  private func number() -> StoredValue {
    if let child, tree.name(child) != words.integer, tree.name(child) != words.real {
      return .disagreeing(child: child)
    }
    let holder = child ?? element
    guard let stored = tree.attribute(words.value, of: holder) else {
      return missing("a number is stored as an 'integer' or 'real' element with the key 'value'")
    }
    guard let value = parseNumber(tree.bytes(stored)) else {
      return .malformed("'\(tree.string(stored))' is no number", at: valuePlace(of: holder))
    }
    if value.magnitude >= 0x1p63, tree.name(holder) == words.integer, Int64(tree.string(stored)) == nil {
      return .malformed(
        "'\(tree.string(stored))' is more than a whole number of 64 bits can be", at: valuePlace(of: holder))
    }
    return .number(value, isInteger: value == value.rounded())
  }

  private func string() -> StoredValue {
    let localized = flag(words.localized, of: element)
    if let child {
      guard tree.name(child) == words.string || tree.name(child) == words.mutableString else {
        return .disagreeing(child: child)
      }
      let stored = tree.text(child)
      let isEncoded = flag(words.base64UTF8, of: child) || flag(words.base64UTF8, of: element)
      guard isEncoded else { return .string(stored, localized: localized) }
      return decoded(stored, localized, at: tree.startTag(child))
    }
    guard let text else { return missing("write value=\"…\"") }
    guard flag(words.base64UTF8, of: element) else { return .string(tree.string(text), localized: localized) }
    return decoded(tree.string(text), localized, at: tree.valueRange("value", of: element))
  }

  private func decoded(_ stored: String, _ localized: Bool, at range: Range<Int>) -> StoredValue {
    guard let string = decodeBase64(stored) else {
      return .malformed("the text says it is Base64, but it can't be decoded to UTF-8", at: range)
    }
    return .string(string, localized: localized)
  }

  private func color(_ child: ElementID) -> StoredValue {
    guard tree.name(child) == words.color else { return .disagreeing(child: child) }
    let components = [
      "red", "white", "cyan", "name", "systemColor", "cocoaTouchSystemColor", "catalog", "patternImage",
    ]
    let hasAny = tree.attributes(child).contains { components.contains(tree.names.string(tree.name($0))) }
    let hasChild = tree.children(child).contains { _ in true }
    guard hasAny || hasChild else {
      return .missing(
        "the colour has no components; give it red, green and blue, white, or a name", at: tree.startTag(child))
    }
    return .color(child)
  }

  private func image() -> StoredValue {
    if let child { return .disagreeing(child: child) }
    guard let text else { return missing("write the image's name as value=\"…\"") }
    let isSymbol = tree.attributes(element).contains {
      tree.names.string(tree.name($0)) == "catalog" && tree.bytes($0).elementsEqual("system".utf8)
    }
    return .image(tree.string(text), isSymbol: isSymbol)
  }

  private func structure(_ name: Name, _ fields: [Name], _ make: ([Double]) -> StoredValue) -> StoredValue {
    let typeName = tree.names.string(name)
    guard let child else { return missing("a \(typeName) is stored as a '\(typeName)' element with the key 'value'") }
    guard tree.name(child) == name else { return .disagreeing(child: child) }
    var values: [Double] = []
    for field in fields {
      let fieldName = tree.names.string(field)
      guard let stored = tree.attribute(field, of: child) else {
        return .missing("the \(typeName) has no '\(fieldName)'", at: tree.startTag(child))
      }
      guard let value = parseNumber(tree.bytes(stored)) else {
        return .malformed(
          "'\(tree.string(stored))' for '\(fieldName)' is no number", at: tree.valueRange(fieldName, of: child))
      }
      if name == words.range,
        value < 0 || value != value.rounded() || value >= 0x1p63 && Int64(tree.string(stored)) == nil
      {
        return .malformed(
          "'\(tree.string(stored))' for '\(fieldName)' should be a whole number, 0 or more",
          at: tree.valueRange(fieldName, of: child))
      }
      values.append(value)
    }
    return make(values)
  }

  private func valuePlace(of holder: ElementID) -> Range<Int> {
    holder == element ? tree.valueRange("value", of: element) : tree.startTag(holder)
  }

  private func flag(_ name: Name, of element: ElementID) -> Bool {
    tree.attribute(name, of: element).map { tree.bytes($0).elementsEqual("YES".utf8) } ?? false
  }

  private func missing(_ advice: String) -> StoredValue {
    .missing("the attribute has no value; \(advice)", at: tree.startTag(element))
  }
}
