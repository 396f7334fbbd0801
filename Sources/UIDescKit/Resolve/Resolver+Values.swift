import XMLSource

extension Resolver {
  /// An attribute's text as what its kind says.
  func value(_ attribute: AttributeID, _ meaning: AttributeMeaning, of element: ElementID) -> Value {
    let bytes = tree.bytes(attribute)
    switch meaning.kind {
    case .boolean:
      if bytes.elementsEqual("YES".utf8) { return .bool(true) }
      if bytes.elementsEqual("NO".utf8) { return .bool(false) }
    case .number:
      if let number = parseNumber(bytes) { return .number(number) }
    case .image: return .object(image(tree.string(attribute), of: element))
    case .enum, .string, .id, .other: break
    }
    if let name = meaning.caseName(bytes) { return .string(name) }
    return .string(tree.string(attribute))
  }

  /// An image by name. AppKit draws as a template what is called `…Template` (NSImage's documentation).
  func image(_ name: String, of element: ElementID) -> [Value.Field] {
    var fields: [Value.Field] = [.init("name", .string(name))]
    if isFromSystem(element) { fields.append(.init("symbol", .bool(true))) }
    if document.platform == .macOS, name.hasSuffix("Template") { fields.append(.init("template", .bool(true))) }
    return fields
  }

  /// `catalog="system"`: the image is an SF Symbol.
  private func isFromSystem(_ element: ElementID) -> Bool {
    tree.attribute(words.catalog, of: element).map { tree.bytes($0).elementsEqual("system".utf8) } ?? false
  }

  /// Whether another attribute's value says what this one says.
  func isFolded(_ attribute: AttributeID, of element: ElementID) -> Bool {
    guard tree.name(attribute) == words.catalog, isFromSystem(element) else { return false }
    let name = tree.name(element)
    return tree.attributes(element).contains {
      document.vocabulary.attribute(tree.name($0), of: name).kind == .image
    }
  }

  /// All attributes but the key, typed.
  func attributeFields(of element: ElementID) -> [Value.Field] {
    let name = tree.name(element)
    return tree.attributes(element).compactMap { attribute in
      let attributeName = tree.name(attribute)
      if attributeName == words.key || isFolded(attribute, of: element) { return nil }
      let meaning = document.vocabulary.attribute(attributeName, of: name)
      return .init(
        meaning.isKnown ? meaning.key : tree.names.string(attributeName), value(attribute, meaning, of: element))
    }
  }

  /// The value of an element that is no object.
  func plainValue(_ element: ElementID) -> Value {
    let name = tree.name(element)
    if name == words.color { return .color(color(element)) }
    if name == words.nilValue { return .null }
    if name == words.fontDescription || name == words.font { return font(element) }
    if name == words.string || tree.nameString(element) == "mutableString" { return text(of: element) }
    if name == words.integer || name == words.real, let attribute = tree.attribute(words.value, of: element),
      let number = parseNumber(tree.bytes(attribute))
    {
      return .number(number)
    }
    if [words.point, words.size, words.rect, words.range].contains(name) { return structure(element) }
    var fields = attributeFields(of: element)
    if name == words.imageReference, case .object(let image)? = fields["image"] {
      fields["image"] = nil
      fields = image + fields
    }
    if let options = options(fields, element) { return options }
    for child in tree.children(element) {
      if object(child) != nil {
        let key = string(words.key, child) ?? tree.nameString(child)
        fields.append(.init(unique(key, fields), .string(id(child))))
      } else {
        let key = string(words.key, child) ?? tree.nameString(child)
        append(plainValue(child), key, &fields)
      }
    }
    if tree.hasText(element) { fields.append(.init(unique("text", fields), .string(tree.text(element)))) }
    return .object(fields)
  }

  private func unique(_ key: String, _ fields: [Value.Field]) -> String {
    fields.contains { $0.key == key } ? key + "Value" : key
  }

  private func append(_ value: Value, _ key: String, _ fields: inout [Value.Field]) {
    guard let known = fields.firstIndex(where: { $0.key == key }) else { return fields.append(.init(key, value)) }
    if case .list(let values) = fields[known].value {
      fields[known].value = .list(values + [value])
    } else {
      fields[known].value = .list([fields[known].value, value])
    }
  }

  /// `<autoresizingMask widthSizable="YES"/>`: an option set is a list of names.
  private func options(_ fields: [Value.Field], _ element: ElementID) -> Value? {
    guard meaning(element).role == .value, !fields.isEmpty, tree.children(element).first(where: { _ in true }) == nil,
      fields.allSatisfy({ $0.value == .bool(true) })
    else { return nil }
    let names = document.platform == .macOS ? Self.appKitOptions : Self.uiKitOptions
    return .list(fields.map { .string(names[$0.key] ?? $0.key) })
  }

  /// UIKit's names for the options that documents spell otherwise.
  private static let uiKitOptions = [
    "widthSizable": "flexibleWidth", "heightSizable": "flexibleHeight", "flexibleMinX": "flexibleLeftMargin",
    "flexibleMaxX": "flexibleRightMargin", "flexibleMinY": "flexibleTopMargin", "flexibleMaxY": "flexibleBottomMargin",
  ]

  private static let appKitOptions = [
    "widthSizable": "width", "heightSizable": "height", "flexibleMinX": "minXMargin", "flexibleMaxX": "maxXMargin",
    "flexibleMinY": "minYMargin", "flexibleMaxY": "maxYMargin",
  ]

  private func structure(_ element: ElementID) -> Value {
    .object(
      attributeFields(of: element).map { field in
        if case .string(let text) = field.value, let number = parseNumber(ArraySlice(Array(text.utf8))) {
          return .init(field.key, .number(number))
        }
        return field
      })
  }

  /// `<string key="text">…</string>`, which may be stored in Base64.
  private func text(of element: ElementID) -> Value {
    let text = tree.text(element)
    guard string(words.base64UTF8, element) == "YES" else { return .string(text) }
    return .string(decodeBase64(text) ?? text)
  }

  /// An element that no table knows, as it stands.
  func verbatim(_ element: ElementID) -> Value {
    var fields: [Value.Field] = tree.attributes(element).map {
      .init(tree.names.string(tree.name($0)), .string(tree.string($0)))
    }
    for child in tree.children(element) where object(child) == nil {
      append(verbatim(child), tree.nameString(child), &fields)
    }
    if tree.hasText(element) { fields.append(.init(unique("text", fields), .string(tree.text(element)))) }
    return .object(fields)
  }
}
