/// A font that documents name by its role.
struct SystemFont {
  var weight = 400
  /// In points; nil when the document gives it.
  var size: Double?
  var isItalic = false

  /// `type` of a `fontDescription`.
  static let types: [String: SystemFont] = [
    "system": .init(), "boldSystem": .init(weight: 700), "italicSystem": .init(isItalic: true),
  ]

  /// `size` of a `fontDescription` when it is a word: UIFont's class properties of these names.
  static let sizes: [String: Double] = ["system": 14, "smallSystem": 12, "label": 17, "button": 18]

  /// `metaFont` of a `font`, in the sizes of NSFont's class methods (`systemFontSize`, `smallSystemFontSize`,
  /// `labelFontSize`, `controlContentFont`).
  static let metaFonts: [String: SystemFont] = [
    "system": .init(size: 13), "systemBold": .init(weight: 700, size: 13), "systemLight": .init(weight: 300, size: 13),
    "systemMedium": .init(weight: 500, size: 13), "systemSemibold": .init(weight: 600, size: 13),
    "smallSystem": .init(size: 11), "smallSystemBold": .init(weight: 700, size: 11), "miniSystem": .init(size: 9),
    "menu": .init(size: 13), "message": .init(size: 13), "label": .init(size: 10), "cellTitle": .init(size: 12),
    "toolTip": .init(size: 11),
  ]
}
