import XMLSource

extension LintRule {
  static let deprecatedClass = LintRule(
    "deprecated-class", .warning,
    summary: "An object is of a class that Apple has deprecated on every system that the document is for.",
    rationale: """
      A deprecated class gets no corrections, may go with the next system, and some (`UIWebView`) keep an app out of the \
      App Store. Where older systems are supported that lack the successor nothing is said. `UIWebView`, which \
      the App Store refuses, is told from iOS 8 on, since when code can make a `WKWebView`. A document that names no \
      deployment target is taken to be for the oldest system that Xcode still builds for.
      """,
    asksRegistry: true,
    triggering: [
      Example(#"<↓webView id="a"/>"#),
      Example(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><dependencies><deployment version="3328" identifier="iOS"/></dependencies><objects><↓glkView id="a"/></objects></document>"#
      ),
      Example(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><dependencies><deployment version="2304" identifier="iOS"/></dependencies><objects><↓webView id="a"/></objects></document>"#
      ),
      Example(
        #"<view id="a" customClass="↓Browser"/>"#,
        registry: #"{"version": 1, "classes": {"Browser": {"superclass": "UIWebView"}}}"#),
    ],
    nonTriggering: [
      Example(#"<wkWebView id="a"/>"#),
      Example(
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><dependencies><deployment version="1792" identifier="iOS"/></dependencies><objects><webView id="a"/></objects></document>"#
      ),
    ],
    check: .objects { context, index in context.checkDeprecation(of: index) })
}

extension LintContext {
  fileprivate mutating func checkDeprecation(of index: Int) {
    let object = document.objects[index]
    guard !object.isPlaceholder else { return }
    if let own = object.systemClass, let version = deprecation(of: own) {
      return report(own, version, at: tree.nameRange(object.element), in: object.element)
    }
    // A class that nobody knows is what its element is.
    guard let name = document.customClass(of: index),
      registry.classes[name] != nil || SystemTables.class(named: name) != nil,
      let base = registry.chain(of: index, in: document).system,
      base != object.systemClass, let version = deprecation(of: base)
    else { return }
    report(base, version, at: tree.valueRange("customClass", of: object.element), in: object.element)
  }

  /// The version that deprecates a class, if no system is supported that is older.
  private func deprecation(of systemClass: SystemClass) -> PlatformVersion? {
    let oldest = document.deploymentTarget ?? Self.oldestBuiltFor(document.platform)
    let isRefused = Self.refused[systemClass.name].map { $0 <= oldest } ?? false
    guard let version = systemClass.availability.deprecated(on: document.platform), isRefused || version <= oldest
    else { return nil }
    return version
  }

  /// What Xcode 15 builds for at the least.
  private static func oldestBuiltFor(_ platform: Platform) -> PlatformVersion {
    switch platform {
    case .iOS, .tvOS: PlatformVersion(packed: 12 << 8)
    case .watchOS: PlatformVersion(packed: 4 << 8)
    case .macOS: PlatformVersion(packed: 10 << 8 | 13 << 4)
    }
  }

  private mutating func report(
    _ systemClass: SystemClass, _ version: PlatformVersion, at range: Range<Int>, in element: ElementID
  ) {
    let name = systemClass.name
    let danger = Self.refused[name] == nil ? "it may go with any update" : "the App Store refuses apps with it"
    report(
      "'\(name)' is deprecated since \(document.platform.name) \(version), so \(danger); \(advice(name))",
      at: range, in: element)
  }

  private func advice(_ name: String) -> String {
    // Documents can't hold the successor before.
    if name == "UIWebView", let oldest = document.deploymentTarget, oldest < PlatformVersion(packed: 11 << 8) {
      return "make a 'WKWebView' in code, as a document may have one from iOS 11 on"
    }
    if name == "GLKViewController" { return "use a 'UIViewController' whose view is an 'MTKView'" }
    return Self.successors[name].map { "use '\($0)'" } ?? "look for its successor in Apple's documentation"
  }

  /// What the App Store refuses, and since when there is something else.
  private static let refused = ["UIWebView": PlatformVersion(packed: 8 << 8)]

  /// What Apple names in the deprecation.
  private static let successors = [
    "UIWebView": "WKWebView", "WebView": "WKWebView", "UISearchDisplayController": "UISearchController",
    "GLKView": "MTKView", "NSOpenGLView": "MTKView", "NSDrawer": "NSSplitViewController",
    "MKPinAnnotationView": "MKMarkerAnnotationView",
  ]
}
