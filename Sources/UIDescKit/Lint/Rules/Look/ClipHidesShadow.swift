import XMLSource

extension LintRule {
  static let clipHidesShadow = LintRule(
    "clip-hides-shadow", .warning,
    summary: "A view has a shadow and cuts it off by clipping.",
    rationale: """
      A shadow lies outside of the view, and clipping removes what does. Turn off Clips to Bounds, or leave the clipping to \
      the view and put it into another one that has the shadow.
      """,
    asksRegistry: true,
    triggering: [
      Example(
        .attributes([markedShadow], of: #"<view clipsSubviews="YES" id="a">"#),
        fixed: .attributes([shadow], of: #"<view id="a">"#)),
      .attributes(markedShadow, clip, fixed: [shadow, noClip]),
    ],
    nonTriggering: [
      .attributes(shadow),
      .attributes(shadow, noClip, of: #"<view clipsSubviews="YES" id="a">"#),
      .attributes(noShadow, of: #"<view clipsSubviews="YES" id="a">"#),
    ],
    check: .document { context in
      for style in context.layerStyles {
        guard let place = style.last("layer.shadowOpacity"), let opacity = context.number(place), opacity > 0 else {
          continue
        }
        let element = context.document.objects[style.object].element
        // Corners, an image and the like may need the clipping.
        let isRound = context.number(style.last("layer.cornerRadius")).map { $0 > 0 } ?? false
        let fix: Diagnostic.Fix
        let clip: Range<Int>
        switch context.clipping(of: style) {
        case .none, .unknown: continue
        case .builtIn(let name):
          clip = context.tree.attributeRange(name, of: element)
          fix = context.fix(deleting: name, of: element)
        case .runtime(let clipping):
          clip = clipping.valueRange
          fix = .init("turn off the clipping", isSafe: false, replace: clip, with: "NO")
        }
        context.report(
          "the view clips, which cuts off its shadow; turn off the clipping or give the shadow to a view around it",
          at: place.keyPathRange, in: place.element, keyPath: place.keyPath,
          notes: [.init("it clips since this says so", at: clip)], fix: isRound ? nil : fix)
      }
    })

  private static let shadow = """
    <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOpacity"><real key="value" value="0.5"/>\
    </userDefinedRuntimeAttribute>
    """
  private static let markedShadow = """
    <userDefinedRuntimeAttribute type="number" keyPath="↓layer.shadowOpacity"><real key="value" value="0.5"/>\
    </userDefinedRuntimeAttribute>
    """
  private static let noShadow = """
    <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOpacity"><real key="value" value="0"/>\
    </userDefinedRuntimeAttribute>
    """
  private static let clip =
    #"<userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>"#
  private static let noClip =
    #"<userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="NO"/>"#
}
