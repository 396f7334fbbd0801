extension AttributePlace {
  /// What is wrong with the value whatever it is set on.
  func problem(with stored: StoredValue) -> Diagnostic? {
    switch stored {
    case .missing(let message, let range): return Diagnostic("missing-value", .error, message, at: range)
    case .malformed(let message, let range): return Diagnostic("malformed-value", .error, message, at: range)
    case .disagreeing(let child):
      let (type, stored) = (tree.string(words.type, of: element) ?? "", tree.nameString(child))
      return Diagnostic(
        "type-mismatch", .error,
        "the value is stored as '\(stored)', but the attribute's type is '\(type)', so it isn't read; "
          + StoredValue.form(of: type)
          + (StoredValue.type(storedAs: stored).map { ", or make the type '\($0)'" } ?? ""),
        at: tree.startTag(child))
    case .unknownType(nil):
      return Diagnostic(
        "unknown-attribute-type", .error, "the attribute has no type, so its value can't be read; give it a type",
        at: typeRange)
    case .unknownType(let type?):
      let nearest =
        nearestSpelling(of: type, among: StoredValue.typeNames)
        ?? StoredValue.typeNames.first { type.count > 2 && $0.hasPrefix(type.lowercased()) }
      let advice =
        nearest.map { "did you mean '\($0)'?" } ?? "the types are \(StoredValue.typeNames.joined(separator: ", "))"
      var diagnostic = Diagnostic(
        "unknown-attribute-type", .error, "there is no attribute type '\(type)'; \(advice)", at: typeRange)
      diagnostic.fix = nearest.map { .respelling(type, as: $0, at: typeRange) }
      return diagnostic
    default: return nil
    }
  }

  /// What is wrong with storing the value in `property`.
  func problem(_ verdict: Compatibility, _ stored: StoredValue, _ property: Property) -> Diagnostic? {
    let key = property.key
    switch verdict {
    case .fine, .cgColor: return nil
    case .accidental(let better):
      var diagnostic = Diagnostic(
        "type-mismatch", .warning,
        "'\(key)' is \(withArticle(property.type.name)); \(withArticle(stored.typeName)) works only by accident, store \(withArticle(better))",
        at: typeRange)
      diagnostic.fix = fix(storing: stored, as: better)
      return diagnostic
    case .insetsAsRect:
      return Diagnostic(
        "insets-as-rect", .note,
        "'\(key)' takes edge insets; a rect's x, y, width and height become top, left, bottom and right in that order",
        at: typeRange)
    case .truncated:
      return Diagnostic(
        "type-mismatch", .warning, "'\(key)' is a whole number, so the fraction is cut off; store an integer",
        at: valueRange)
    case .mismatch:
      return Diagnostic(
        "type-mismatch", .error,
        "'\(key)' \(Self.what(property)) and can't hold \(withArticle(stored.typeName))\(advice(property))",
        at: typeRange)
    case .nilForScalar:
      return Diagnostic(
        "nil-for-scalar", .error,
        "'\(key)' \(Self.what(property)), which nil can't be stored in: setting it raises at run time; store a value, or delete the attribute",
        at: typeRange)
    case .outOfRange(let message, let severity):
      return Diagnostic("value-out-of-range", severity, "'\(key)': \(message)", at: valueRange)
    case .unknownCase(let word, let nearest, let known, let range):
      let advice = nearest.map { "did you mean '\($0)'?" } ?? "its values are \(alternatives(known))"
      let place = place(range, in: stored)
      var diagnostic = Diagnostic(
        "unknown-enum-case", .error, "'\(word)' is no value of '\(key)'; \(advice)", at: place)
      // A word inside another text has no place of its own.
      if let nearest, tree.source.bytes[place].elementsEqual(word.utf8) {
        diagnostic.fix = .respelling(word, as: nearest, at: place)
      }
      return diagnostic
    case .badText(let message, let range):
      return Diagnostic("malformed-value", .error, "'\(key)': \(message)", at: place(range, in: stored))
    }
  }

  /// Where a part of a typed text stands.
  private func place(_ range: Range<Int>?, in stored: StoredValue) -> Range<Int> {
    guard let range, case .string(let text, _) = stored else { return valueRange }
    return sourceRange(range, of: text)
  }

  private static func what(_ property: Property) -> String {
    property.type == .insets ? "is edge insets" : "is \(withArticle(property.type.name))"
  }

  /// How a document stores what the editor has no type for.
  private func advice(_ property: Property) -> String {
    guard property.type == .insets else {
      if case .system = property.type { return "" }
      return "; store \(withArticle(property.type.storedType(of: .null)))"
    }
    return
      "; store a string, 'top, left, bottom, right', or a rect, whose x, y, width and height become top, left, bottom and right"
  }
}
