import XMLSource

extension LintRule {
  static let dynamicColorFrozen = LintRule(
    "dynamic-color-frozen", .note,
    summary: "A colour that differs in dark mode goes into a key of Core Graphics, which keeps one of its values.",
    rationale: """
      A CGColor knows no appearance: it is made once, when the document is loaded, and stays when the user turns on dark \
      mode. Set it again in code when the appearance changes, or use a colour that is the same in both.
      """,
    asksRegistry: true,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="color" keyPath="↓layer.borderUIColor"><color key="value" systemColor="separatorColor"/></userDefinedRuntimeAttribute>"#,
        registry: registry),
      .attributes(
        #"<userDefinedRuntimeAttribute type="color" keyPath="↓layer.borderUIColor"><color key="value" name="Line"/></userDefinedRuntimeAttribute>"#,
        registry: registry),
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>"#,
        registry: registry),
      .attributes(
        #"<userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor"><color key="value" cocoaTouchSystemColor="darkTextColor"/></userDefinedRuntimeAttribute>"#,
        registry: registry),
      .attributes(
        #"<userDefinedRuntimeAttribute type="color" keyPath="tintColor"><color key="value" name="Line"/></userDefinedRuntimeAttribute>"#,
        registry: registry),
      .attributes(
        #"<userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor"><color key="value" name="Line"/></userDefinedRuntimeAttribute>"#
      ),
    ],
    check: .document { context in
      // A launch screen sets none of them.
      let attributes = context.document.isLaunchScreen ? [] : context.document.runtimeAttributes
      for attribute in attributes {
        let place = AttributePlace(attribute, in: context.document)
        guard context.value("type", of: place.element) == "color", let color = place.valueChild,
          let name = context.dynamicColor(color), let target = context.target(of: place), target != place.steps,
          case .found(let property, _) = context.follow(target, from: place.owner), property.type == .system(.cgColor)
        else { continue }
        context.report(
          "'\(target.joined(separator: "."))' keeps the value that '\(name)' has when the document is loaded, so it doesn't follow dark mode; set it again in code when the appearance changes",
          at: place.keyPathRange, in: place.element, keyPath: place.keyPath)
      }
    })

  private static let registry = """
    {"version": 1, "extensions": {"CALayer": {"borderUIColor": {"type": "color", "sets": "borderColor"}}}}
    """
}

extension LintContext {
  /// The name of a colour that differs with the appearance, as one of an asset catalogue may; nil for any other.
  fileprivate func dynamicColor(_ color: ElementID) -> String? {
    let colors = words.colors
    for attribute in [colors.systemColor, colors.xcode11CocoaTouchSystemColor, colors.cocoaTouchSystemColor] {
      if let name = tree.string(attribute, of: color) { return isFixed(name) ? nil : name }
    }
    guard let name = tree.string(colors.name, of: color) else { return nil }
    return tree.attribute(colors.catalog, of: color) != nil && isFixed(name) ? nil : name
  }

  /// Of a name that nobody knows, nothing is said.
  private func isFixed(_ name: String) -> Bool {
    SystemTables.color(named: name, on: document.platform)?.isFixed ?? true
  }
}
