import XMLSource

extension LintRule {
  static let borderIncomplete = LintRule(
    "border-incomplete", .warning,
    summary: "A layer's border has a width and no colour, or a colour and no width.",
    rationale: """
      Without a colour a border is black, which nobody sees on black in dark mode; without a width there is none. Set both. \
      An attribute can't put a colour into 'layer.borderColor' itself: give it one in code or through a key of the \
      project's that a registry describes. Views of custom classes and those with an outlet are left alone.
      """,
    options: [.customClasses],
    triggering: [
      .attributes(markedWidth),
      .attributes(
        #"<userDefinedRuntimeAttribute type="color" keyPath="↓layer.borderUIColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>"#,
        registry: registry),
      Example(
        .attributes([markedWidth], of: #"<view customClass="Card" id="a">"#), options: #"{"customClasses": true}"#),
    ],
    nonTriggering: [
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
      var connected: Set<String>?
      for style in context.layerStyles where !context.mayBeFinishedInCode(style) {
        guard let (place, message) = context.incompleteBorder(of: style) else { continue }
        let ids = connected ?? context.idsOfOutlets
        connected = ids
        if let id = context.document.id(of: style.object), ids.contains(id) { continue }
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
    if let width = style.last("layer.borderWidth") {
      guard let value = number(width), value > 0, !style.mentions("order", "olor") else { return nil }
      return (
        width, "the border has a width and no colour, so it is black, in dark mode too; give it a colour in code"
      )
    }
    guard let color = style.last("layer.borderColor"), !style.mentions("order", "idth") else { return nil }
    return (color, "the border has a colour and no width, so there is none to see; set 'layer.borderWidth'")
  }

  /// What code can reach.
  fileprivate var idsOfOutlets: Set<String> {
    var ids: Set<String> = []
    for index in 0..<tree.elementCount {
      let element = ElementID(index)
      guard tree.name(element) == words.outlet || tree.name(element) == words.outletCollection else { continue }
      if let destination = tree.string(words.destination, of: element) { ids.insert(destination) }
    }
    return ids
  }
}
