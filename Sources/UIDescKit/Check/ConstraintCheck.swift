import XMLSource

/// Constraints that say nothing, or what Auto Layout refuses at run time.
struct ConstraintCheck {
  private let document: Document

  init(_ document: Document) { self.document = document }

  /// What a layout attribute measures.
  private enum Axis {
    case horizontal, vertical, dimension
  }

  func check(_ element: ElementID, into diagnostics: inout Diagnostics) {
    let tree = document.tree
    let words = document.words
    guard tree.name(element) == words.constraint else { return }
    var first: AttributeID?
    var second: AttributeID?
    var hasSecondItem = false
    for attribute in tree.attributes(element) {
      let name = tree.name(attribute)
      if name == words.firstAttribute {
        first = attribute
      } else if name == words.secondAttribute {
        second = attribute
      } else if name == words.secondItem {
        hasSecondItem = true
      } else if name == words.priority {
        checkPriority(attribute, element, into: &diagnostics)
      } else if name == words.multiplier {
        checkMultiplier(attribute, element, into: &diagnostics)
      }
    }
    guard let first else {
      return report(
        "missing-value", "the constraint has no 'firstAttribute', so it holds nothing; name one, such as 'leading'",
        at: tree.startTag(element), element, into: &diagnostics)
    }
    // Most hold an edge to the same edge.
    if hasSecondItem, let second, tree.bytes(first).elementsEqual(tree.bytes(second)) { return }
    guard let axis = axis(of: first) else { return }
    if hasSecondItem, second == nil {
      return report(
        "missing-value", "the constraint has a second item and no 'secondAttribute', so it holds nothing; name one",
        at: tree.startTag(element), element, into: &diagnostics)
    }
    if !hasSecondItem, second != nil || axis != .dimension {
      let what = tree.string(second ?? first)
      return report(
        "missing-value", "'\(what)' can't be held to nothing; name the other view with secondItem",
        at: tree.valueRange(second == nil ? "firstAttribute" : "secondAttribute", of: element), element,
        into: &diagnostics)
    }
    guard let second, let other = self.axis(of: second), other != axis else { return }
    let advice =
      axis == .dimension || other == .dimension ? "a size and a place don't compare" : "they are of different axes"
    report(
      "value-out-of-range",
      "'\(tree.string(first))' can't be held to '\(tree.string(second))', which raises at run time, since \(advice)",
      at: tree.valueRange("secondAttribute", of: element), element, .error, into: &diagnostics)
  }

  private func checkPriority(_ attribute: AttributeID, _ element: ElementID, into diagnostics: inout Diagnostics) {
    let tree = document.tree
    guard let priority = parseNumber(tree.bytes(attribute)), !(1...1000).contains(priority) else { return }
    report(
      "value-out-of-range",
      "the priority is \(tree.string(attribute)), but priorities go from 1 to 1000, which is required",
      at: tree.valueRange("priority", of: element), element, into: &diagnostics)
  }

  private func checkMultiplier(_ attribute: AttributeID, _ element: ElementID, into diagnostics: inout Diagnostics) {
    let text = document.tree.string(attribute)
    let value = Double(ratio: text)
    if let value, value != 0 { return }
    let message =
      value == nil
      ? "'\(text)' is no multiplier; write a number, or a ratio such as 16:9"
      : "the multiplier is 0, which makes the second item count for nothing; write another, or leave the item out"
    report(
      value == nil ? "malformed-value" : "value-out-of-range", message,
      at: document.tree.valueRange("multiplier", of: element), element, into: &diagnostics)
  }

  private func report(
    _ rule: RuleID, _ message: String, at range: Range<Int>, _ element: ElementID, _ severity: Severity = .warning,
    into diagnostics: inout Diagnostics
  ) {
    diagnostics.report(document.about(document.owner(of: element), Diagnostic(rule, severity, message, at: range)))
  }

  private func axis(of attribute: AttributeID) -> Axis? {
    let length = document.tree.length(attribute)
    return Self.axes.first { $0.name.count == length && $0.name.elementsEqual(document.tree.bytes(attribute)) }?.axis
  }

  /// The commonest first. Of an unknown one the check of values has told.
  private static let axes: [(name: [UInt8], axis: Axis)] = [
    ("leading", Axis.horizontal), ("trailing", .horizontal), ("top", .vertical), ("bottom", .vertical),
    ("width", .dimension), ("height", .dimension), ("centerX", .horizontal), ("centerY", .vertical),
    ("left", .horizontal), ("right", .horizontal), ("baseline", .vertical), ("lastBaseline", .vertical),
    ("firstBaseline", .vertical), ("leadingMargin", .horizontal), ("trailingMargin", .horizontal),
    ("topMargin", .vertical), ("bottomMargin", .vertical), ("leftMargin", .horizontal), ("rightMargin", .horizontal),
    ("centerXWithinMargins", .horizontal), ("centerYWithinMargins", .vertical),
  ].map { (Array($0.0.utf8), $0.1) }
}

extension Double {
  /// A multiplier: a number, or two as `a:b` or `a/b`.
  init?(ratio text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { parseNumber(ArraySlice(Array($0.utf8))) }
    guard numbers.count == parts.count, numbers.count == 1 || numbers.count == 2 && numbers[1] != 0 else { return nil }
    self = numbers.count == 1 ? numbers[0] : numbers[0] / numbers[1]
  }
}
