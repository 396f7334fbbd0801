import XMLSource

extension LintRule {
  static let cornerWithoutClip = LintRule(
    "corner-without-clip", .warning,
    summary: "A view has rounded corners and doesn't clip to them what reaches into them.",
    rationale: """
      `layer.cornerRadius` rounds the view's own background only. Images, subviews, blurs and the background of a label stay \
      square and stick out. Turn on Clips to Bounds. Where the view has a shadow too, which clipping would cut off, put its \
      content into a view of its own that clips. Labels without a background, plain buttons and views whose content keeps \
      clear of the corners are left alone.
      """,
    options: [.customClasses],
    asksRegistry: true,
    triggering: [
      Example(
        .attributes([markedRadius], of: #"<imageView id="a">"#),
        fixed: .attributes([radius], of: #"<imageView id="a" clipsSubviews="YES">"#)),
      Example(
        #"""
        <view id="a">
          <rect key="frame" x="20" y="20" width="100" height="100"/>
          <subviews>
            <view id="b">
              <rect key="frame" x="0.0" y="0.0" width="100" height="30"/>
              <color key="backgroundColor" white="0" alpha="1"/>
            </view>
          </subviews>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="↓layer.cornerRadius">
              <real key="value" value="8"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        """#),
      Example(
        #"""
        <button clipsSubviews="NO" id="a">
          <state key="normal" backgroundImage="card"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="↓layer.cornerRadius">
              <real key="value" value="8"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </button>
        """#),
      label(#"<color key="backgroundColor" systemColor="systemRedColor"/>"#, markedRadius),
      Example(
        .attributes([markedRadius, noClip], of: #"<mapView id="a">"#),
        fixed: .attributes([radius, clip], of: #"<mapView id="a">"#)),
      Example(
        .attributes([markedRadius], of: #"<imageView customClass="Avatar" id="a">"#),
        options: #"{"customClasses": true}"#),
      Example(
        #"""
        <imageView customClass="Avatar" id="a">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="↓round"><real key="value" value="8"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </imageView>
        """#,
        options: #"{"customClasses": true}"#,
        registry: #"""
          {"version": 1, "classes": {"Avatar": {"superclass": "UIImageView", "properties":
          {"round": {"type": "number", "sets": "layer.cornerRadius"}}}}}
          """#),
    ],
    nonTriggering: [
      .attributes(radius, clip, of: #"<imageView id="a">"#),
      .attributes(radius, of: #"<imageView clipsSubviews="YES" id="a">"#),
      .attributes(radius, of: #"<imageView contentMode="center" id="a">"#),
      .attributes(radius, of: #"<imageView customClass="Avatar" id="a">"#),
      .attributes(radius, of: #"<label id="a">"#),
      label(#"<color key="backgroundColor" white="0" alpha="0.0"/>"#, radius),
      label(#"<color key="backgroundColor" systemColor="clearColor"/>"#, radius),
      label(#"<color key="backgroundColor" cocoaTouchSystemColor="clearColor"/>"#, radius),
      .attributes(radius, of: #"<button id="a">"#),
      Example(
        #"""
        <view id="a">
          <rect key="frame" x="20" y="20" width="100" height="100"/>
          <subviews>
            <view id="b">
              <rect key="frame" x="10" y="10" width="80" height="30"/>
              <color key="backgroundColor" white="0" alpha="1"/>
            </view>
          </subviews>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
              <real key="value" value="8"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        """#),
    ],
    check: .document { context in
      guard context.document.platform == .iOS || context.document.platform == .tvOS else { return }
      for style in context.layerStyles {
        guard let place = style.last("layer.cornerRadius"), let radius = context.number(place), radius > 0,
          // Which corners are round is told by bits.
          style.last("layer.maskedCorners") == nil, !context.mayBeFinishedInCode(style),
          case .none = context.clipping(of: style)
        else { continue }
        let corners = RoundCorners(
          context.document, radius, looksAtCustomClasses: context.options.flag("customClasses"))
        let element = context.document.objects[style.object].element
        guard let content = corners.content(of: element) else { continue }
        let hasShadow = context.number(style.last("layer.shadowOpacity")).map { $0 > 0 } ?? false
        let advice =
          hasShadow ? "put it into a view inside that clips, since this one has a shadow" : "turn on Clips to Bounds"
        context.report(
          "the corners are round, but \(content.name) isn't clipped to them and sticks out; \(advice)",
          at: place.keyPathRange, in: place.element, keyPath: place.keyPath,
          notes: content.element.map { [.init("this reaches into a corner", at: context.tree.startTag($0))] } ?? [],
          fix: hasShadow ? nil : context.clip(style))
      }
    })

  private static func label(_ color: String, _ attribute: String) -> Example {
    Example(
      "<label id=\"a\">\(color)<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></label>")
  }

  private static let radius = """
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/>\
    </userDefinedRuntimeAttribute>
    """
  private static let markedRadius = """
    <userDefinedRuntimeAttribute type="number" keyPath="↓layer.cornerRadius"><real key="value" value="8"/>\
    </userDefinedRuntimeAttribute>
    """
  private static let clip =
    #"<userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>"#
  private static let noClip =
    #"<userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="NO"/>"#
}

extension LintContext {
  fileprivate func clip(_ style: LayerStyle) -> Diagnostic.Fix? {
    // An attribute that says the opposite comes later, and counts.
    if let place = style.last("layer.masksToBounds") ?? style.last("clipsToBounds") {
      return .init("clip to the bounds", isSafe: false, replace: place.valueRange, with: "YES")
    }
    return fix(setting: "clipsSubviews", of: document.objects[style.object].element, to: "YES")
  }
}
