import XMLSource

/// The XML as the compiler sees it: a line an element, with its byte range and attributes.
func dump(_ tree: XMLTree) -> [UInt8] {
  var text = ""
  for index in 0..<tree.elementCount {
    let element = ElementID(index)
    let depth = tree.ancestors(element).reduce(0) { count, _ in count + 1 }
    let range = tree.range(element)
    text += String(repeating: "  ", count: depth) + tree.nameString(element)
    text += " [\(range.lowerBound)..<\(range.upperBound)]"
    for attribute in tree.attributes(element) {
      text += " \(tree.names.string(tree.name(attribute)))=\"\(tree.string(attribute))\""
    }
    text += "\n"
  }
  return Array(text.utf8)
}

/// The document's objects: a line each, with class and id.
func dump(_ document: Document) -> [UInt8] {
  var text = "\(document.kind.rawValue) for \(document.platform.name)\n"
  for (index, object) in document.objects.enumerated() {
    let depth = sequence(first: index) { document.objects[$0].parent }.reduce(0) { count, _ in count + 1 }
    text += String(repeating: "  ", count: depth) + document.tree.nameString(object.element)
    text += " \(document.className(of: index) ?? "?") id=\(document.id(of: index) ?? "-")\n"
  }
  for attribute in document.runtimeAttributes {
    let keyPath = document.tree.string(document.words.keyPath, of: attribute.element) ?? "?"
    text += "attribute \(keyPath) on \(document.id(of: attribute.owner) ?? "-")\n"
  }
  return Array(text.utf8)
}
