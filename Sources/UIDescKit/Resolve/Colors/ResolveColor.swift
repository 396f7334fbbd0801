import XMLSource

extension Resolver {
  /// The colour that a `color` element stands for: a system colour by our table for the platform, else by the document's
  /// `<resources>`, else by the element's own components.
  func color(_ element: ElementID) -> Color { color(element, lookingUpNames: true) }

  /// - Parameter lookingUpNames: no for an entry of `<resources>`, which could name itself without end.
  private func color(_ element: ElementID, lookingUpNames: Bool) -> Color {
    let colors = words.colors
    let system =
      string(colors.systemColor, element) ?? string(colors.xcode11CocoaTouchSystemColor, element)
      ?? string(colors.cocoaTouchSystemColor, element)
    guard let name = system ?? string(colors.name, element) else { return document.inlineColor(element) }
    let isAsset = system == nil && tree.attribute(colors.catalog, of: element) == nil
    if !isAsset, let system = SystemTables.color(named: name, on: document.platform) {
      return Color(system, name: name, isDark: environment.isDark)
    }
    let resource =
      lookingUpNames
      ? resource(name, entry: isAsset ? colors.namedColorEntry : colors.systemColorEntry) : nil
    var color = resource.map { self.color($0, lookingUpNames: false) } ?? document.inlineColor(element)
    color.name = name
    return color
  }

  /// The `color` element that `<resources>` gives for a name.
  private func resource(_ name: String, entry: Name) -> ElementID? {
    guard let found = namedColors[entry]?[name] else { return nil }
    return tree.children(found).first { tree.name($0) == words.color }
  }
}

extension Document {
  /// Of two entries with one name the first counts.
  var namedColors: [Name: [String: ElementID]] {
    var found: [Name: [String: ElementID]] = [:]
    for resources in tree.children(tree.root) where tree.name(resources) == words.resources {
      for entry in tree.children(resources) {
        let kind = tree.name(entry)
        guard kind == words.colors.namedColorEntry || kind == words.colors.systemColorEntry,
          let name = tree.string(words.name, of: entry), found[kind]?[name] == nil
        else { continue }
        found[kind, default: [:]][name] = entry
      }
    }
    return found
  }
}
