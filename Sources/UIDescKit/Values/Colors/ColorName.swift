/// How registries write a colour: `#RRGGBB`, `#RRGGBBAA`, or a name (`clear`, `white`, a system colour's).
enum ColorName {
  /// The bytes of `#RRGGBB` or `#RRGGBBAA`: red, green, blue and alpha from the highest on.
  static func hex(_ text: String) -> UInt32? {
    let digits = text.utf8.dropFirst()
    // `UInt32` takes a sign.
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8, digits.first != UInt8(ascii: "+"),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    return digits.count == 8 ? number : number << 8 | 0xFF
  }

  static func isKnown(_ text: String) -> Bool {
    hex(text) != nil || SystemTables.isColor(named: text)
  }

  /// The name that `text` was probably meant to be.
  static func nearest(to text: String) -> String? {
    nearestSpelling(
      of: text,
      among: SystemTables.colors.lazy.map { $0.name.hasSuffix("Color") ? String($0.name.dropLast(5)) : $0.name })
  }
}
