import XMLSource

/// What a rule may know of the document that it looks at, and where it says what it finds.
struct LintContext {
  let document: Document
  let registry: Registry
  private let findProject: (@Sendable (String, Project.Part) -> Project)?
  private var foundProject: Project?
  private var foundLocalizations: [String]??
  private var foundBase: Bool?
  /// The one at work.
  private var rule: CheckedRule
  private(set) var diagnostics: Diagnostics
  /// What names were meant to be, for the first few of the document.
  var suggestions = Suggestions()
  private var foundImages: Set<String>?
  private var foundObjects: [String: Int]?
  private var foundLayerStyles: [LayerStyle]?
  var facts = DocumentFacts()

  var tree: XMLTree { document.tree }
  var words: Words { document.words }

  init(
    _ document: Document, registry: Registry, findProject: (@Sendable (String, Project.Part) -> Project)?,
    first: CheckedRule, into diagnostics: Diagnostics
  ) {
    self.document = document
    self.registry = registry
    self.findProject = findProject
    self.diagnostics = diagnostics
    rule = first
  }

  /// Makes `rule` the one at work.
  mutating func begin(_ rule: CheckedRule) { self.rule = rule }

  /// The options of the rule at work.
  var options: LintOptions { rule.options }

  /// What is known of the project's assets; they are looked for when a rule first asks.
  var project: Project {
    mutating get {
      if let foundProject { return foundProject }
      let found = findProject?(tree.source.path, .assets) ?? Project()
      foundProject = found
      return found
    }
  }

  /// The languages of the localisations beside the document, looked for likewise.
  var localizations: [String]? {
    mutating get {
      if let foundLocalizations { return foundLocalizations }
      let found = findProject?(tree.source.path, .localizations).localizations
      foundLocalizations = .some(found)
      return found
    }
  }

  /// Whether the document is in `Base.lproj`.
  var isBase: Bool {
    mutating get {
      if let foundBase { return foundBase }
      let found = findProject?(tree.source.path, .folder).isBase ?? false
      foundBase = found
      return found
    }
  }

  /// The images that the document brings along or takes from the system, as its resources say.
  var ownImages: Set<String> {
    mutating get {
      if let foundImages { return foundImages }
      let found = document.ownImages
      foundImages = found
      return found
    }
  }

  /// Of the objects whose layer runtime attributes change, in document order.
  var layerStyles: [LayerStyle] {
    mutating get {
      if let foundLayerStyles { return foundLayerStyles }
      // A launch screen sets no runtime attributes.
      let found = document.isLaunchScreen ? [] : findLayerStyles()
      foundLayerStyles = found
      return found
    }
  }

  /// The object of that id.
  mutating func object(_ id: String) -> Int? {
    let objects = foundObjects ?? document.objectsByID
    foundObjects = objects
    return objects[id]
  }

  /// The value of an element's attribute.
  func value(_ name: String, of element: ElementID) -> String? { value(tree.names.intern(name), of: element) }

  /// The value of an element's attribute.
  func value(_ name: Name, of element: ElementID) -> String? { tree.string(name, of: element) }

  /// Whether an attribute says `YES`.
  func isOn(_ name: String, of element: ElementID) -> Bool { isOn(tree.names.intern(name), of: element) }

  /// Whether an attribute says `YES`.
  func isOn(_ name: Name, of element: ElementID) -> Bool { says(name, "YES", of: element) }

  /// Whether an attribute has a value, letter for letter.
  func says(_ name: Name, _ text: String, of element: ElementID) -> Bool {
    tree.attribute(name, of: element).map { tree.bytes($0).elementsEqual(text.utf8) } ?? false
  }

  /// Says what is wrong.
  /// - Parameters:
  ///   - range: what it is about.
  ///   - element: the element that is in, whose object the finding is about; nil for the document.
  ///   - spot: what of the object it is about, where that isn't what stands at `range`.
  ///   - isToldOnce: whether it could as well stand at another object.
  mutating func report(
    _ message: String, at range: Range<Int>, in element: ElementID?, keyPath: String? = nil, spot: String? = nil,
    isToldOnce: Bool = false, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil
  ) {
    var diagnostic = Diagnostic(rule.id, rule.severity, message, at: range)
    diagnostic.keyPath = keyPath
    diagnostic.spot = spot
    diagnostic.isToldOnce = isToldOnce
    diagnostic.notes = notes
    diagnostic.fix = fix
    diagnostics.report(document.about(element.flatMap(document.owner(of:)), diagnostic))
  }

  /// Says what is wrong with the value of an attribute.
  mutating func report(
    _ message: String, atValueOf attribute: String, in element: ElementID, keyPath: String? = nil,
    isToldOnce: Bool = false, notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil
  ) {
    report(
      message, at: tree.valueRange(attribute, of: element), in: element, keyPath: keyPath, isToldOnce: isToldOnce,
      notes: notes,
      fix: fix)
  }
}
