import XMLSource

extension LintRule {
  static let fontPolicy = LintRule(
    "font-policy", nil,
    summary: "A font's name, text style or size is none that the design allows.",
    rationale: """
      Fonts that differ by a point or a face from those of the design are seen as carelessness, and a font that the app \
      doesn't bring is replaced by another one on a device. Below 11 points text is hard to read. Take a font of the design.
      """,
    options: [
      LintOption("names", .texts([]), "names of the fonts that may be used, such as Avenir-Heavy; empty for all"),
      LintOption("families", .texts([]), "families of the fonts that may be used, such as Avenir Next; empty for all"),
      LintOption("systemFonts", .flag(true), "whether fonts of the system may be used"),
      LintOption(
        "styles", .texts([]), "text styles that may be used, such as body; empty for all", content: .textStyles),
      LintOption("minimumSize", .number(11), "the smallest size", content: .size),
      LintOption("maximumSize", .number(0), "the largest size; 0 for any", content: .size),
    ],
    peers: ["xiblint strict_fonts", "xiblint strict_font_names", "xiblint strict_font_sizes"],
    triggering: [
      Example(#"<label id="a"><fontDescription key="fontDescription" type="system" pointSize="↓9"/></label>"#),
      Example(
        #"<label id="a"><fontDescription key="fontDescription" name="↓Avenir-Heavi" family="Avenir" pointSize="17"/></label>"#,
        options: #"{"names": ["Avenir-Heavy"]}"#,
        fixed:
          #"<label id="a"><fontDescription key="fontDescription" name="Avenir-Heavy" family="Avenir" pointSize="17"/></label>"#
      ),
      Example(
        #"<label id="a"><fontDescription key="fontDescription" style="↓UICTFontTextStyleCallout"/></label>"#,
        options: #"{"styles": ["body", "headline"]}"#),
      Example(
        #"<label id="a">↓<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#,
        options: #"{"systemFonts": false}"#),
    ],
    nonTriggering: [
      Example(#"<label id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#),
      Example(
        #"<label id="a"><fontDescription key="fontDescription" name="AvenirNext-Bold" family="Avenir Next" pointSize="17"/></label>"#,
        options: #"{"names": ["Avenir-Heavy"], "families": ["Avenir Next"], "maximumSize": 17}"#),
    ],
    check: .elements(["fontDescription", "font"]) { context, element in context.checkFont(element) })
}

extension LintContext {
  fileprivate mutating func checkFont(_ element: ElementID) {
    let font = document.font(element).font
    guard !document.isForEditor(element) else { return }
    checkName(of: font, element)
    let styles = options.texts("styles")
    if let style = font.style, !styles.isEmpty, !styles.contains(style) {
      report(
        "the text style '\(style)' is none that the design allows; take \(Self.listed(styles))", atValueOf: "style",
        in: element)
    }
    checkSize(of: font, element)
  }

  private mutating func checkName(of font: FontFields, _ element: ElementID) {
    let (names, families) = (options.texts("names"), options.texts("families"))
    guard let name = font.name else {
      if font.system != nil, !options.flag("systemFonts") {
        report(
          "the font is the system's, which the design doesn't allow; take one of the design",
          at: tree.startTag(element),
          in: element)
      }
      return
    }
    if names.isEmpty && families.isEmpty || names.contains(name) { return }
    if let family = font.family, families.contains(family) { return }
    let near = nearestSpelling(of: name, among: names)
    let advice = near.map { "did you mean '\($0)'?" } ?? "take \(Self.listed(names + families))"
    report(
      "the font '\(name)' is none that the design allows; \(advice)", atValueOf: "name", in: element,
      fix: near.map { fix("change '\(name)' to '\($0)'", setting: "name", of: element, to: $0) })
  }

  private mutating func checkSize(of font: FontFields, _ element: ElementID) {
    // Those of text styles are the user's.
    guard font.style == nil, let size = font.size ?? font.system?.size else { return }
    let attribute = value("pointSize", of: element) == nil ? "size" : "pointSize"
    let shown = Value.number(size).shown
    if let minimum = options.number("minimumSize"), size < minimum {
      report(
        "a font of \(shown) points is smaller than the design allows; take \(Value.number(minimum).shown) or more",
        atValueOf: attribute, in: element)
    } else if let maximum = options.number("maximumSize"), maximum > 0, size > maximum {
      report(
        "a font of \(shown) points is larger than the design allows; take \(Value.number(maximum).shown) or less",
        atValueOf: attribute, in: element)
    }
  }

  private static func listed(_ words: [String]) -> String { alternatives(words.map { "'\($0)'" }) }
}
