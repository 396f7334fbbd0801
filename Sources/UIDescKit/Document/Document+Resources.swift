import XMLSource

/// Images and colours by name, as far as the project must have them: not those of the system.
extension Document {
  /// The image that a built-in attribute names.
  func image(_ attribute: AttributeID, of element: ElementID) -> String? {
    guard vocabulary.attribute(tree.name(attribute), of: tree.name(element)).kind == .image, !isMenuIcon(element) else {
      return nil
    }
    return projectName(tree.string(attribute), in: element)
  }

  /// The image that a runtime attribute sets.
  func image(ofRuntimeAttribute element: ElementID) -> String? {
    guard tree.name(element) == words.userDefinedRuntimeAttribute, tree.string(words.type, of: element) == "image",
      let name = tree.string(words.value, of: element)
    else { return nil }
    return projectName(name, in: element)
  }

  /// The name of a colour.
  func color(of element: ElementID) -> String? {
    guard tree.name(element) == words.color, let name = tree.string(words.name, of: element) else { return nil }
    return projectName(name, in: element)
  }

  /// What the resources say to be in the document itself, or the system's.
  var ownImages: Set<String> {
    var names: Set<String> = []
    for list in tree.children(tree.root) where tree.name(list) == words.resources {
      for entry in tree.children(list) {
        guard tree.attribute(words.catalog, of: entry) != nil || tree.children(entry).contains(where: { _ in true }),
          let name = tree.string(words.name, of: entry)
        else { continue }
        names.insert(name)
      }
    }
    return names
  }

  private func projectName(_ name: String, in element: ElementID) -> String? {
    // AppKit has images of its own: `NSAddTemplate`.
    if name.isEmpty || platform == .macOS && name.hasPrefix("NS") { return nil }
    return tree.attribute(words.catalog, of: element) == nil ? name : nil
  }

  /// A watch's menus draw icons of the system's by name: `trash`, `repeat`, `decline`.
  private func isMenuIcon(_ element: ElementID) -> Bool {
    platform == .watchOS && tree.nameString(element) == "menuItem"
  }
}
