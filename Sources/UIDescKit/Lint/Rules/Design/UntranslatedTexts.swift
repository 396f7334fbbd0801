import XMLSource

extension LintContext {
  mutating func checkLocalization(of attribute: AttributeID, _ element: ElementID) {
    if tree.name(attribute) == words.keyPath {
      if tree.name(element) == words.userDefinedRuntimeAttribute { checkRuntimeText(of: element) }
      return
    }
    guard isUntranslated else { return }
    let name = tree.name(attribute)
    checkText(
      UserVisibleText(tree.string(attribute)), name, of: element,
      at: { $0.valueRange($0.names.string(name), of: element) })
  }

  /// A text that stands between tags.
  mutating func checkLocalization(ofText text: ElementID) {
    guard isUntranslated, let key = value(words.key, of: text), UserVisibleText.keys.contains(key),
      let element = tree.parent(text)
    else { return }
    let stored = tree.text(text)
    let isEncoded = isOn(words.base64UTF8, of: text)
    checkText(
      UserVisibleText(isEncoded ? decodeBase64(stored) ?? "" : stored), tree.names.intern(key), of: element,
      at: { $0.startTag(text) })
  }

  /// Most documents are elsewhere, and then no folder need be read.
  private var isUntranslated: Bool {
    mutating get {
      (options.flag("everywhere") || isBase) && !document.isLaunchScreen && localizations?.isEmpty ?? false
    }
  }

  /// - Parameter name: the attribute that it is, or would be if it had one line.
  private mutating func checkText(
    _ text: UserVisibleText, _ name: Name, of element: ElementID, at range: (XMLTree) -> Range<Int>
  ) {
    guard text.isWritten, document.isShown(name, of: element), !mayChange(element, outletDestinations) else { return }
    report(
      "the text '\(text.line.shortened)' has no translation, as the document has none; localise the document",
      at: range(tree), in: element)
  }

  /// A runtime attribute's text, where its key is known to be shown.
  private mutating func checkRuntimeText(of element: ElementID) {
    guard case .string(let text, localized: false) = StoredValue(of: element, in: document), localizations != nil,
      let owner = document.owner(of: element)
    else { return }
    // Code that has an outlet to the object may set the text, with its translation.
    if let id = document.id(of: owner), outletDestinations.contains(id) { return }
    let place = AttributePlace(RuntimeAttribute(element: element, owner: owner), in: document)
    guard let steps = place.steps, isShown(steps, of: owner), UserVisibleText(text).isWritten else { return }
    report(
      "the text '\(text.shortened)' of '\(place.keyPath ?? "")' is never translated; choose Localized String as its type",
      at: place.valueRange, in: element, keyPath: place.keyPath,
      fix: fix("localise the attribute", setting: "localized", of: element, to: "YES"))
  }

  private func isShown(_ steps: [String], of owner: Int) -> Bool {
    let chain = registry.chain(of: owner, in: document)
    guard case .found(let property, _) = registry.follow(steps, from: chain, on: document.platform) else {
      return false
    }
    if property.type == .localizedString { return true }
    return property.isSystem && property.type == .string && UserVisibleText.keys.contains(property.key)
  }

  /// Whether code may set a text: an outlet or a binding leads to its object or to what shows that, or a class or a runtime
  /// attribute may set it.
  private func mayChange(_ element: ElementID, _ destinations: Set<String>) -> Bool {
    guard let owner = document.owner(of: element) else { return false }
    let object = document.objects[owner].element
    if let id = document.id(of: owner), destinations.contains(id) { return true }
    if registry.chain(of: owner, in: document).isOpen { return true }
    if document.platform == .macOS, isBound(object) { return true }
    if let host = host(of: owner), mayChange(document.objects[host].element, destinations) { return true }
    return tree.children(object).contains { list in
      tree.name(list) == words.userDefinedRuntimeAttributes
        && tree.children(list).contains { tree.string(words.type, of: $0) == "string" }
    }
  }

  /// What shows an object that code reaches through it: the control of a cell, the controller of its item in a bar, the
  /// pop-up button of a menu.
  private func host(of index: Int) -> Int? {
    guard let parent = document.objects[index].parent else { return nil }
    switch value(words.key, of: document.objects[index].element) {
    case "cell", "navigationItem", "tabBarItem": return parent
    case "menu": return says(words.key, "cell", of: document.objects[parent].element) ? parent : nil
    default: return document.isKind(of: ["NSMenuItem"], index) ? host(of: parent).map { _ in parent } : nil
    }
  }

  private func isBound(_ object: ElementID) -> Bool {
    let binding = tree.names.intern("binding")
    return tree.children(object).contains { list in
      tree.name(list) == words.connections && tree.children(list).contains { tree.name($0) == binding }
    }
  }
}

extension Document {
  /// Whether the text of an attribute is on screen, as that of a controller or a menu bar's menu isn't always.
  fileprivate func isShown(_ name: Name, of element: ElementID) -> Bool {
    let meaning = vocabulary.attribute(name, of: tree.name(element))
    guard meaning.isKnown, meaning.kind == .string, !meaning.isForDesign, !isForEditor(element) else { return false }
    guard tree.names.string(name) == "title", let owner = owner(of: element), objects[owner].element == element else {
      return true
    }
    return !isKind(of: ["UIViewController", "NSViewController", "NSMenu"], owner)
  }
}
