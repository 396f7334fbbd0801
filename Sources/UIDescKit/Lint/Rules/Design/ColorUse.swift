import XMLSource

/// Where a document takes a colour from.
enum ColorUse {
  /// One of the system's, which follows the appearance.
  case system(String, attribute: String)
  /// One of an asset catalogue.
  case catalog(String)
  /// Written out.
  case components(Color)
}

extension Document {
  /// Nil for a pattern, and for a colour without components.
  func colorUse(of element: ElementID) -> ColorUse? {
    let colors = words.colors
    for name in [colors.systemColor, colors.xcode11CocoaTouchSystemColor, colors.cocoaTouchSystemColor] {
      if let text = tree.string(name, of: element) { return .system(text, attribute: tree.names.string(name)) }
    }
    if let text = tree.string(colors.name, of: element) {
      return tree.attribute(colors.catalog, of: element) == nil ? .catalog(text) : .system(text, attribute: "name")
    }
    let color = inlineColor(element)
    return color.components == nil ? nil : .components(color)
  }

  /// Whether only the editor reads what stands at `element`: notes, simulated metrics, the copies in `<resources>`.
  func isForEditor(_ element: ElementID) -> Bool {
    tree.ancestors(element).contains { ancestor in
      if tree.name(ancestor) == words.resources { return true }
      return tree.string(words.key, of: ancestor).map { words.designKeys.contains($0) } ?? false
    }
  }

  /// Whether `element` is an attribute of a run of an attributed string.
  func isInAttributedString(_ element: ElementID) -> Bool {
    tree.parent(element).map { tree.nameString($0) == "attributes" } ?? false
  }
}
