import XMLSource

extension LintRule {
  static let baseClass = LintRule(
    "base-class", nil,
    summary: "An object's class doesn't derive from the base class that the project has for its kind.",
    rationale: """
      A base class that all screens share (for analytics, for looks) works only where it is used. List it by the class of the \
      system or the element that needs it. What a class derives from is read in the registries; a class that none knows must \
      be one of the list itself only if `unknown` says so.
      """,
    options: [
      LintOption(
        "bases", .table([:]), "base classes by class or element: {\"UIViewController\": [\"Screen\"]}",
        content: .classes),
      LintOption("unknown", .flag(false), "whether a class that no registry knows is told of"),
    ],
    peers: ["IBLinter use_base_class"],
    asksRegistry: true,
    triggering: [
      Example(#"<↓viewController id="a"/>"#, options: #"{"bases": {"UIViewController": ["Screen"]}}"#),
      Example(
        #"<viewController id="a" customClass="↓Shop"/>"#, options: #"{"bases": {"viewController": ["Screen"]}}"#,
        registry: #"{"version": 1, "classes": {"Shop": {"superclass": "UIViewController"}}}"#),
      Example(
        #"<viewController id="a" customClass="↓Shop"/>"#,
        options: #"{"bases": {"UIViewController": ["Screen"]}, "unknown": true}"#),
    ],
    nonTriggering: [
      Example(
        #"<viewController id="a" customClass="Shop"/>"#, options: #"{"bases": {"UIViewController": ["Screen"]}}"#,
        registry:
          #"{"version": 1, "classes": {"Shop": {"superclass": "Screen"}, "Screen": {"superclass": "UIViewController"}}}"#
      ),
      Example(
        #"<viewController id="a" customClass="Shop"/><tableViewController id="b"/>"#,
        options: #"{"bases": {"UIViewController": ["Screen"]}}"#),
    ],
    check: .objects { context, index in context.checkBaseClass(of: index) })
}

extension LintContext {
  fileprivate mutating func checkBaseClass(of index: Int) {
    let object = document.objects[index]
    let table = options.table("bases")
    // A launch screen runs no code.
    guard !object.isPlaceholder, !table.isEmpty, !document.isLaunchScreen,
      let bases = object.systemClass.flatMap({ table[$0.name] }) ?? table[tree.nameString(object.element)]
    else { return }
    let shown = alternatives(bases.map { "'\($0)'" })
    guard let name = document.customClass(of: index) else {
      return report(
        "the object is a plain '\(document.className(of: index) ?? "")', but the project has \(shown) for it; use a class that derives from it",
        at: tree.nameRange(object.element), in: object.element)
    }
    if bases.contains(name) { return }
    let chain = registry.chain(of: index, in: document)
    if chain.links.contains(where: { bases.contains($0.name) }) || chain.isOpen && !options.flag("unknown") { return }
    report(
      "the class '\(name)' doesn't derive from \(shown), which the project has for this; let it, or use another class",
      atValueOf: "customClass", in: object.element)
  }
}
