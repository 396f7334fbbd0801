import XMLSource

extension LintRule {
  static let imageButtonWithoutLabel = LintRule(
    "image-button-without-label", .warning,
    summary: "A button shows only an image and has no accessibility label.",
    rationale: """
      VoiceOver then reads the name of the image's file or just “button”, and Voice Control has no word to press it by. Give the \
      button an accessibility label, or, when it is there for sighted people only, switch its accessibility off. Symbols of \
      the system bring a label; a text among the runtime attributes may become one, and code may label a button that it has an \
      outlet for.
      """,
    options: [
      LintOption("symbols", .flag(false), "whether buttons with symbols of the system need a label of their own"),
      LintOption("outlets", .flag(false), "whether buttons that an outlet leads to need one, though code may give it"),
    ],
    peers: ["xiblint accessibility_labels_for_image_buttons"],
    triggering: [
      Example(#"<button id="a"><state key="normal" image="↓heart"/></button>"#),
      Example(#"<button id="a"><state key="normal" title=" " backgroundImage="↓heart"/></button>"#),
      Example(#"<button id="a"><buttonConfiguration key="configuration" style="plain" image="↓heart"/></button>"#),
      Example(#"<barButtonItem id="a" image="↓heart"/>"#),
      Example(
        #"<button id="a"><state key="normal" image="↓heart"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="like"/></userDefinedRuntimeAttributes></button>"#
      ),
      Example(
        #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects><userDefaultsController representsSharedInstance="YES" id="d"/><button id="a"><buttonCell key="cell" type="square" title="" image="↓heart" imagePosition="only" id="b"/><connections><binding destination="d" name="enabled" keyPath="values.isReady" id="c"/></connections></button></objects></document>"#
      ),
      Example(
        #"<button id="a"><state key="normal" image="↓heart" catalog="system"/></button>"#,
        options: #"{"symbols": true}"#),
      Example(
        #"<view id="v" customClass="Card"><subviews><button id="a"><state key="normal" image="↓heart"/></button></subviews><connections><outlet property="like" destination="a" id="o"/></connections></view>"#,
        options: #"{"outlets": true}"#),
      Example(
        #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects><button id="a"><buttonCell key="cell" type="square" title="" image="↓heart" imagePosition="only" id="b"/></button></objects></document>"#
      ),
    ],
    nonTriggering: [
      Example(#"<button id="a"><state key="normal" image="heart" title="Like"/></button>"#),
      Example(
        #"<button id="a"><accessibility key="accessibilityConfiguration" label="Like"/><state key="normal" image="heart"/></button>"#
      ),
      Example(
        #"<button id="a"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility><state key="normal" image="heart"/></button>"#
      ),
      Example(#"<button id="a"><state key="normal" image="heart" catalog="system"/></button>"#),
      Example(
        #"<button id="a"><state key="normal" image="heart"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="titleKey" value="like"/></userDefinedRuntimeAttributes></button>"#
      ),
      Example(
        #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects><userDefaultsController representsSharedInstance="YES" id="d"/><button id="a"><buttonCell key="cell" type="square" title="" image="heart" imagePosition="only" id="b"/><connections><binding destination="d" name="title" keyPath="values.title" id="c"/></connections></button></objects></document>"#
      ),
      Example(
        #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects><toolbarItem label="Like" id="c"><button key="view" id="a"><buttonCell key="cell" type="square" title="" image="heart" id="b"/></button></toolbarItem></objects></document>"#
      ),
      Example(
        #"<view id="v" customClass="Card"><subviews><button id="a"><state key="normal" image="heart"/></button></subviews><connections><outlet property="like" destination="a" id="o"/></connections></view>"#
      ),
    ],
    check: .document { context in context.checkImageButtons() })
}

extension LintContext {
  fileprivate mutating func checkImageButtons() {
    // A launch screen is a picture.
    if document.isLaunchScreen { return }
    let names = ["button", "barButtonItem"].map(tree.names.intern)
    let looksAtOutlets = options.flag("outlets")
    for index in 0..<tree.elementCount where names.contains(tree.name(ElementID(index))) {
      let button = ElementID(index)
      guard let image = unlabeledImage(of: button) else { continue }
      if !looksAtOutlets, let id = value(words.id, of: button), outletDestinations.contains(id) { continue }
      report(
        "the button shows only the image '\(image.name)' and has no accessibility label, so VoiceOver has nothing to read but the image's name; give it one",
        at: tree.valueRange(image.attribute, of: image.element), in: button)
    }
  }

  /// What a button shows that has nothing else to tell.
  private func unlabeledImage(of button: ElementID) -> Image? {
    let parts = [button] + tree.children(button).filter(isPartOfButton)
    guard document.platform != .watchOS, let image = parts.lazy.compactMap(image).first, !hasTitle(parts),
      options.flag("symbols") || !image.isFromSystem, !hasTextToRead(button), isAccessibilityElement(button) != false,
      !isInsideAccessibilityElement(button)
    else { return nil }
    return image
  }

  /// Where titles and images of a button stand: its states, its configuration, its cell on a Mac.
  private func isPartOfButton(_ element: ElementID) -> Bool {
    if tree.name(element) == words.state { return true }
    let key = value(words.key, of: element)
    return key == "configuration" || key == "cell"
  }

  private struct Image {
    let element: ElementID
    let attribute: String
    let name: String
    let isFromSystem: Bool
  }

  private func image(of part: ElementID) -> Image? {
    for attribute in ["image", "backgroundImage"] {
      guard let name = value(attribute, of: part), !name.isEmpty else { continue }
      return Image(element: part, attribute: attribute, name: name, isFromSystem: isFromSystem(name, part))
    }
    for child in tree.children(part)
    where tree.name(child) == words.imageReference && says(words.key, "image", of: child) {
      guard let name = value(words.image, of: child) else { continue }
      return Image(element: child, attribute: "image", name: name, isFromSystem: isFromSystem(name, child))
    }
    return nil
  }

  /// AppKit has images of its own: `NSAddTemplate`. They are described as symbols are.
  private func isFromSystem(_ name: String, _ element: ElementID) -> Bool {
    says(words.catalog, "system", of: element) || document.platform == .macOS && name.hasPrefix("NS")
  }

  private func hasTitle(_ parts: [ElementID]) -> Bool {
    parts.contains { part in
      let isTitled = ["title", "subtitle", "alternateTitle"].contains { value($0, of: part).map(isReadable) ?? false }
      return isTitled
        || tree.children(part).contains { value(words.key, of: $0).map(Self.titleKeys.contains) ?? false }
    }
  }

  /// Keys of titles that are elements: long ones and attributed ones.
  private static let titleKeys: Set = ["title", "attributedTitle", "subtitle", "attributedSubtitle"]

  private func isReadable(_ text: String) -> Bool { text.contains { !$0.isWhitespace } }

  /// The items of a Mac's toolbar have a label of their own.
  private func isInToolbar(_ button: ElementID) -> Bool {
    tree.ancestors(button).contains { tree.nameString($0) == "toolbarItem" }
  }

  /// Whether there may be a label, be it by what the button's class makes of a text.
  private func hasTextToRead(_ button: ElementID) -> Bool {
    if hasAccessibilityLabel(button) || value("systemItem", of: button) != nil { return true }
    if document.platform == .macOS, value("toolTip", of: button) != nil || isInToolbar(button) { return true }
    return tree.children(button).contains { list in
      switch tree.name(list) {
      case words.userDefinedRuntimeAttributes: tree.children(list).contains(where: mayBecomeText)
      case words.connections: tree.children(list).contains(where: mayGiveText)
      default: false
      }
    }
  }

  /// On a Mac a label may stand for a button's, and bindings may set its texts; others enable it or set its state.
  private func mayGiveText(_ connection: ElementID) -> Bool {
    if tree.nameString(connection) == "accessibilityConnection" { return true }
    guard tree.nameString(connection) == "binding", let name = value(words.name, of: connection)?.lowercased() else {
      return false
    }
    return ["title", "tooltip", "label", "text"].contains(where: name.contains)
  }

  /// What the class of a button makes of a text that it has no place for is its own: a title, the key of one. What no class
  /// shows is told by its name.
  private func mayBecomeText(_ attribute: ElementID) -> Bool {
    guard tree.string(words.type, of: attribute) == "string", let keyPath = tree.string(words.keyPath, of: attribute)
    else {
      return false
    }
    let key = keyPath.lowercased()
    if ["title", "text", "label", "tip", "local", "l10n", "string"].contains(where: key.contains) { return true }
    return !Self.endsOfOtherKeys.contains { end in
      // A word of its own: `heroID`, not `grid`.
      let isWord = keyPath.dropLast(end.utf8.count - 1).last?.isUppercase ?? false
      return key == end || key.hasSuffix(end) && (isWord || key.dropLast(end.utf8.count).last == "_")
    }
  }

  private static let endsOfOtherKeys = [
    "identifier", "id", "image", "imagename", "icon", "iconname", "color", "colorname", "font", "fontname", "style",
    "class",
    "segue", "storyboard", "storyboardname", "animation", "animationtype", "type", "theme", "modifiers", "hint",
    "value",
    "gravity", "filter",
  ]
}
