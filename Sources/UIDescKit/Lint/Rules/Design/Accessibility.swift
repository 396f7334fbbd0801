import XMLSource

/// What an object tells assistive technologies and tests.
extension LintContext {
  /// The runtime attribute of an object that sets `keyPath`; the last one, which wins.
  func runtimeAttribute(_ keyPath: String, of object: ElementID) -> ElementID? {
    var found: ElementID?
    for list in tree.children(object) where tree.name(list) == words.userDefinedRuntimeAttributes {
      for attribute in tree.children(list) {
        guard let path = tree.attribute(words.keyPath, of: attribute) else { continue }
        if tree.bytes(path).elementsEqual(keyPath.utf8) { found = attribute }
      }
    }
    return found
  }

  /// The attribute of an object, or of its cell, for assistive technologies; nil when it is empty.
  /// - Parameter name: as the Mac calls it where `onMac` says so.
  private func accessibility(_ name: String, onMac: String, of object: ElementID) -> String? {
    let attribute = document.platform == .macOS ? onMac : name
    for child in tree.children(object) {
      if tree.name(child) == words.accessibility {
        if let text = value(attribute, of: child), !text.isEmpty { return text }
      } else if document.platform == .macOS, value("key", of: child) == "cell",
        let text = accessibility(name, onMac: onMac, of: child)
      {
        return text
      }
    }
    return nil
  }

  /// Whether the document gives the object a label, be it by a runtime attribute.
  func hasAccessibilityLabel(_ object: ElementID) -> Bool {
    accessibility("label", onMac: "description", of: object) != nil
      || runtimeAttribute("accessibilityLabel", of: object) != nil
  }

  func hasAccessibilityIdentifier(_ object: ElementID) -> Bool {
    accessibility("identifier", onMac: "identifier", of: object) != nil
      || runtimeAttribute("accessibilityIdentifier", of: object) != nil
      // AppKit takes a view's identifier for it.
      || document.platform == .macOS && value("identifier", of: object) != nil
  }

  /// Whether assistive technologies are told of the object; nil when the document leaves that to its class.
  func isAccessibilityElement(_ object: ElementID) -> Bool? {
    if let attribute = runtimeAttribute("isAccessibilityElement", of: object) { return isOn("value", of: attribute) }
    for child in tree.children(object) where tree.name(child) == words.accessibility {
      for flag in tree.children(child) where value("key", of: flag) == "isElement" { return isOn("value", of: flag) }
    }
    return nil
  }

  /// Whether nothing inside one of the views around the object is told of.
  func isInsideAccessibilityElement(_ object: ElementID) -> Bool {
    tree.ancestors(object).contains { ancestor in
      isAccessibilityElement(ancestor) == true || runtimeAttribute("accessibilityElementsHidden", of: ancestor) != nil
    }
  }
}
