/// The face of a font, from its PostScript name: `HelveticaNeue-LightItalic` is Light Italic.
struct FontFace {
  let name: String
  let isItalic: Bool
  /// From 100 to 900; nil when the name doesn't say.
  let weight: Int?

  /// Words of faces beyond the weights of system fonts.
  private static let synonyms = [
    "roman": 400, "book": 400, "demibold": 600, "demi": 600, "extrabold": 800, "extralight": 200,
  ]

  init(postScriptName: String) {
    let parts = postScriptName.split(separator: "-", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      (name, isItalic, weight) = ("Regular", false, 400)
      return
    }
    var stem = parts[1]
    let slant = ["Italic", "Oblique"].first { stem.hasSuffix($0) }
    if let slant { stem.removeLast(slant.count) }
    isItalic = slant != nil
    name = [stem, slant ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    let word = stem.lowercased()
    weight = stem.isEmpty ? 400 : FontWeight.number(of: word) ?? Self.synonyms[word]
  }
}
