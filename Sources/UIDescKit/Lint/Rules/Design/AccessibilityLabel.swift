import XMLSource

extension LintRule {
  static let accessibilityLabel = LintRule(
    "accessibility-label", nil,
    summary: "An image that is read out, or a text field with a placeholder, has no accessibility label.",
    rationale: """
      VoiceOver reads the name of an image's file when it has no label. A placeholder is read only while the field is empty, so \
      that nobody hears afterwards what the text is for. Give both a label, or keep an image that only decorates from \
      VoiceOver.
      """,
    options: [
      LintOption("images", .flag(true), "whether images need one that are accessibility elements"),
      LintOption("placeholders", .flag(true), "whether text fields and text views with a placeholder need one"),
    ],
    peers: ["xiblint accessibility_labels_for_images", "xiblint accessibility_labels_for_text_with_placeholder"],
    triggering: [
      Example(
        #"↓<imageView id="a" image="map"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility></imageView>"#
      ),
      Example(#"<textField id="a" placeholder="↓Name"/>"#),
    ],
    nonTriggering: [
      Example(#"<imageView id="a" image="map"/>"#),
      Example(
        #"<textField id="a" placeholder="Name"><accessibility key="accessibilityConfiguration" label="Name"/></textField>"#
      ),
      Example(#"<textField id="a" placeholder="Name"/>"#, options: #"{"placeholders": false}"#),
    ],
    check: .elements(["imageView", "textField", "textView"]) { context, element in
      context.checkAccessibilityLabel(element)
    })
}

extension LintContext {
  fileprivate mutating func checkAccessibilityLabel(_ element: ElementID) {
    // AppKit reads a placeholder of a field with text too, and a watch's images are never read unless told.
    guard document.platform == .iOS || document.platform == .tvOS else { return }
    if tree.nameString(element) == "imageView" {
      guard options.flag("images"), isAccessibilityElement(element) == true, !hasAccessibilityLabel(element) else {
        return
      }
      return report(
        "the image is read out, but has no accessibility label, so its file's name is heard; give it one",
        at: tree.startTag(element), in: element)
    }
    guard options.flag("placeholders"), let place = placeholder(of: element), isAccessibilityElement(element) != false,
      !hasAccessibilityLabel(element)
    else { return }
    report(
      "the placeholder is read out only while there is no text, and there is no accessibility label; give the field one",
      at: place, in: element)
  }

  /// Where a field's placeholder stands. A text view has one as a runtime attribute.
  private func placeholder(of element: ElementID) -> Range<Int>? {
    if let text = value("placeholder", of: element) {
      return text.isEmpty ? nil : tree.valueRange("placeholder", of: element)
    }
    return runtimeAttribute("placeholder", of: element).map { tree.valueRange("value", of: $0) }
  }
}
