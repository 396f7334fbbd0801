import XMLSource

/// The elements and attributes that Interface Builder itself writes: are they known, do their values say anything, do their
/// references lead anywhere?
/// - Parameter findProject: gives a part of what is known of the project around the document of a path.
/// - Returns: the document, with what resolving it must know.
func checkBuiltIns(
  of document: Document, findProject: (@Sendable (String, Project.Part) -> Project)?,
  into diagnostics: inout Diagnostics
) -> Document {
  let tree = document.tree
  var unknown = UnknownNames()
  var keys = KeysInObjects(in: document)
  var colors = ColorCheck(document)
  var repeated = RepeatedKeys(in: document)
  let constraints = ConstraintCheck(document)
  var resources = DeclaredResources(of: document, findProject: findProject)
  var references = References(in: document, into: &diagnostics)
  let availability = AvailabilityCheck(document)
  for index in 0..<tree.elementCount {
    let element = ElementID(index)
    let name = tree.name(element)
    let meaning = document.vocabulary.element(name)
    if !meaning.isKnown {
      unknown.note(element: element, name, in: tree)
      continue
    }
    keys.check(element, meaning, into: &diagnostics)
    repeated.check(element, into: &diagnostics)
    constraints.check(element, into: &diagnostics)
    document.checkPlacement(of: element, meaning, into: &diagnostics)
    document.checkList(of: element, meaning, into: &diagnostics)
    colors.check(element, into: &diagnostics)
    document.checkFields(of: element, into: &diagnostics)
    document.checkEncodedText(of: element, into: &diagnostics)
    availability.check(element, meaning, into: &diagnostics)
    resources?.check(element, into: &diagnostics)
    // The values of runtime attributes are checked with their types, but for colours.
    let isTyped =
      name != document.words.color
      && tree.parent(element).map { tree.name($0) == document.words.userDefinedRuntimeAttribute } ?? false
    for attribute in tree.attributes(element) {
      let what = document.vocabulary.attribute(tree.name(attribute), of: name)
      if !what.isKnown {
        unknown.note(attribute: attribute, of: element, in: tree)
        continue
      }
      if !isTyped, document.reportProblem(withValueOf: attribute, what, of: element, into: &diagnostics) { continue }
      if what.kind == .id {
        references.check(attribute, of: element, into: &diagnostics)
      } else if what.kind == .image {
        resources?.check(image: attribute, of: element, into: &diagnostics)
      }
    }
  }
  unknown.report(in: document, into: &diagnostics)
  keys.finish(into: &diagnostics)
  // A misspelled 'objects' has been reported.
  if document.objects.isEmpty, unknown.isEmpty { diagnostics.report(.empty(document)) }
  var checked = document
  checked.unknownKeys = keys.found
  return checked
}

extension Document {
  /// Reports a value that isn't what its attribute holds. It is asked of every attribute, so nothing is made or copied for
  /// those that are right.
  /// - Returns: whether there was something to report.
  fileprivate func reportProblem(
    withValueOf attribute: AttributeID, _ meaning: AttributeMeaning, of element: ElementID,
    into diagnostics: inout Diagnostics
  ) -> Bool {
    switch meaning.kind {
    case .boolean:
      let bytes = tree.bytes(attribute)
      if bytes.elementsEqual("YES".utf8) || bytes.elementsEqual("NO".utf8) { return false }
    case .number:
      let value = tree.bytes(attribute)
      // The editor writes a size without bounds in letters (`placeholderIntrinsicWidth="infinite"`).
      let isWithoutBounds = meaning.key.hasPrefix("placeholderIntrinsic") && value.elementsEqual("infinite".utf8)
      if parseNumber(value) != nil || isWithoutBounds || meaning.hasCase(value) { return false }
    case .enum where meaning.enumeration != nil:
      let value = tree.bytes(attribute)
      if meaning.hasCase(value) || parseNumber(value) != nil { return false }
    case .other where !meaning.spellings.isEmpty, .enum where !meaning.spellings.isEmpty:
      if meaning.hasCase(tree.bytes(attribute)) { return false }
    default: return false
    }
    diagnostics.report(about(owner(of: element), problem(withValueOf: attribute, meaning, of: element)))
    return true
  }

  /// What is wrong with a value that isn't what its attribute holds; a note where that may be more than is known.
  private func problem(
    withValueOf attribute: AttributeID, _ meaning: AttributeMeaning, of element: ElementID
  ) -> Diagnostic {
    let name = tree.names.string(tree.name(attribute))
    let text = tree.string(attribute)
    let message: String
    var meant: String?
    var rule: RuleID = "unknown-attribute-value"
    var severity = Severity.warning
    switch meaning.kind {
    case .boolean:
      (rule, severity) = ("malformed-value", .error)
      message = "is no Boolean; write YES or NO"
      meant = boolean(meantBy: text)
    case .number:
      (rule, severity) = ("malformed-value", .error)
      message = "is no number"
    case .enum where meaning.enumeration != nil:
      let advice = advice(for: text, meaning)
      message = "is none of its known values; \(advice.text)"
      meant = advice.meant
    default:
      // A list of what is known, not of all there is.
      let known = meaning.spellings.map(\.text.string)
      let isSpace = words.colors.spaces.contains(tree.name(attribute))
      meant = misspelling(of: text, among: known)
      let near = meant.map { "did you mean '\($0)'?" }
      if near == nil, !isSpace { severity = .note }
      message =
        "is none of its known values; \(near ?? (isSpace ? "its parts are taken as those of sRGB" : "it is kept as it stands"))"
    }
    let range = tree.valueRange(name, of: element)
    var diagnostic = Diagnostic(
      rule, severity, "'\(text)' for '\(name)' \(message)", at: range)
    diagnostic.fix = meant.map { .respelling(text, as: $0, at: range) }
    return diagnostic
  }
}

extension Diagnostic {
  fileprivate static func empty(_ document: Document) -> Diagnostic {
    let place = document.kind == .storyboard ? "<objects> of a <scene>" : "<objects>"
    return Diagnostic(
      "empty-document", .warning, "the document has no objects, so its tree is empty; they stand in \(place)",
      at: document.tree.startTag(document.tree.root))
  }
}

/// As documents spell it.
private func boolean(meantBy text: String) -> String? {
  switch text.lowercased() {
  case "yes", "true", "1": "YES"
  case "no", "false", "0": "NO"
  default: nil
  }
}

/// What a value was meant to be, or could be, as documents spell it.
private func advice(for value: String, _ meaning: AttributeMeaning) -> (text: String, meant: String?) {
  let spellings = meaning.spellings.map { (text: $0.text.string, caseName: $0.name.string) }
  // The editor's spelling of a case comes before the case's name.
  func editors(_ caseName: String) -> String { spellings.first { $0.caseName == caseName }?.text ?? caseName }
  let texts = spellings.map(\.text)
  if let nearest = nearestSpelling(of: value, among: texts) ?? onlyOne(of: texts, endingIn: value),
    let meant = spellings.first(where: { $0.text == nearest })
  {
    let spelling = editors(meant.caseName)
    return ("did you mean '\(spelling)'?", spelling)
  }
  return ("they are \(alternatives(Set(spellings.map { editors($0.caseName) }).sorted()))", nil)
}

/// `scaleAspectFit` for `aspectFit`.
private func onlyOne(of texts: [String], endingIn value: String) -> String? {
  let end = value.lowercased()
  let found = end.utf8.count < 4 ? [] : texts.filter { $0.lowercased().hasSuffix(end) }
  return found.count == 1 ? found.first : nil
}
