import XMLSource

extension LintRule {
  static let accessibilityIdentifier = LintRule(
    "accessibility-identifier", nil,
    summary: "A view that tests would use has no accessibility identifier.",
    rationale: """
      UI tests find a view without an identifier by its text or its place, and break when either changes. Give the views that \
      are used by hand an identifier of their own; nobody hears it.
      """,
    options: [
      LintOption(
        "classes", .texts(["UIControl", "UITextView", "NSControl", "NSTextView"]),
        "classes that need one, with their subclasses", content: .classes),
      LintOption("outletLabels", .flag(false), "whether labels need one that an outlet leads to"),
    ],
    peers: ["xiblint automation_identifiers", "xiblint automation_identifiers_for_outlet_labels"],
    asksRegistry: true,
    triggering: [
      Example(#"↓<button id="a"/>"#),
      Example(
        #"<view id="v" customClass="Card"><subviews>↓<label id="a" text="7"/></subviews><connections><outlet property="count" destination="a" id="o"/></connections></view>"#,
        options: #"{"outletLabels": true}"#),
      Example(
        #"↓<view id="a" customClass="Toggle"/><view id="b" customClass="Chart"/>"#,
        options: #"{"classes": ["UIControl"]}"#,
        registry:
          #"{"version": 1, "classes": {"Toggle": {"superclass": "UIControl"}, "Chart": {"superclass": "UIView"}}}"#),
      Example(
        #"↓<view id="a" customClass="RoundToggle"/>↓<view id="b" customClass="Chart"/>"#,
        options: #"{"classes": ["Toggle", "Chart"]}"#,
        registry:
          #"{"version": 1, "classes": {"RoundToggle": {"superclass": "Toggle"}, "Toggle": {"superclass": "UIView"}}}"#),
    ],
    nonTriggering: [
      Example(
        #"<button id="a"><accessibility key="accessibilityConfiguration" identifier="save"/></button><label id="b" text="7"/>"#
      ),
      Example(
        #"<button id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="save"/></userDefinedRuntimeAttributes></button>"#
      ),
      Example(#"<button id="a"/>"#, options: #"{"classes": ["UITextField"]}"#),
    ],
    check: .document { context in context.checkAccessibilityIdentifiers() })
}

extension LintContext {
  fileprivate mutating func checkAccessibilityIdentifiers() {
    let classes = options.texts("classes")
    let destinations = options.flag("outletLabels") ? outletDestinations : []
    var kinds = ElementKinds(classes)
    for index in document.objects.indices {
      let object = document.objects[index]
      guard !object.isPlaceholder else { continue }
      let isWanted =
        kinds.contain(object.element, of: document) || hasCustomClass(of: classes, index)
        || document.id(of: index).map(destinations.contains) ?? false
          && document.isKind(of: ["UILabel"], index)
      guard isWanted, !hasAccessibilityIdentifier(object.element) else { continue }
      report(
        "the view has no accessibility identifier, so tests can find it only by its text or place; give it one",
        at: tree.startTag(object.element), in: object.element)
    }
  }

  /// Whether an object's custom class is one of the classes or a subclass, as far as registries and the system's tables tell.
  private func hasCustomClass(of classes: [String], _ object: Int) -> Bool {
    guard let custom = document.customClass(of: object) else { return false }
    return classes.contains(custom)
      || registry.chain(of: object, in: document).links.contains { classes.contains($0.name) }
  }
}

/// Which elements stand for one of some classes or a subclass, found out once for each name.
private struct ElementKinds {
  private let classes: [String]
  private var known: [Bool?] = []

  init(_ classes: [String]) { self.classes = classes }

  mutating func contain(_ element: ElementID, of document: Document) -> Bool {
    let name = document.tree.name(element)
    while known.count <= name.number { known.append(nil) }
    if let known = known[Int(name.number)] { return known }
    let isKind = document.vocabulary.element(name).isKind(of: classes)
    known[Int(name.number)] = isKind
    return isKind
  }
}
