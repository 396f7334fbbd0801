import XMLSource

/// Colours that can't be what they say: a misspelled system colour, parts on another scale than 0 to 1.
struct ColorCheck {
  private let document: Document
  private var suggestions = Suggestions()
  /// The system colours that the document's resources describe, whatever the tables know.
  private lazy var described = document.describedSystemColors

  init(_ document: Document) { self.document = document }

  mutating func check(_ element: ElementID, into diagnostics: inout Diagnostics) {
    let tree = document.tree
    guard tree.name(element) == document.words.color else { return }
    checkParts(element, into: &diagnostics)
    for attribute in tree.attributes(element) {
      guard let diagnostic = problem(with: attribute, of: element) else { continue }
      diagnostics.report(document.about(document.owner(of: element), diagnostic))
    }
  }

  private func checkParts(_ element: ElementID, into diagnostics: inout Diagnostics) {
    let parts = document.colorParts(of: element)
    if parts.isComplete { return }
    // Those of runtime attributes without any are told of with their types.
    if parts.isEmpty,
      document.tree.parent(element).map({ document.tree.name($0) }) == document.words.userDefinedRuntimeAttribute
    {
      return
    }
    let diagnostic = Diagnostic("missing-value", .error, parts.problem, at: document.tree.startTag(element))
    diagnostics.report(document.about(document.owner(of: element), diagnostic))
  }

  private mutating func problem(with attribute: AttributeID, of element: ElementID) -> Diagnostic? {
    let colors = document.words.colors
    switch document.tree.name(attribute) {
    case colors.systemColor: return misspelled(attribute, of: element, isListComplete: true)
    // Colours that only old systems had.
    case colors.cocoaTouchSystemColor, colors.xcode11CocoaTouchSystemColor: return misspelled(attribute, of: element)
    case colors.name:
      let isFromSystem = document.tree.attribute(colors.catalog, of: element) != nil
      return isFromSystem ? misspelled(attribute, of: element) : nil
    case colors.red, colors.green, colors.blue, colors.white, colors.cyan, colors.magenta, colors.yellow, colors.black:
      // Extended sRGB goes beyond 0 and 1 for what a wide display shows, but never that far.
      return scaled(attribute, of: element, beyond: -1...2, "the parts of a colour go")
    case colors.alpha: return scaled(attribute, of: element, beyond: -0.001...1.001, "opacity goes")
    default: return nil
    }
  }

  private mutating func misspelled(
    _ attribute: AttributeID, of element: ElementID, isListComplete: Bool = false
  ) -> Diagnostic? {
    let tree = document.tree
    let name = tree.string(attribute)
    if SystemTables.isColor(named: name) { return nil }
    if described.contains(name) { return nil }
    let whole = name.hasSuffix("Color") || name.hasSuffix("Colour") ? name : name + "Color"
    let near = suggestions.slip(whole, among: SystemTables.colorNames(on: document.platform))
    guard near != nil || isListComplete else { return nil }
    let advice =
      near.map { "did you mean '\($0)'?" }
      ?? "name one, such as 'labelColor', or a colour of yours with name=\"\(name)\""
    var diagnostic = Diagnostic(
      "unknown-attribute-value", .warning, "there is no system colour '\(name)'; \(advice)",
      at: tree.valueRange(tree.names.string(tree.name(attribute)), of: element))
    diagnostic.fix = near.map { .respelling(name, as: $0, at: diagnostic.range) }
    return diagnostic
  }

  private func scaled(
    _ attribute: AttributeID, of element: ElementID, beyond range: ClosedRange<Double>, _ what: String
  ) -> Diagnostic? {
    let tree = document.tree
    guard let value = parseNumber(tree.bytes(attribute)), !range.contains(value) else { return nil }
    let name = tree.names.string(tree.name(attribute))
    let scale = range.contains(2) ? 255.0 : 100
    let share = Value.number((value / scale * 1000).rounded() / 1000).shown
    let advice = (2...scale).contains(value) ? "; \(tree.string(attribute)) of \(Int(scale)) is \(share)" : ""
    return Diagnostic(
      "value-out-of-range", .warning,
      "'\(name)' is \(tree.string(attribute)), but \(what) from 0 to 1\(advice)", at: tree.valueRange(name, of: element)
    )
  }
}

extension Document {
  fileprivate var describedSystemColors: Set<String> {
    let resources = tree.children(tree.root).filter { tree.name($0) == words.resources }
    return Set(
      resources.flatMap { tree.children($0) }.filter { tree.name($0) == words.colors.systemColorEntry }
        .compactMap { tree.string(words.name, of: $0) })
  }
}
