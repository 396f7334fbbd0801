import XMLSource

extension LintRule {
  static let classFileName = LintRule(
    "class-file-name", nil,
    summary: "A document isn't called as the class that it belongs to.",
    rationale: """
      Views and controllers find their document by their class's name, and people find it by that too. Name the document after \
      the class of its owner or of what stands at its top; a storyboard with one scene after the class of its controller.
      """,
    options: [LintOption("except", .texts(["Main", "LaunchScreen"]), "names of documents that aren't looked at")],
    peers: ["IBLinter custom_class_name"],
    // The examples are documents called card.
    triggering: [
      Example(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="↓CardController"/><view id="a"/>"#),
      Example(#"<tableViewCell id="a" customClass="↓CardCell"/>"#),
      Example(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects><viewController id="a" customClass="↓CardController"/></objects></scene></scenes></document>"#
      ),
    ],
    nonTriggering: [
      Example(
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController"/><view id="a" customClass="card"/>"#
      ),
      Example(#"<view id="a"/>"#),
      Example(#"<view id="a" customClass="Panel"/>"#, options: #"{"except": ["card"]}"#),
    ],
    check: .document { context in context.checkFileName() })
}

extension LintContext {
  fileprivate mutating func checkFileName() {
    let file = tree.source.path.documentName
    guard !file.isEmpty, !options.texts("except").contains(file) else { return }
    let classes = namingObjects.compactMap { index in document.customClass(of: index).map { (index, $0) } }
    guard let (index, name) = classes.first, !classes.contains(where: { $0.1 == file }) else { return }
    report(
      "the document is called '\(file)' but is for the class '\(name)'; call both alike", atValueOf: "customClass",
      in: document.objects[index].element, isToldOnce: true)
  }

  /// The owner and what stands at the top, or the controller of an only scene.
  private var namingObjects: [Int] {
    let top = document.objects.indices.filter { document.objects[$0].parent == nil }
    if document.kind == .storyboard {
      let controllers = top.filter { document.isViewController($0) }
      return controllers.count == 1 ? controllers : []
    }
    return top.filter { value("placeholderIdentifier", of: document.objects[$0].element) != "IBFirstResponder" }
      .filter { document.objects[$0].systemClass?.name != "NSObject" || document.objects[$0].isPlaceholder }
  }
}

extension String {
  /// A path's last component without what says its type and its device.
  fileprivate var documentName: String {
    let file = utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8[utf8.index(after: $0)...] } ?? utf8[...]
    guard let point = file.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    let stem = file[..<point]
    return String(Substring(stem.lastIndex(of: UInt8(ascii: "~")).map { stem[..<$0] } ?? stem))
  }
}
