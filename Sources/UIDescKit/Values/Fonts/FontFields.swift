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
