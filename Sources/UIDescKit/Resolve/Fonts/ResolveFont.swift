import XMLSource

extension Resolver {
  /// A `fontDescription` of iOS or a `font` of macOS: `{"family", "face", "name", "size", "weight", "italic", "style"}`, as
  /// far as it is known. What no rule reads follows as written.
  func font(_ element: ElementID) -> Value {
    var font = FontFields()
    var rest: [Value.Field] = []
    for attribute in tree.attributes(element) {
      let text = tree.string(attribute)
      let name = tree.names.string(tree.name(attribute))
      switch name {
      case "key": break
      case "name":
        font.name = text
        font.face = FontFace(postScriptName: text)
      case "family": font.family = text
      case "pointSize" where parseNumber(tree.bytes(attribute)) != nil: font.size = parseNumber(tree.bytes(attribute))
      case "size" where parseNumber(tree.bytes(attribute)) != nil: font.size = parseNumber(tree.bytes(attribute))
      case "size" where SystemFont.sizes[text] != nil: font.size = SystemFont.sizes[text]
      case "weight" where FontWeight.number(of: text) != nil: font.weight = FontWeight.number(of: text)
      case "weight":
        // What no table knows is kept as written, and no number made up for it.
        font.unknownWeight = text
      case "type" where SystemFont.types[text] != nil: font.system = SystemFont.types[text]
      case "metaFont" where SystemFont.metaFonts[text] != nil: font.system = SystemFont.metaFonts[text]
      case "style":
        font.set(style: text, on: document.platform)
      default: rest.append(.init(name, .string(text)))
      }
    }
    return .object(font.fields + rest)
  }
}

/// What is known of a font.
struct FontFields {
  var family: String?
  var name: String?
  var face: FontFace?
  /// In points.
  var size: Double?
  var weight: Int?
  var unknownWeight: String?
  var style: String?
  var system: SystemFont?

  /// The font of a text style at the standard content size; of an unknown one only the name.
  mutating func set(style name: String, on platform: Platform) {
    let known = SystemTables.textStyle(named: name, on: platform)
    style = known?.name ?? name
    system = known.map { SystemFont(weight: $0.weight, size: $0.size()?.points) }
  }

  var fields: [Value.Field] {
    var fields: [Value.Field] = []
    fields["family"] = (family ?? system.map { _ in "system" }).map(Value.string)
    fields["face"] = face.map { .string($0.name) }
    fields["name"] = name.map(Value.string)
    fields["size"] = (size ?? system?.size).map(Value.number)
    fields["weight"] = unknownWeight.map(Value.string) ?? (weight ?? system?.weight ?? face?.weight).map(Value.integer)
    if system?.isItalic == true || face?.isItalic == true { fields["italic"] = .bool(true) }
    fields["style"] = style.map(Value.string)
    return fields
  }
}
