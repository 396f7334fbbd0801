import XMLSource

extension LintRule {
  static let simulatedDevice = LintRule(
    "simulated-device", nil,
    summary: "The document shows another device in the editor than the team has agreed on.",
    rationale: """
      Whoever opens a document with another device saves other frames, which makes merges of it hard. Simulated metrics of \
      the whole document are from before Xcode 9, which reads them no more. Choose the device in the editor's device bar.
      """,
    options: [
      LintOption(
        "devices", .texts([]), "the devices allowed, as documents call them (`retina6_12`); none given: any device",
        content: .devices),
      LintOption("metrics", .flag(true), "whether the document's simulated metrics are reported, too"),
    ],
    peers: ["IBLinter view_as_device", "xiblint no_simulated_metrics", "xiblint simulated_metrics_retina4_0"],
    triggering: [
      Example(
        """
        <document targetRuntime="iOS.CocoaTouch"><device id="↓retina4_7" orientation="portrait"/><objects/></document>
        """, options: #"{"devices": ["retina6_1"]}"#,
        fixed: """
          <document targetRuntime="iOS.CocoaTouch"><device id="retina6_1" orientation="portrait"/><objects/></document>
          """),
      Example(
        #"↓<document targetRuntime="iOS.CocoaTouch"><objects/></document>"#,
        options: #"{"devices": ["retina6_1", "retina5_9"]}"#),
      Example(
        """
        <document targetRuntime="iOS.CocoaTouch"><objects/>
            ↓<simulatedMetricsContainer key="defaultSimulatedMetrics">
                <simulatedScreenMetrics key="destination" type="retina4"/>
            </simulatedMetricsContainer>
        </document>
        """,
        fixed: """
          <document targetRuntime="iOS.CocoaTouch"><objects/>
          </document>
          """),
      Example(
        """
        <document targetRuntime="iOS.CocoaTouch"><objects/><simulatedMetricsContainer key="defaultSimulatedMetrics">
        <simulatedScreenMetrics key="destination" type="↓retina4_7.fullscreen"/></simulatedMetricsContainer></document>
        """, options: #"{"devices": ["retina4_0"], "metrics": false}"#),
    ],
    nonTriggering: [
      Example(#"<document targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><objects/></document>"#),
      Example(
        #"<document targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><objects/></document>"#,
        options: #"{"devices": ["retina6_1", "retina4_7"]}"#),
      Example(
        """
        <document targetRuntime="iOS.CocoaTouch"><objects/><simulatedMetricsContainer key="defaultSimulatedMetrics">
        <simulatedScreenMetrics key="destination" type="retina4_0.fullscreen"/></simulatedMetricsContainer></document>
        """, options: #"{"devices": ["retina4_0"], "metrics": false}"#),
      Example(
        #"<document targetRuntime="MacOSX.Cocoa"><objects/></document>"#, options: #"{"devices": ["retina6_1"]}"#),
    ],
    check: .document { context in
      let tree = context.tree
      guard context.document.platform == .iOS || context.document.platform == .tvOS else { return }
      let device = tree.children(tree.root).first { tree.name($0) == context.words.device }
      let metrics = tree.children(tree.root).first { tree.nameString($0) == "simulatedMetricsContainer" }
      let allowed = context.options.texts("devices").filter {
        (SystemTables.device(id: $0)?.platform ?? context.document.platform) == context.document.platform
      }
      let screen = metrics.flatMap { tree.children($0).first { tree.nameString($0) == "simulatedScreenMetrics" } }
      if let metrics, context.options.flag("metrics") {
        context.report(
          "simulated metrics are from before Xcode 9, which reads them no more; delete them",
          at: tree.startTag(metrics), in: metrics,
          // They never meant anything to an app, but may be all that names a device.
          fix: device == nil && screen != nil && !allowed.isEmpty
            ? nil : context.document.deletion(of: metrics, "delete the simulated metrics", isSafe: true))
      }
      if allowed.isEmpty { return }
      if let device {
        context.check(context.value("id", of: device) ?? "", "id", of: device, among: allowed)
      } else if let screen {
        // The window's size may follow the device: `retina4_7.fullscreen`.
        let type = context.value("type", of: screen) ?? ""
        context.check(String(type.prefix { $0 != "." }), "type", of: screen, among: allowed)
      } else {
        context.report(
          "the document names no device to show in the editor; choose \(alternatives(allowed.map { "'\($0)'" }))",
          at: tree.startTag(tree.root), in: nil)
      }
    })
}

extension LintContext {
  fileprivate mutating func check(
    _ device: String, _ attribute: String, of element: ElementID, among allowed: [String]
  ) {
    if allowed.contains(device) { return }
    let only = allowed.count == 1 && attribute == "id" ? allowed.first : nil
    report(
      "the editor shows '\(device)', which makes frames of its own; choose \(alternatives(allowed.map { "'\($0)'" }))",
      atValueOf: attribute, in: element,
      // Constraints and frames are shown for another size then, and saved so.
      fix: only.map { fix(setting: attribute, of: element, to: $0) })
  }
}
