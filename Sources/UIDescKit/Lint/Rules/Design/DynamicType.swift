import XMLSource

extension LintRule {
  static let dynamicType = LintRule(
    "dynamic-type", nil,
    summary: "A text doesn't follow the size that users choose for text.",
    rationale: """
      Many people read text larger or smaller than it comes. A font of a fixed size stays as it is for them; a text style \
      is read once, unless the view is told to adjust its font. Give the font a text style and tick Automatically Adjusts Font.
      """,
    options: [
      LintOption("adjusting", .flag(true), "whether views that can adjust their font must do so while the app runs")
    ],
    triggering: [
      Example(#"<label id="a">↓<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#),
      Example(
        #"<label id="a"><fontDescription key="fontDescription" style="↓UICTFontTextStyleBody"/></label>"#,
        fixed:
          #"<label id="a" adjustsFontForContentSizeCategory="YES"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
      ),
      Example(
        #"<label id="a" adjustsFontForContentSizeCategory="NO"><fontDescription key="fontDescription" style="↓UICTFontTextStyleBody"/></label>"#,
        fixed:
          #"<label id="a" adjustsFontForContentSizeCategory="YES"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
      ),
    ],
    nonTriggering: [
      Example(
        #"<label id="a" adjustsFontForContentSizeCategory="YES"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
      ),
      Example(
        #"<button id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></button>"#),
      Example(
        #"<label id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#,
        options: #"{"adjusting": false}"#),
    ],
    check: .elements(["fontDescription"]) { context, element in context.checkTextStyle(element) })
}

extension LintContext {
  fileprivate mutating func checkTextStyle(_ element: ElementID) {
    guard document.platform == .iOS, let host = tree.parent(element) else { return }
    let adjusting = "adjustsFontForContentSizeCategory"
    guard value("style", of: element) != nil else {
      return report(
        "the font has a fixed size, so users who need larger text don't get it; give it a text style",
        at: tree.startTag(element), in: element)
    }
    guard options.flag("adjusting"), value(adjusting, of: host) != "YES",
      let systemClass = document.vocabulary.element(tree.name(host)).systemClass,
      systemClass.property(named: adjusting, on: .iOS) != nil, runtimeAttribute(adjusting, of: host) == nil
    else { return }
    report(
      "the text keeps its size when the user changes it while the app runs; turn '\(adjusting)' on", atValueOf: "style",
      in: element, fix: fix("turn '\(adjusting)' on", setting: adjusting, of: host, to: "YES"))
  }
}
