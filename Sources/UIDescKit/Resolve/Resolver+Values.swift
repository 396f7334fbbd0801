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
      if let number = Value(number: bytes) { return number }
    case .image: return .object(image(tree.string(attribute), of: element))
    case .enum:
      if let name = meaning.caseName(bytes) { return .string(name) }
      // Some are stored by raw value.
      if let number = Value(number: bytes) {
        return meaning.enumeration.map { number.stored(in: .system(.enumeration($0)), typedValues) } ?? number
      }
    case .string, .id, .other: break
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
    let attributes = tree.attributes(element)
    var fields: [Value.Field] = []
    fields.reserveCapacity(attributes.underestimatedCount)
    for attribute in attributes {
      let attributeName = tree.name(attribute)
      if attributeName == words.key || isFolded(attribute, of: element) { continue }
      let meaning = document.vocabulary.attribute(attributeName, of: name)
      let key = meaning.isKnown ? meaning.key : tree.names.string(attributeName)
      fields.append(.init(key, value(attribute, meaning, of: element)))
    }
    return fields
  }

  /// The value of an element that is no object.
  func plainValue(_ element: ElementID) -> Value {
    let name = tree.name(element)
    if name == words.color { return .color(color(element)) }
    if name == words.nilValue { return .null }
    if name == words.fontDescription || name == words.font { return font(element) }
    if name == words.string || tree.nameString(element) == "mutableString" { return text(of: element) }
    if name == words.integer || name == words.real, let attribute = tree.attribute(words.value, of: element),
      let number = Value(number: tree.bytes(attribute))
    {
      return number
    }
    if name == words.bool, let attribute = tree.attribute(words.value, of: element),
      case .bool(let flag) = value(attribute, document.vocabulary.attribute(words.value, of: name), of: element)
    {
      return .bool(flag)
    }
    if [words.point, words.size, words.rect, words.range].contains(name) { return structure(element) }
    if meaning(element).isOptionSet { return options(element) }
    var fields = attributeFields(of: element)
    if name == words.imageReference, case .object(let image)? = fields["image"] {
      fields["image"] = nil
      fields = image + fields
    }
    let inside = childFields(of: element)
    let hasText = tree.hasText(element)
    // Most are a few attributes that have nothing to be merged with.
    if inside.isEmpty, !hasText, fields.haveDistinctKeys { return .object(fields) }
    var all = KeyedList(fields)
    all.add(inside)
    if hasText { all.add("text", .string(tree.text(element))) }
    return .object(all.entries)
  }

  /// The elements in a value: objects by their ids, all else as values.
  func childFields(of element: ElementID) -> [Value.Field] {
    tree.children(element).map { child in
      let key = string(words.key, child) ?? tree.nameString(child)
      return .init(key, object(child) == nil ? plainValue(child) : .string(id(child)))
    }
  }

  /// `<autoresizingMask widthSizable="YES"/>`: an option set is a list of names.
  private func options(_ element: ElementID) -> Value {
    let names = document.platform == .macOS ? Self.appKitOptions : Self.uiKitOptions
    return .list(
      attributeFields(of: element).filter { $0.value == .bool(true) }.map { .string(names[$0.key] ?? $0.key) })
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

  /// The attributes that a table knows.
  func knownFields(of element: ElementID) -> [Value.Field] {
    let name = tree.name(element)
    let unknown = tree.attributes(element).filter { !document.vocabulary.attribute(tree.name($0), of: name).isKnown }
    let names = unknown.map { tree.names.string(tree.name($0)) }
    return names.isEmpty
      ? attributeFields(of: element) : attributeFields(of: element).filter { !names.contains($0.key) }
  }

  private func structure(_ element: ElementID) -> Value {
    var fields = knownFields(of: element)
    for index in fields.indices {
      guard case .string(let text) = fields[index].value else { continue }
      fields[index].value = Value(number: ArraySlice(Array(text.utf8))) ?? fields[index].value
    }
    return .object(fields)
  }

  /// `<string key="text">…</string>`, which may be stored in Base64.
  private func text(of element: ElementID) -> Value {
    let text = tree.text(element)
    guard string(words.base64UTF8, element) == "YES" else { return .string(text) }
    return .string(decodeBase64(text) ?? text)
  }

  /// An element that no table knows, as it stands.
  func verbatim(_ element: ElementID) -> Value {
    var fields = KeyedList<Value.Field>()
    for attribute in tree.attributes(element) {
      fields.add(tree.names.string(tree.name(attribute)), .string(tree.string(attribute)))
    }
    for child in tree.children(element) where object(child) == nil {
      fields.add(tree.nameString(child), verbatim(child))
    }
    if tree.hasText(element) { fields.add("text", .string(tree.text(element))) }
    return .object(fields.entries)
  }
}

extension Value {
  /// A number as documents write it; integers exactly, also those that no `Double` can hold.
  init?(number bytes: ArraySlice<UInt8>) {
    guard let number = parseNumber(bytes) else { return nil }
    if number.magnitude >= 0x1p53, let exact = Int(String(decoding: bytes, as: UTF8.self), radix: 10) {
      self = .integer(exact)
    } else {
      self = .number(number)
    }
  }
}
