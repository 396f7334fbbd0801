import XMLSource

extension LintRule {
  static let shadowedAttribute = LintRule(
    "shadowed-attribute", .warning,
    summary: "A runtime attribute sets what an attribute of the editor's own sets on the same object.",
    rationale: """
      Runtime attributes are set later, so theirs is the value that counts, while the editor shows the other one and draws \
      the object with it. Whoever changes it in the inspector wonders why nothing happens. Set the editor's attribute and \
      delete the runtime attribute; the fix does where both say the same, and is safe where neither code nor another runtime \
      attribute can have changed the property in between and no size class gives it another value.
      """,
    asksRegistry: true,
    triggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="↓clipsToBounds" value="YES"/>"#,
        of: #"<view clipsSubviews="YES" id="a">"#, fixed: []),
      .attributes(
        #"<userDefinedRuntimeAttribute type="string" keyPath="↓text" value="Sent"/>"#,
        of: #"<label text="Send" id="a">"#),
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="NO"/>"#,
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="↓clipsToBounds" value="YES"/>"#,
        of: #"<view clipsSubviews="YES" id="a">"#,
        fixed: [#"<userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="NO"/>"#]),
      Example(
        #"""
        <view id="a">
          <color key="backgroundColor" white="1" alpha="1"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="color" keyPath="↓backgroundColor">
              <color key="value" white="0.0" alpha="1"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        """#),
      // One colour written in two ways.
      Example(
        #"""
        <view id="a">
          <color key="backgroundColor" white="1" alpha="1"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="color" keyPath="↓backgroundColor">
              <color key="value" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        """#,
        fixed: #"""
          <view id="a">
            <color key="backgroundColor" white="1" alpha="1"/>
            <userDefinedRuntimeAttributes>
            </userDefinedRuntimeAttributes>
          </view>
          """#),
    ],
    nonTriggering: [
      .attributes(
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>"#,
        of: #"<view opaque="NO" id="a">"#),
      .attributes(
        #"<userDefinedRuntimeAttribute type="string" keyPath="text" value="Sent"/>"#,
        of: #"<label text="Send" customClass="Stamp" id="a">"#,
        registry: #"""
          {"version": 1, "classes": {"Stamp": {
            "superclass": "UILabel", "properties": {"text": {"type": "string"}}}}}
          """#),
    ],
    check: .document { context in
      // The last that changes nothing, as all before it of its object.
      var idle: ElementID?
      var outer = OuterKeys(context.document)
      for attribute in context.document.runtimeAttributes {
        guard let shadow = Shadow(of: attribute, after: idle, in: context.document, context.registry) else { continue }
        let isSafe = shadow.isUntouched && !outer.set(shadow.key)
        context.report(shadow, isSafe: isSafe)
        if shadow.isSame, isSafe { idle = attribute.element }
      }
    })
}

/// A runtime attribute and what sets the same property in the element of its object.
private struct Shadow {
  let place: AttributePlace
  let key: String
  /// What sets it, in words, and where.
  let other: String
  let range: Range<Int>
  let isSame: Bool
  /// Whether the property still is as the element has set it when the attribute comes.
  let isUntouched: Bool

  /// - Parameter idle: an attribute before it that changes nothing, as all before that one of its object.
  init?(of attribute: RuntimeAttribute, after idle: ElementID?, in document: Document, _ registry: Registry) {
    place = AttributePlace(attribute, in: document)
    guard let key = place.steps?.first, place.steps?.count == 1 else { return nil }
    self.key = key
    let tree = document.tree
    let element = document.objects[attribute.owner].element
    let name = tree.name(element)
    let own = tree.attributes(element).first {
      let meaning = document.vocabulary.attribute(tree.name($0), of: name)
      return meaning.isKnown && !meaning.isForDesign && meaning.key == key
    }
    var isVaried = false
    if let own {
      isVaried = document.isVaried(tree.name(own), of: element)
      let name = tree.names.string(tree.name(own))
      other = name == key ? "an attribute of the element's own" : "the attribute '\(name)'"
      range = tree.valueRange(name, of: element)
      isSame = StoredValue(of: attribute.element, in: document).isSpelled(tree.string(own))
    } else if let child = document.valueElement(key, of: element) {
      other = "an element of its own, '\(tree.nameString(child))',"
      range = tree.valueRange("key", of: child)
      isVaried = document.isVaried(valueOf: key, of: element)
      isSame = document.isColor(child, sameAs: StoredValue(of: attribute.element, in: document))
    } else {
      return nil
    }
    // A class may have a property of its own by that name.
    let property = registry.property(
      key, of: registry.chain(of: attribute.owner, in: document), on: document.platform, orUnavailable: false)
    guard property?.isSystem == true else { return nil }
    isUntouched =
      !isVaried && document.customClass(of: attribute.owner) == nil
      && (document.isFirst(attribute) || idle.map { document.follows(attribute.element, $0) } ?? false)
  }
}

extension LintContext {
  fileprivate mutating func report(_ shadow: Shadow, isSafe: Bool) {
    let place = shadow.place
    report(
      "'\(shadow.key)' is set by \(shadow.other) too, which the editor shows, though this one counts; keep one of them",
      at: place.keyPathRange, in: place.element, keyPath: place.keyPath,
      notes: [.init("it is set here too", at: shadow.range)],
      fix: shadow.isSame
        ? document.deletion(of: place.element, "delete the runtime attribute", isSafe: isSafe) : nil)
  }
}
