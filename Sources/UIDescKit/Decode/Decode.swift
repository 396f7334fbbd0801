import XMLSource

/// Finds out what an XML tree says as an Interface Builder document. One pass over its elements.
/// - Returns: nil when it is none, with a diagnostic that says so.
func decode(_ tree: XMLTree, worker: Worker, into diagnostics: inout Diagnostics) -> Document? {
  let words = worker.words
  guard tree.name(tree.root) == words.document else {
    diagnostics.report(tree.name(tree.root) == words.archive ? .oldFormat(in: tree) : .foreign(in: tree))
    return nil
  }
  let header = DocumentHeader(tree, words)
  if !header.isKnownRuntime {
    diagnostics.report(.unknownRuntime(tree.string(words.targetRuntime, of: tree.root) ?? "", in: tree))
  }
  var document = Document(
    tree: tree, platform: header.platform, kind: header.kind,
    vocabulary: worker.vocabulary(for: header.platform), words: words)
  document.isLaunchScreen = header.isLaunchScreen
  document.deploymentTarget = DeploymentTarget(of: tree, on: header.platform).version
  document.ownerOfElement = Array(repeating: -1, count: tree.elementCount)
  for index in 1..<max(1, tree.elementCount) { document.place(ElementID(index)) }
  if let excess = document.excess {
    diagnostics.report(excess)
    return nil
  }
  return document
}

extension Document {
  fileprivate mutating func place(_ element: ElementID) {
    let parent = tree.parent(element)
    let owner = parent.map { ownerOfElement[Int($0.index)] } ?? -1
    let name = tree.name(element)
    let meaning = vocabulary.element(name)
    ownerOfElement[Int(element.index)] = owner
    if let parent, tree.name(parent) == words.objects {
      // Whatever stands at the top is an object, also what no table knows.
      return add(element, meaning, owner)
    }
    switch meaning.role {
    case .object, .placeholder:
      add(element, meaning, owner)
    case .connection, .constraint, .container, .value, .metadata: break
    case .record:
      if name == words.userDefinedRuntimeAttribute {
        if owner >= 0 { runtimeAttributes.append(RuntimeAttribute(element: element, owner: Int(owner))) }
      } else if !meaning.isKnown, tree.attribute(words.id, of: element) != nil {
        // No table knows it, but what has an id is an object: keep it as one.
        add(element, meaning, owner)
      }
    }
  }

  private mutating func add(_ element: ElementID, _ meaning: ElementMeaning, _ owner: Int32) {
    ownerOfElement[Int(element.index)] = Int32(objects.count)
    objects.append(
      DocumentObject(
        element: element, parent: owner < 0 ? nil : Int(owner), systemClass: meaning.systemClass,
        isPlaceholder: meaning.role == .placeholder))
  }
}

/// What the root element says of the whole document.
private struct DocumentHeader {
  let platform: Platform
  let kind: Document.Kind
  let isLaunchScreen: Bool
  /// Whether the target runtime is one of those that editors write, or none is given.
  let isKnownRuntime: Bool

  init(_ tree: XMLTree, _ words: Words) {
    let runtime = tree.string(words.targetRuntime, of: tree.root) ?? ""
    let type = tree.attribute(words.type, of: tree.root).map { Array(tree.bytes($0)) } ?? []
    if runtime.hasPrefix("MacOSX") || type.contains(text: ".Cocoa.") {
      platform = .macOS
    } else if runtime.hasPrefix("AppleTV") || type.contains(text: "AppleTV") {
      platform = .tvOS
    } else if runtime.hasPrefix("watchKit") || type.contains(text: "WatchKit") {
      platform = .watchOS
    } else {
      platform = .iOS
    }
    isKnownRuntime =
      runtime.isEmpty || ["MacOSX", "AppleTV", "watchKit", "iOS."].contains { runtime.hasPrefix($0) }
    let hasScenes = tree.children(tree.root).contains { tree.name($0) == words.scenes }
    kind = hasScenes || type.contains(text: "Storyboard") ? .storyboard : .xib
    isLaunchScreen = tree.string(words.launchScreen, of: tree.root) == "YES"
  }
}

extension Diagnostic {
  fileprivate static func oldFormat(in tree: XMLTree) -> Diagnostic {
    Diagnostic(
      "legacy-format", .error,
      "this is the archive format that Interface Builder wrote before Xcode 5; open and save it in Xcode to convert it",
      at: tree.startTag(tree.root))
  }

  fileprivate static func unknownRuntime(_ text: String, in tree: XMLTree) -> Diagnostic {
    let known = ["iOS.CocoaTouch", "MacOSX.Cocoa", "AppleTV", "watchKit"]
    let near = nearestSpelling(of: text, among: known)
    let advice = near.map { "did you mean '\($0)'?" } ?? "it is \(alternatives(known))"
    var diagnostic = Diagnostic(
      "unknown-attribute-value", .warning,
      "the target runtime '\(text)' is not known, so the document is read as one for iOS; \(advice)",
      at: tree.valueRange("targetRuntime", of: tree.root))
    diagnostic.fix = near.map { .respelling(text, as: $0, at: diagnostic.range) }
    return diagnostic
  }

  fileprivate static func foreign(in tree: XMLTree) -> Diagnostic {
    Diagnostic(
      "refused-input", .error,
      "'\(tree.nameString(tree.root))' is no Interface Builder document; its root element must be 'document'",
      at: tree.startTag(tree.root))
  }
}
