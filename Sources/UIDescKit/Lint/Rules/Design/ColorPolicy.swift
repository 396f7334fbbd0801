import XMLSource

/// What a design says of colours.
extension LintContext {
  mutating func checkColor(_ element: ElementID) {
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
      let fix = fix(with: color, element)
      report(
        "the colour '\(color.shown)' is written out, so no change of the design reaches it; take one of an asset catalogue",
        at: tree.startTag(element), in: element, fix: fix)
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
  private mutating func fix(with color: Color, _ element: ElementID) -> Diagnostic.Fix? {
    guard let bytes = color.components?.bytes, let name = catalogColors[bytes] else { return nil }
    let key = value(words.key, of: element).map { " key=\"\($0.asAttributeValue)\"" } ?? ""
    return .init(
      "take the colour '\(name)'", isSafe: false, replace: tree.range(element),
      with: "<color\(key) name=\"\(name.asAttributeValue)\"/>")
  }
}

extension Document {
  /// The colours of catalogues that `<resources>` describe, by red, green, blue and alpha.
  var catalogColors: [UInt32: String] {
    var found: [UInt32: String] = [:]
    for (name, entry) in namedColors[words.colors.namedColorEntry] ?? [:] {
      guard let described = tree.children(entry).first(where: { tree.name($0) == words.color }),
        let bytes = inlineColor(described).components?.bytes
      else { continue }
      found[bytes] = min(name, found[bytes] ?? name)
    }
    return found
  }
}
