/// How registries write a colour: `#RRGGBB`, `#RRGGBBAA`, or a name (`clear`, `white`, a system colour's).
enum ColorName {
  static func isHex(_ text: String) -> Bool {
    text.hasPrefix("#") && [7, 9].contains(text.utf8.count) && text.dropFirst().allSatisfy(\.isHexDigit)
  }

  static func isKnown(_ text: String) -> Bool {
    isHex(text) || Platform.allCases.contains { SystemTables.color(named: text, on: $0) != nil }
  }

  /// The name that `text` was probably meant to be.
  static func nearest(to text: String) -> String? {
    nearestSpelling(
      of: text,
      among: SystemTables.colors.lazy.map { $0.name.hasSuffix("Color") ? String($0.name.dropLast(5)) : $0.name })
  }
}
