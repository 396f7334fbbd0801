import XMLSource

extension LintRule {
  static let hardCodedColor = LintRule(
    "hard-coded-color", nil,
    summary: "A colour is written out, or is none of those that the design allows.",
    rationale: """
      Who changes the design then has to find every place that repeats a colour, and a colour that is written out looks the \
      same in the dark. Take it from an asset catalogue; what may stand as it is goes into `allowed`. Patterns aren't looked \
      at, nor are the copies in `<resources>`.
      """,
    options: [
      LintOption("allowed", .texts(["clear"]), "colours that may be used: #RRGGBB, #RRGGBBAA or names"),
      LintOption("systemColors", .flag(true), "whether all colours of the system may be used"),
      LintOption("catalogColors", .flag(true), "whether all colours of asset catalogues may be used"),
      LintOption("attributedStrings", .flag(true), "whether attributed strings may have colours at all"),
    ],
    peers: ["xiblint named_colors", "xiblint color_assets", "xiblint no_attributed_string_colors"],
    triggering: [
      Example(
        #"<view id="a">↓<color key="backgroundColor" red="0.5" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>"#
      ),
      Example(
        #"<view id="a"><color key="tintColor" systemColor="↓systemRedColor"/></view>"#,
        options: #"{"systemColors": false}"#),
      Example(
        #"<view id="a"><color key="tintColor" name="↓Brnad"/></view>"#,
        options: #"{"catalogColors": false, "allowed": ["Brand"]}"#,
        fixed: #"<view id="a"><color key="tintColor" name="Brand"/></view>"#),
      Example(
        #"<label id="a"><attributedString key="attributedText"><fragment content="a"><attributes>↓<color key="NSColor" systemColor="labelColor"/></attributes></fragment></attributedString></label>"#,
        options: #"{"attributedStrings": false}"#),
      Example(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><view id="a">↓<color key="tintColor" red="1" green="0" blue="0" alpha="1"/></view></objects><resources><namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor></resources></document>"#,
        fixed:
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects><view id="a"><color key="tintColor" name="Brand"/></view></objects><resources><namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor></resources></document>"#
      ),
    ],
    nonTriggering: [
      Example(
        #"<view id="a"><color key="backgroundColor" name="Brand"/><color key="tintColor" white="0" alpha="0"/></view>"#),
      Example(
        #"<view id="a"><color key="backgroundColor" white="1" alpha="1"/><color key="tintColor" red="1" green="0" blue="0" alpha="0.5"/></view>"#,
        options: ##"{"allowed": ["white", "#FF000080"]}"##),
    ],
    check: .elements(["color"]) { context, element in context.checkColor(element) })
}

extension LintContext {
  fileprivate mutating func checkColor(_ element: ElementID) {
    guard let use = document.colorUse(of: element) else { return }
    if !options.flag("attributedStrings"), document.isInAttributedString(element) {
      if document.isForEditor(element) { return }
      report(
        "an attributed string has a colour of its own, which no change of the design reaches; leave it to the view",
        at: tree.startTag(element), in: element)
    } else if !isAllowed(use), !isPart(element), !document.isForEditor(element) {
      report(use, element)
    }
  }

  /// Whether it says what another colour or an entry of `<resources>` looks like.
  private func isPart(_ element: ElementID) -> Bool {
    tree.parent(element).map { tree.name($0) == words.color } ?? false
  }

  private func isAllowed(_ use: ColorUse) -> Bool {
    let allowed = options.texts("allowed")
    switch use {
    case .system(let name, _):
      return options.flag("systemColors") || allowed.contains { $0 == name || $0 + "Color" == name }
    case .catalog(let name): return options.flag("catalogColors") || allowed.contains(name)
    case .components(let color):
      guard let bytes = color.components?.bytes else { return true }
      return allowed.contains { isSame($0, bytes) }
    }
  }

  /// - Parameter name: of a colour, or its digits.
  private func isSame(_ name: String, _ bytes: UInt32) -> Bool {
    if let digits = ColorName.hex(name) { return digits == bytes }
    // What can't be seen has no hue.
    if name == "clear" { return bytes & 0xFF == 0 }
    guard let known = SystemTables.color(named: name, on: document.platform), known.isFixed else { return false }
    return Color(known, name: name, isDark: false).components?.bytes == bytes
  }

  private mutating func report(_ use: ColorUse, _ element: ElementID) {
    let names = options.texts("allowed").filter { ColorName.hex($0) == nil }
    switch use {
    case .components(let color):
      report(
        "the colour '\(color.shown)' is written out, so no change of the design reaches it; take one of an asset catalogue",
        at: tree.startTag(element), in: element, fix: fix(with: color, element))
    case .system(let name, let attribute):
      report(
        "the system's colour '\(name)' is none that the design allows; \(Self.advice(nil, names))",
        atValueOf: attribute,
        in: element)
    case .catalog(let name):
      let near = nearestSpelling(of: name, among: names)
      report(
        "the colour '\(name)' is none that the design allows; \(Self.advice(near, names))", atValueOf: "name",
        in: element,
        fix: near.map {
          fix("change '\(name)' to '\($0)'", setting: "name", of: element, to: $0)
        })
    }
  }

  private static func advice(_ near: String?, _ names: [String]) -> String {
    if let near { return "did you mean '\(near)'?" }
    let others = names.filter { $0 != "clear" }
    return others.isEmpty ? "take one of an asset catalogue" : "take \(alternatives(others.map { "'\($0)'" }))"
  }

  /// A colour of the catalogue that the document uses already may look the same. In the dark it may not.
  private func fix(with color: Color, _ element: ElementID) -> Diagnostic.Fix? {
    let known = document.namedColors[words.colors.namedColorEntry] ?? [:]
    let same = known.filter { _, entry in
      let described = tree.children(entry).first { tree.name($0) == words.color }
      return described.map { document.inlineColor($0).components?.bytes == color.components?.bytes } ?? false
    }
    guard let name = same.keys.min() else { return nil }
    let key = value("key", of: element).map { " key=\"\($0.asAttributeValue)\"" } ?? ""
    return .init(
      "take the colour '\(name)'", isSafe: false, replace: tree.range(element),
      with: "<color\(key) name=\"\(name.asAttributeValue)\"/>")
  }
}
