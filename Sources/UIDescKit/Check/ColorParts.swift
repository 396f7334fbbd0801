import XMLSource

/// Which parts a `color` element has.
struct ColorParts: OptionSet {
  let rawValue: UInt8

  static let red = Self(rawValue: 1)
  static let green = Self(rawValue: 2)
  static let blue = Self(rawValue: 4)
  static let cyan = Self(rawValue: 8)
  static let magenta = Self(rawValue: 16)
  static let yellow = Self(rawValue: 32)
  static let black = Self(rawValue: 64)
  /// All that a colour needs: white, or a name.
  static let whole = Self(rawValue: 128)

  static let rgb: Self = [.red, .green, .blue]
  static let cmyk: Self = [.cyan, .magenta, .yellow, .black]

  var isComplete: Bool { contains(.whole) || contains(.rgb) || contains(.cmyk) }

  private static let names: [(part: Self, name: String)] = [
    (.red, "red"), (.green, "green"), (.blue, "blue"), (.cyan, "cyan"), (.magenta, "magenta"), (.yellow, "yellow"),
    (.black, "black"),
  ]

  /// What is wrong with a colour that isn't complete.
  var problem: String {
    let wanted = isDisjoint(with: .rgb) ? Self.cmyk : .rgb
    if isDisjoint(with: wanted) {
      return "the colour has no components; give it red, green and blue, white, or a name"
    }
    let missing = Self.names.filter { wanted.subtracting(self).contains($0.part) }.map { "'\($0.name)'" }
    return "the colour has no \(missing.joined(separator: " and no ")), so it is none; write every part"
  }
}

extension Document {
  /// The parts of a `color` element. A pattern, and what another colour describes inside, count as whole.
  func colorParts(of element: ElementID) -> ColorParts {
    var parts: ColorParts = []
    for attribute in tree.attributes(element) {
      switch tree.name(attribute) {
      case words.colors.red: parts.insert(.red)
      case words.colors.green: parts.insert(.green)
      case words.colors.blue: parts.insert(.blue)
      case words.colors.cyan: parts.insert(.cyan)
      case words.colors.magenta: parts.insert(.magenta)
      case words.colors.yellow: parts.insert(.yellow)
      case words.colors.black: parts.insert(.black)
      case words.colors.white, words.colors.name, words.colors.systemColor, words.colors.cocoaTouchSystemColor,
        words.colors.xcode11CocoaTouchSystemColor, words.colors.catalog, words.colors.patternImage:
        parts.insert(.whole)
      default: break
      }
    }
    if !parts.isComplete, tree.children(element).contains(where: { _ in true }) { parts.insert(.whole) }
    return parts
  }
}
