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
  private func accessibility(_ attribute: Name, of object: ElementID) -> String? {
    for child in tree.children(object) {
      if tree.name(child) == words.accessibility {
        if let text = value(attribute, of: child), !text.isEmpty { return text }
      } else if document.platform == .macOS, says(words.key, "cell", of: child),
        let text = accessibility(attribute, of: child)
      {
        return text
      }
    }
    return nil
  }

  /// Whether the document gives the object a label, be it by a runtime attribute.
  func hasAccessibilityLabel(_ object: ElementID) -> Bool {
    accessibility(tree.names.intern(document.platform == .macOS ? "description" : "label"), of: object) != nil
      || runtimeAttribute("accessibilityLabel", of: object) != nil
  }

  func hasAccessibilityIdentifier(_ object: ElementID) -> Bool {
    accessibility(words.identifier, of: object) != nil
      || runtimeAttribute("accessibilityIdentifier", of: object) != nil
      // AppKit takes a view's identifier for it.
      || document.platform == .macOS && tree.attribute(words.identifier, of: object) != nil
  }

  /// Whether assistive technologies are told of the object; nil when the document leaves that to its class.
  func isAccessibilityElement(_ object: ElementID) -> Bool? {
    if let attribute = runtimeAttribute("isAccessibilityElement", of: object) {
      return isOn(words.value, of: attribute)
    }
    for child in tree.children(object) where tree.name(child) == words.accessibility {
      for flag in tree.children(child) where says(words.key, "isElement", of: flag) {
        return isOn(words.value, of: flag)
      }
    }
    return nil
  }

  /// Whether nothing inside one of the views around the object is told of.
  func isInsideAccessibilityElement(_ object: ElementID) -> Bool {
    var next = document.owner(of: object).flatMap { document.objects[$0].parent }
    while let index = next {
      let ancestor = document.objects[index].element
      if isAccessibilityElement(ancestor) == true { return true }
      if runtimeAttribute("accessibilityElementsHidden", of: ancestor) != nil { return true }
      next = document.objects[index].parent
    }
    return false
  }
}
