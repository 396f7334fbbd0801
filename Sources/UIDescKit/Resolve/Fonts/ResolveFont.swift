import XMLSource

extension Resolver {
  /// A `fontDescription` of iOS or a `font` of macOS: `{"family", "face", "name", "size", "weight", "italic", "style"}`, as
  /// far as it is known. What no rule reads follows as written.
  func font(_ element: ElementID) -> Value {
    let (font, rest) = document.font(element)
    return .object(font.fields + rest)
  }
}

extension Document {
  /// What is known of the font that an element describes, and what no rule reads.
  func font(_ element: ElementID) -> (font: FontFields, rest: [Value.Field]) {
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
        font.set(style: text, on: platform)
      default: rest.append(.init(name, .string(text)))
      }
    }
    return (font, rest)
  }
}
