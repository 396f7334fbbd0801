extension AttributePlace {
  /// What is wrong with the value whatever it is set on.
  func problem(with stored: StoredValue) -> Diagnostic? {
    switch stored {
    case .missing(let message, let range): return Diagnostic("missing-value", .error, message, at: range)
    case .malformed(let message, let range): return Diagnostic("malformed-value", .error, message, at: range)
    case .disagreeing(let child):
      return Diagnostic(
        "type-mismatch", .error,
        "the value is stored as '\(tree.nameString(child))', but the attribute's type is '\(tree.string(words.type, of: element) ?? "")'",
        at: tree.startTag(child))
    case .unknownType(nil):
      return Diagnostic(
        "unknown-attribute-type", .error, "the attribute has no type, so its value can't be read; give it a type",
        at: typeRange)
    case .unknownType(let type?):
      let nearest = nearestSpelling(of: type, among: StoredValue.typeNames).map { "did you mean '\($0)'?" }
      let advice = nearest ?? "the types are \(StoredValue.typeNames.joined(separator: ", "))"
      return Diagnostic(
        "unknown-attribute-type", .error, "there is no attribute type '\(type)'; \(advice)", at: typeRange)
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
        "'\(key)' is a \(property.type.name); a \(stored.typeName) works only by accident, store a \(better)",
        at: typeRange)
      diagnostic.fix = fix(storing: stored, as: better)
      return diagnostic
    case .insetsAsRect:
      return Diagnostic(
        "insets-as-rect", .note,
        "'\(key)' takes edge insets; a rect's x, y, width and height become \(insetsOrder(property))", at: typeRange)
    case .truncated:
      return Diagnostic(
        "type-mismatch", .warning, "'\(key)' is a whole number, so the fraction is cut off; store an integer",
        at: valueRange)
    case .mismatch:
      return Diagnostic(
        "type-mismatch", .error, "'\(key)' is a \(property.type.name) and can't hold a \(stored.typeName)",
        at: typeRange)
    case .nilForScalar:
      return Diagnostic(
        "nil-for-scalar", .error,
        "'\(key)' is a \(property.type.name), which nil can't be stored in; it raises at run time",
        at: typeRange)
    case .outOfRange(let message, let severity):
      return Diagnostic("value-out-of-range", severity, "'\(key)': \(message)", at: valueRange)
    case .unknownCase(let word, let nearest):
      let advice = nearest.map { "; did you mean '\($0)'?" } ?? ""
      return Diagnostic(
        "unknown-enum-case", .error, "'\(word)' is no value of '\(key)'\(advice)", at: place(of: word, in: stored))
    case .badText(let message, let offset):
      guard case .string(let text, _) = stored else { return nil }
      return Diagnostic(
        "malformed-value", .error, "'\(key)': \(message)", at: valueRange(from: offset, of: text))
    }
  }

  private func insetsOrder(_ property: Property) -> String {
    property.isSystem ? "top, left, bottom and right in that order" : "top, left, bottom and right"
  }

  /// Where a word of a typed text stands.
  private func place(of word: String, in stored: StoredValue) -> Range<Int> {
    guard case .string(let text, _) = stored, !word.isEmpty, let offset = Self.offset(of: word, in: text) else {
      return valueRange
    }
    let tail = valueRange(from: offset, of: text)
    return tail.count >= word.utf8.count && tail != valueRange || offset == 0 && tail.count >= word.utf8.count
      ? tail.lowerBound..<(tail.lowerBound + word.utf8.count) : valueRange
  }

  /// The first place where `word` stands as a word of its own.
  private static func offset(of word: String, in text: String) -> Int? {
    let text = Array(text.utf8)
    let word = Array(word.utf8)
    func isPart(_ i: Int) -> Bool {
      guard text.indices.contains(i) else { return false }
      return text[i] == UInt8(ascii: "_") || text[i] > 127 || (text[i] | 32 >= 97 && text[i] | 32 <= 122)
    }
    guard text.count >= word.count else { return nil }
    return (0...(text.count - word.count)).first {
      text[$0..<($0 + word.count)].elementsEqual(word) && !isPart($0 - 1) && !isPart($0 + word.count)
    }
  }

  /// The whole attribute with its value in the better type.
  private func fix(storing stored: StoredValue, as type: String) -> Diagnostic.Fix? {
    let bytes = tree.source.bytes
    let whole = tree.range(element)
    let title = "store a \(type)"
    switch stored {
    case .point(let values), .size(let values):
      guard let child = valueChild, values.count == 2 else { return nil }
      let old = tree.range(child)
      let fields = type == "size" ? ["width", "height"] : ["x", "y"]
      let from = type == "size" ? ["x", "y"] : ["width", "height"]
      let texts = from.map { name in String(decoding: bytes[tree.valueRange(name, of: child)], as: UTF8.self) }
      let new = "<\(type) key=\"value\" \(fields[0])=\"\(texts[0])\" \(fields[1])=\"\(texts[1])\"/>"
      let text =
        String(decoding: bytes[whole.lowerBound..<typeRange.lowerBound], as: UTF8.self) + type
        + String(decoding: bytes[typeRange.upperBound..<old.lowerBound], as: UTF8.self) + new
        + String(decoding: bytes[old.upperBound..<whole.upperBound], as: UTF8.self)
      return .init(title, isSafe: true, replace: whole, with: text)
    case .boolean(let value):
      let key = String(decoding: bytes[keyPathRange], as: UTF8.self)
      let text =
        "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(key)\"><integer key=\"value\" value=\"\(value ? 1 : 0)\"/></userDefinedRuntimeAttribute>"
      return .init(title, isSafe: true, replace: whole, with: text)
    case .number(let value, _) where value == 0 || value == 1:
      let key = String(decoding: bytes[keyPathRange], as: UTF8.self)
      let text =
        "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(key)\" value=\"\(value == 1 ? "YES" : "NO")\"/>"
      return .init(title, isSafe: true, replace: whole, with: text)
    default: return nil
    }
  }
}
