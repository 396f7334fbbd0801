import XMLSource

extension LintRule {
  static let unlocalizedString = LintRule(
    "unlocalized-string", .warning,
    summary: "A text that people read has no translation, though the project has some.",
    rationale: """
      People who use the app in another language read it as it stands. Interface Builder leaves runtime attributes out of the \
      texts to translate unless their type is Localized String. Of a document in `Base.lproj` for which no language has \
      texts, every text is told of that code can't change, as no outlet leads to it; where else it stands, code may translate \
      it. Localise the document.
      """,
    options: [
      LintOption("everywhere", .flag(false), "whether texts of documents outside of Base.lproj need a translation")
    ],
    needs: .localizations,
    triggering: [
      Example(
        #"<label id="a" text="↓Good morning"/>"#, options: #"{"everywhere": true}"#, project: Project(localizations: [])
      ),
      Example(
        #"<button id="a"><state key="normal" title="↓Save"/></button>"#, options: #"{"everywhere": true}"#,
        project: Project(localizations: [])),
      Example(
        #"<label id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="text" value="↓Good morning"/></userDefinedRuntimeAttributes></label>"#,
        fixed:
          #"<label id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="text" value="Good morning" localized="YES"/></userDefinedRuntimeAttributes></label>"#,
        project: Project(localizations: ["de"])),
      Example(
        #"<view id="a" customClass="Banner"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="slogan" value="↓Good morning"/></userDefinedRuntimeAttributes></view>"#,
        registry:
          #"{"version": 1, "classes": {"Banner": {"superclass": "UIView", "properties": {"slogan": {"type": "localizedString"}}}}}"#,
        project: Project(localizations: ["de"])),
    ],
    nonTriggering: [
      Example(#"<label id="a" text="Good morning"/>"#),
      Example(#"<label id="a" text="Good morning"/>"#, project: Project(localizations: [])),
      Example(
        #"<label id="a" text="Good morning"/>"#, options: #"{"everywhere": true}"#,
        project: Project(localizations: ["de"])),
      Example(
        #"<label id="a" text="Label"/><label id="b" text="12:30"/><label id="c" text="login.title"/><label id="d"/>"#,
        options: #"{"everywhere": true}"#, project: Project(localizations: [])),
      Example(
        #"<view id="v" customClass="Card"><subviews><label id="a" text="Good morning"/></subviews><connections><outlet property="greeting" destination="a" id="o"/></connections></view>"#,
        options: #"{"everywhere": true}"#, project: Project(localizations: [])),
      Example(
        #"<viewController id="v" customClass="Shop"><navigationItem key="navigationItem" title="Shopping bag" id="a"/></viewController>"#,
        options: #"{"everywhere": true}"#, project: Project(localizations: [])),
      Example(
        #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects><customObject id="-2" customClass="Shop"><connections><outlet property="sizes" destination="a" id="o"/></connections></customObject><popUpButton id="a"><popUpButtonCell key="cell" id="b"><menu key="menu" id="c"><items><menuItem title="Very large" id="d"/></items></menu></popUpButtonCell></popUpButton></objects></document>"#,
        options: #"{"everywhere": true}"#, project: Project(localizations: [])),
    ],
    check: .document { context in context.checkLocalization() })
}

extension LintContext {
  fileprivate mutating func checkLocalization() {
    guard let languages = place.localizations else { return }
    for attribute in document.runtimeAttributes { checkLocalization(of: attribute) }
    guard languages.isEmpty, options.flag("everywhere") || place.isBase, !document.isLaunchScreen else { return }
    let changed = document.outletDestinations
    let names = UserVisibleText.keys.map { (key: $0, name: tree.names.intern($0)) }
    for index in 0..<tree.elementCount {
      let element = ElementID(index)
      for attribute in tree.attributes(element) {
        let name = tree.name(attribute)
        guard let key = names.first(where: { $0.name == name })?.key else { continue }
        let text = UserVisibleText(element: element, attribute: key, text: tree.string(attribute))
        guard text.isWritten, document.isShown(key, of: element), !mayChange(element, changed) else { continue }
        report(
          "the text '\(text.text)' has no translation, as the document has none; localise the document",
          atValueOf: key, in: element)
      }
    }
  }

  /// A runtime attribute's text, where its key is known to be shown.
  private mutating func checkLocalization(of attribute: RuntimeAttribute) {
    let place = AttributePlace(attribute, in: document)
    guard case .string(let text, localized: false) = StoredValue(of: attribute.element, in: document),
      let steps = place.steps, isShown(steps, of: attribute.owner),
      UserVisibleText(element: attribute.element, attribute: "value", text: text).isWritten
    else { return }
    report(
      "the text '\(text.shortened)' of '\(place.keyPath ?? "")' is never translated; choose Localized String as its type",
      at: place.valueRange, in: attribute.element, keyPath: place.keyPath,
      fix: fix("localise the attribute", setting: "localized", of: attribute.element, to: "YES"))
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
    switch value("key", of: document.objects[index].element) {
    case "cell", "navigationItem", "tabBarItem": return parent
    case "menu": return value("key", of: document.objects[parent].element) == "cell" ? parent : nil
    default: return document.isKind(of: ["NSMenuItem"], index) ? host(of: parent).map { _ in parent } : nil
    }
  }

  private func isBound(_ object: ElementID) -> Bool {
    tree.children(object).contains { list in
      tree.name(list) == words.connections && tree.children(list).contains { tree.nameString($0) == "binding" }
    }
  }
}

extension Document {
  /// Whether the text of an attribute is on screen, as that of a controller or a menu bar's menu isn't always.
  fileprivate func isShown(_ key: String, of element: ElementID) -> Bool {
    let meaning = vocabulary.attribute(tree.names.intern(key), of: tree.name(element))
    guard meaning.isKnown, meaning.kind == .string, !meaning.isForDesign, !isForEditor(element) else { return false }
    guard key == "title", let owner = owner(of: element), objects[owner].element == element else { return true }
    return !isKind(of: ["UIViewController", "NSViewController", "NSMenu"], owner)
  }
}
