import XMLSource

/// The elements and attributes that Interface Builder itself writes: are they known, do their values say anything?
func checkBuiltIns(of document: Document, into diagnostics: inout Diagnostics) {
  let tree = document.tree
  var unknown = UnknownNames()
  for index in 0..<tree.elementCount {
    let element = ElementID(index)
    let name = tree.name(element)
    let meaning = document.vocabulary.element(name)
    if !meaning.isKnown {
      unknown.note(element: element, name, in: tree)
      continue
    }
    document.checkFields(of: element, into: &diagnostics)
    for attribute in tree.attributes(element) {
      let what = document.vocabulary.attribute(tree.name(attribute), of: name)
      if !what.isKnown {
        unknown.note(attribute: attribute, of: element, in: tree)
      } else if let diagnostic = Diagnostic(valueOf: attribute, what, of: element, in: tree) {
        diagnostics.report(document.about(document.owner(of: element), diagnostic))
      }
    }
  }
  unknown.report(in: tree, into: &diagnostics)
}

extension Diagnostic {
  fileprivate init?(
    valueOf attribute: AttributeID, _ meaning: AttributeMeaning, of element: ElementID, in tree: XMLTree
  ) {
    let message: String
    var rule: RuleID = "malformed-value"
    switch meaning.kind {
    case .boolean:
      let bytes = tree.bytes(attribute)
      if bytes.elementsEqual("YES".utf8) || bytes.elementsEqual("NO".utf8) { return nil }
      message = "is no Boolean; write YES or NO"
    case .number:
      let value = tree.bytes(attribute)
      // The editor writes a size without bounds in letters (`placeholderIntrinsicWidth="infinite"`).
      if parseNumber(value) != nil || value.elementsEqual("infinite".utf8) || meaning.caseName(value) != nil {
        return nil
      }
      message = "is no number"
    case .enum where meaning.enumeration != nil:
      let value = tree.bytes(attribute)
      if meaning.caseName(value) != nil || parseNumber(value) != nil { return nil }
      rule = "unknown-attribute-value"
      let nearest = nearestSpelling(
        of: tree.string(attribute), among: meaning.spellings.map { String(decoding: $0.text, as: UTF8.self) })
      message = "is none of its known values" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    default: return nil
    }
    let name = tree.names.string(tree.name(attribute))
    self.init(
      rule, rule == "malformed-value" ? .error : .warning, "'\(tree.string(attribute))' for '\(name)' \(message)",
      at: tree.valueRange(name, of: element))
  }
}

/// Names that no table has: each is reported once a document, where it is first met.
private struct UnknownNames {
  private struct Attribute: Hashable {
    let name: Name
    let element: Name
  }

  private var elements: [Name: (first: ElementID, count: Int)] = [:]
  private var attributes: [Attribute: (first: ElementID, count: Int)] = [:]

  mutating func note(element: ElementID, _ name: Name, in tree: XMLTree) {
    elements[name, default: (element, 0)].count += 1
  }

  mutating func note(attribute: AttributeID, of element: ElementID, in tree: XMLTree) {
    attributes[Attribute(name: tree.name(attribute), element: tree.name(element)), default: (element, 0)].count += 1
  }

  func report(in tree: XMLTree, into diagnostics: inout Diagnostics) {
    for (name, (first, count)) in elements.sorted(by: { $0.value.first < $1.value.first }) {
      diagnostics.report(
        Diagnostic(
          "unknown-element", .note,
          "the element '\(tree.names.string(name))' is not known; it is kept as it stands\(times(count))",
          at: tree.nameRange(first)))
    }
    let inOrder = attributes.sorted { ($0.value.first, $0.key.name.number) < ($1.value.first, $1.key.name.number) }
    for (key, (first, count)) in inOrder {
      let attribute = tree.names.string(key.name)
      diagnostics.report(
        Diagnostic(
          "unknown-attribute", .note,
          "the attribute '\(attribute)' of '\(tree.names.string(key.element))' is not known; it is kept as it stands\(times(count))",
          at: tree.attributeNameRange(attribute, of: first)))
    }
  }

  private func times(_ count: Int) -> String { count == 1 ? "" : " (\(count) times in this document)" }
}
