import XMLSource

extension LintRule {
  static let borderIncomplete = LintRule(
    "border-incomplete", .warning,
    summary: "A layer's border has a width and no colour, or a colour and no width.",
    rationale: """
      Without a colour a border is black, which nobody sees on black in dark mode; without a width there is none. Set both. \
      An attribute can't put a colour into 'layer.borderColor' itself: give it one in code or through a key of the \
      project's that a registry describes. Views of custom classes and those with an outlet are left alone, and so is a \
      black border on a colour that is light and the same in the dark.
      """,
    options: [.customClasses],
    asksRegistry: true,
    triggering: [
      .attributes(markedWidth),
      .attributes(
        #"<userDefinedRuntimeAttribute type="color" keyPath="↓layer.borderUIColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>"#,
        registry: registry),
      .attributes(
        #"<userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="0"/></userDefinedRuntimeAttribute>"#,
        #"<userDefinedRuntimeAttribute type="color" keyPath="↓layer.borderUIColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>"#,
        registry: registry),
      Example(
        .attributes(
          [markedWidth], of: #"<view id="a"><color key="backgroundColor" systemColor="systemBackgroundColor"/>"#)),
      Example(
        .attributes([markedWidth], of: #"<view id="a"><color key="backgroundColor" white="0.1" alpha="1"/>"#)),
      Example(
        .attributes([markedWidth], of: #"<view customClass="Card" id="a">"#), options: #"{"customClasses": true}"#),
    ],
    nonTriggering: [
      Example(
        .attributes([width], of: #"<view id="a"><color key="backgroundColor" white="1" alpha="1"/>"#)),
      Example(
        #"<view id="v"><subviews><view id="a"><userDefinedRuntimeAttributes>\#(width)</userDefinedRuntimeAttributes></view></subviews><color key="backgroundColor" red="1" green="0.9" blue="0.8" alpha="1"/></view>"#
      ),
      .attributes(width, color, registry: registry),
      .attributes(
        width,
        #"<userDefinedRuntimeAttribute type="color" keyPath="borderTintColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>"#
      ),
      .attributes(
        color,
        #"<userDefinedRuntimeAttribute type="number" keyPath="borderSideWidth"><integer key="value" value="1"/></userDefinedRuntimeAttribute>"#,
        registry: registry),
      .attributes(
        #"<userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="0"/></userDefinedRuntimeAttribute>"#
      ),
      .attributes(width, of: #"<view customClass="Card" id="a">"#),
      Example(
        #"""
        <view id="a">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="1"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        <customObject id="b">
          <connections><outlet property="card" destination="a" id="c"/></connections>
        </customObject>
        """#),
    ],
    check: .document { context in
      for style in context.layerStyles where !context.mayBeFinishedInCode(style) {
        guard let (place, message) = context.incompleteBorder(of: style) else { continue }
        if let id = context.document.id(of: style.object), context.outletDestinations.contains(id) { continue }
        context.report(message, at: place.keyPathRange, in: place.element, keyPath: place.keyPath)
      }
    })

  private static let registry = """
    {"version": 1, "extensions": {"CALayer": {"borderUIColor": {"type": "color", "sets": "borderColor"}}}}
    """

  private static let width =
    #"<userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="1"/></userDefinedRuntimeAttribute>"#
  private static let markedWidth =
    #"<userDefinedRuntimeAttribute type="number" keyPath="↓layer.borderWidth"><integer key="value" value="1"/></userDefinedRuntimeAttribute>"#
  private static let color =
    #"<userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>"#
}

extension LintContext {
  fileprivate func incompleteBorder(of style: LayerStyle) -> (AttributePlace, String)? {
    let width = style.last("layer.borderWidth")
    if let width, number(width) != 0 {
      guard number(width).map({ $0 > 0 }) ?? false, !style.mentions("order", "olor"),
        !isOnLightColor(style.object)
      else { return nil }
      let key = declaredKeyPath(setting: "layer.borderColor", of: style.object)
      let advice = key.map { "set '\($0)'" } ?? "give it a colour in code"
      return (width, "the border has a width and no colour, so it is black, in dark mode too; \(advice)")
    }
    guard let color = style.last("layer.borderColor"), !style.mentions("order", "idth", besides: "layer.borderWidth")
    else { return nil }
    let what = width == nil ? "no width" : "the width 0"
    let key = width?.keyPath ?? declaredKeyPath(setting: "layer.borderWidth", of: style.object) ?? "layer.borderWidth"
    return (color, "the border has a colour and \(what), so there is none to see; set '\(key)'")
  }

  /// Whether black is seen on what is behind a border, in the dark too.
  private func isOnLightColor(_ object: Int) -> Bool {
    var next: Int? = object
    while let index = next {
      let object = document.objects[index]
      if let color = document.backgroundColor(of: object.element), !document.isClear(color) {
        guard case .components(let ground) = document.colorUse(of: color), let parts = ground.components else {
          return false
        }
        return parts.alpha > 0.9 && 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue > 0.4
      }
      // Without a colour of its own, what stands in a table has one of its class's.
      if document.isKind(of: ["UITableView", "UITableViewCell", "UICollectionView", "UINavigationBar"], index) {
        return false
      }
      next = object.parent
    }
    return false
  }
}
