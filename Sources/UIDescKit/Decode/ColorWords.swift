import XMLSource

/// The attributes of a `color` element.
final class ColorWords: Sendable {
  let red, green, blue, white, cyan, magenta, yellow, black, alpha: Name
  let colorSpace, customColorSpace, catalog, name, systemColor, cocoaTouchSystemColor,
    xcode11CocoaTouchSystemColor, patternImage: Name
  /// The attributes that name a colour space.
  let spaces: [Name]
  /// Entries of `<resources>`.
  let namedColorEntry, systemColorEntry: Name

  init(_ names: NameTable) {
    red = names.intern("red")
    green = names.intern("green")
    blue = names.intern("blue")
    white = names.intern("white")
    cyan = names.intern("cyan")
    magenta = names.intern("magenta")
    yellow = names.intern("yellow")
    black = names.intern("black")
    alpha = names.intern("alpha")
    colorSpace = names.intern("colorSpace")
    customColorSpace = names.intern("customColorSpace")
    spaces = [colorSpace, customColorSpace]
    catalog = names.intern("catalog")
    name = names.intern("name")
    systemColor = names.intern("systemColor")
    cocoaTouchSystemColor = names.intern("cocoaTouchSystemColor")
    xcode11CocoaTouchSystemColor = names.intern("xcode11CocoaTouchSystemColor")
    patternImage = names.intern("patternImage")
    namedColorEntry = names.intern("namedColor")
    systemColorEntry = systemColor
  }
}
