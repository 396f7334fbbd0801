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
        "classes that need one, with their subclasses"),
      LintOption("outletLabels", .flag(false), "whether labels need one that an outlet leads to"),
    ],
    peers: ["xiblint automation_identifiers", "xiblint automation_identifiers_for_outlet_labels"],
    triggering: [
      Example(#"↓<button id="a"/>"#),
      Example(
        #"<view id="v" customClass="Card"><subviews>↓<label id="a" text="7"/></subviews><connections><outlet property="count" destination="a" id="o"/></connections></view>"#,
        options: #"{"outletLabels": true}"#),
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
    let destinations = options.flag("outletLabels") ? document.outletDestinations : []
    for index in document.objects.indices {
      let object = document.objects[index]
      guard !object.isPlaceholder else { continue }
      let isWanted =
        document.isKind(of: classes, index)
        || document.id(of: index).map(destinations.contains) ?? false
          && document.isKind(of: ["UILabel"], index)
      guard isWanted, !hasAccessibilityIdentifier(object.element) else { continue }
      report(
        "the view has no accessibility identifier, so tests can find it only by its text or place; give it one",
        at: tree.startTag(object.element), in: object.element)
    }
  }
}

extension Document {
  /// The ids of what outlets lead to, which code may change.
  var outletDestinations: Set<String> {
    var found: Set<String> = []
    for index in 0..<tree.elementCount {
      let element = ElementID(index)
      let name = tree.name(element)
      guard name == words.outlet || name == words.outletCollection,
        let destination = tree.string(words.destination, of: element)
      else { continue }
      found.insert(destination)
    }
    return found
  }

  /// Whether an object's element stands for one of the system's classes or a subclass of it.
  func isKind(of classes: [String], _ object: Int) -> Bool {
    let meaning = vocabulary.element(tree.name(objects[object].element))
    guard let own = meaning.systemClass else { return false }
    return classes.contains(own.name) || meaning.bases.contains { classes.contains($0) }
  }
}
