import XMLSource

extension Resolver {
  /// The colour that a `color` element stands for: a system colour by our table for the platform, else by the document's
  /// `<resources>`, else by the element's own components.
  func color(_ element: ElementID) -> Color {
    var attributes: [String: String] = [:]
    for attribute in tree.attributes(element) {
      attributes[tree.names.string(tree.name(attribute))] = tree.string(attribute)
    }
    let name = attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"] ?? attributes["name"]
    guard let name else { return inline(attributes) }
    let isAsset = attributes["systemColor"] == nil && attributes["cocoaTouchSystemColor"] == nil && attributes["catalog"] == nil
    if !isAsset, let system = SystemTables.color(named: name, on: document.platform) {
      return Color(system, name: name)
    }
    var color = resource(name, isAsset: isAsset).map { self.color($0) } ?? inline(attributes)
    color.name = name
    return color
  }

  /// The colour that `<resources>` gives for a name.
  private func resource(_ name: String, isAsset: Bool) -> ElementID? {
    guard let resources = tree.children(tree.root).first(where: { tree.name($0) == words.resources }) else { return nil }
    let entry = tree.children(resources).first {
      tree.nameString($0) == (isAsset ? "namedColor" : "systemColor") && string(words.name, $0) == name
    }
    return entry.flatMap { tree.children($0).first { self.string(words.name, $0) == nil } }
  }

  /// A colour by its components.
  private func inline(_ attributes: [String: String]) -> Color {
    func component(_ name: String) -> Double? { attributes[name].flatMap { parseNumber(ArraySlice(Array($0.utf8))) } }
    let space = attributes["customColorSpace"] ?? attributes["colorSpace"] ?? ""
    let isMatched = string(words.colorMatched, tree.root) == "YES"
    let alpha = component("alpha") ?? 1
    var color = Color()
    if let white = component("white") {
      let gamma: Double? =
        switch space {
        case "calibratedWhite" where isMatched: 1.8
        case "genericGamma22GrayColorSpace": 2.2
        default: nil
        }
      let level = gamma.map { ColorConversion.gray(white, gamma: $0) } ?? white
      color.light = .init(red: level, green: level, blue: level, alpha: alpha)
    } else if let red = component("red"), let green = component("green"), let blue = component("blue") {
      let given = (red, green, blue)
      let shown: ColorConversion.RGB
      switch space {
      case "calibratedRGB" where isMatched: shown = ColorConversion.genericRGB(given)
      case "displayP3":
        shown = ColorConversion.displayP3(given)
        color.original = .init(space: space, red: red, green: green, blue: blue)
      default: shown = given
      }
      color.light = .init(red: shown.red, green: shown.green, blue: shown.blue, alpha: alpha)
    } else if let cyan = component("cyan"), let magenta = component("magenta"), let yellow = component("yellow"),
      let black = component("black")
    {
      let shown = ColorConversion.cmyk(cyan: cyan, magenta: magenta, yellow: yellow, black: black)
      color.light = .init(red: shown.red, green: shown.green, blue: shown.blue, alpha: alpha)
      color.isApproximate = true
    }
    return color
  }
}

extension Color {
  init(_ system: SystemColor, name: String) {
    func components(_ variant: SystemColor.Variant) -> Components? {
      system.components(variant).map { .init(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) }
    }
    light = components(.light)
    dark = components(.dark)
    highContrast = components(.highContrast)
    darkHighContrast = components(.darkHighContrast)
    self.name = name
    isApproximate = system.isApproximate
  }
}
