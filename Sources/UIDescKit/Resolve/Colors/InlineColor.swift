import XMLSource

extension Document {
  /// A colour by its own components: white, RGB or CMYK in the space that it names. Without all of a kind, a colour
  /// without components.
  func inlineColor(_ element: ElementID) -> Color {
    let colors = words.colors
    func component(_ name: Name) -> Double? {
      tree.attribute(name, of: element).flatMap { parseNumber(tree.bytes($0)) }
    }
    let space = tree.string(colors.customColorSpace, of: element) ?? tree.string(colors.colorSpace, of: element) ?? ""
    let isMatched = tree.string(words.colorMatched, of: tree.root) == "YES"
    let alpha = component(colors.alpha) ?? 1
    if let white = component(colors.white) {
      let gamma: Double? =
        switch space {
        case "calibratedWhite" where isMatched: 1.8
        case "genericGamma22GrayColorSpace": 2.2
        default: nil
        }
      let shown = gamma.map { ColorConversion.gray(white, gamma: $0) } ?? white
      return Color((shown, shown, shown), alpha, given: (white, white, white), in: space)
    }
    if let red = component(colors.red), let green = component(colors.green),
      let blue = component(colors.blue)
    {
      let given = (red, green, blue)
      switch space {
      case "calibratedRGB" where isMatched:
        return Color(ColorConversion.genericRGB(given), alpha, given: given, in: space)
      case "displayP3":
        return Color(ColorConversion.displayP3(given), alpha, given: given, in: space, isWide: true)
      case "adobeRGB1998":
        return Color(ColorConversion.adobeRGB(given), alpha, given: given, in: space, isWide: true)
      default: return Color(given, alpha, given: given, in: space)
      }
    }
    guard let cyan = component(colors.cyan), let magenta = component(colors.magenta),
      let yellow = component(colors.yellow), let black = component(colors.black)
    else {
      // A catalogue colour may hold its components in a colour of its own.
      let inner = tree.children(element).first { tree.name($0) == words.color }
      return inner.map(inlineColor) ?? Color()
    }
    let shown = ColorConversion.cmyk(cyan: cyan, magenta: magenta, yellow: yellow, black: black)
    var color = Color(shown, alpha, given: shown, in: space)
    color.isApproximate = true
    color.original = nil
    return color
  }
}

extension Color {
  /// Clamps to sRGB. The components as given are kept when they are outside 0–1 (an extended space) or in a wide space.
  fileprivate init(
    _ shown: ColorConversion.RGB, _ alpha: Double, given: ColorConversion.RGB, in space: String,
    isWide: Bool = false
  ) {
    func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
    components = .init(
      red: clamp(shown.red), green: clamp(shown.green), blue: clamp(shown.blue), alpha: clamp(alpha)
    )
    let isExtended = [given.red, given.green, given.blue].contains { !(0...1).contains($0) }
    if isWide || isExtended {
      original = .init(space: space, red: given.red, green: given.green, blue: given.blue)
    }
  }
}
