import Testing

@testable import UIDescKit

/// What runtime attributes change besides being listed.
struct RuntimeValueTests {
  private func node(_ attributes: String, on element: String = "view", registry: String? = nil) throws -> [String: Any]
  {
    try root(
      """
      <\(element) id="a" customClass="\(registry == nil ? "" : "Card")"><userDefinedRuntimeAttributes>\(attributes)\
      </userDefinedRuntimeAttributes></\(element)>
      """, registry: registry)
  }

  @Test func builtInKeysChangeTheProperty() throws {
    let label = try root(
      """
      <label id="a" text="Old"><userDefinedRuntimeAttributes>
      \(attribute("string", "text", value: "New"))</userDefinedRuntimeAttributes></label>
      """)
    #expect(same(label["properties"], ["text": "New"]))
  }

  @Test func layerKeysChangeTheLayerAndTheLastWins() throws {
    let layer = try node(number("layer.cornerRadius", "4") + number("layer.CornerRadius", "8"))["layer"]
    #expect(same(layer, ["cornerRadius": 8]))
  }

  @Test func enumsGoByName() throws {
    let properties = try node(number("textAlignment", "1"), on: "label")["properties"]
    #expect(same(properties, ["textAlignment": "center"]))
    let unknown = try node(number("textAlignment", "77"), on: "label")["properties"]
    #expect(same(unknown, ["textAlignment": 77]))
  }

  @Test func deepPathsAreKeptWhole() throws {
    let button = try node(number("titleLabel.textAlignment", "1"), on: "button")
    #expect(same(button["keyPaths"], ["titleLabel.textAlignment": "center"]))
  }

  @Test func aDeclaredPropertySetsWhatItForwardsTo() throws {
    let registry = """
      {"version": 1, "classes": {"Card": {"superclass": "UIView", "properties": {
        "radius": {"type": "number", "sets": "layer.cornerRadius"}}}}}
      """
    let card = try node(number("radius", "5"), registry: registry)
    #expect(same(card["layer"], ["cornerRadius": 5]))
    #expect(card["properties"] == nil)
  }

  @Test func localisedStringsNameTheirEntry() throws {
    let localized = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"text\" value=\"Hi\" localized=\"YES\"/>"
    let attributes = try node(attribute("string", "text", value: "x") + localized + localized)["runtimeAttributes"]
    let values = (attributes as? [[String: Any]] ?? []).map { $0["value"] }
    func entry(_ number: Int) -> [String: String] {
      [
        "text": "Hi", "key": "a.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(number)]", "table": "test",
      ]
    }
    #expect(same(values[0], "x"))
    #expect(same(values[1], entry(0)))
    #expect(same(values[2], entry(1)))
  }

  @Test func symbolsSayThatTheyAreSome() throws {
    let symbol = "<userDefinedRuntimeAttribute type=\"image\" keyPath=\"image\" value=\"star\" catalog=\"system\"/>"
    let node = try node(symbol, on: "imageView")
    #expect(same(node["properties"], ["image": ["name": "star", "symbol": true] as [String: Any]]))
    let own = try root("<imageView id=\"a\" image=\"star\" catalog=\"system\"/>")
    #expect(same(own["properties"], ["image": ["name": "star", "symbol": true] as [String: Any]]))
  }
}

/// Runtime attributes come after all that the document itself says, and follow the type of what they set.
struct RuntimeSettingTests {
  private func node(_ attributes: String, _ rest: String, on element: String = "view", registry: String? = nil) throws
    -> [String: Any]
  {
    try root(
      """
      <\(element) id="a"\(registry == nil ? "" : " customClass=\"Card\"")><userDefinedRuntimeAttributes>\(attributes)\
      </userDefinedRuntimeAttributes>\(rest)</\(element)>
      """, before: "<device id=\"retina6_12\"/>", registry: registry)
  }

  @Test func theyComeLast() throws {
    let own = #"<color key="backgroundColor" white="1" alpha="1"/>"#
    let varied = #"<variation key="heightClass=regular" alpha="0.5"/>"#
    let attributes = attribute("color", "backgroundColor", child: red) + number("alpha", "0.25")
    let properties = try #require(node(attributes, own + varied)["properties"] as? [String: Any])
    #expect((properties["backgroundColor"] as? [String: Any])?["red"] as? Int == 1)
    #expect((properties["backgroundColor"] as? [String: Any])?["green"] as? Int == 0)
    #expect(same(properties["alpha"], 0.25))
  }

  @Test func aFrameIsTheNodes() throws {
    let frame = attribute("rect", "frame", child: #"<rect key="value" x="1" y="2" width="3" height="4"/>"#)
    #expect(same(try node(frame, "")["frame"], ["x": 1, "y": 2, "width": 3, "height": 4]))
  }

  @Test func structuresTakeTheFormOfTheProperty() throws {
    let point = attribute("point", "layer.shadowOffset", child: #"<point key="value" x="1" y="2"/>"#)
    #expect(same(try node(point, "")["layer"], ["shadowOffset": ["width": 1, "height": 2]]))
    let rect = attribute("rect", "contentEdgeInsets", child: #"<rect key="value" x="1" y="2" width="3" height="4"/>"#)
    let insets = ["contentEdgeInsets": ["top": 1, "left": 2, "bottom": 3, "right": 4]]
    #expect(same(try node(rect, "", on: "button")["properties"], insets))
    #expect(same(try node(number("tag", "2.7"), "")["properties"], ["tag": 2]))
  }

  @Test func aDeepKeyReachesTheNodeInItsSlot() throws {
    let cell = try node(
      attribute("boolean", "contentView.hidden", value: "YES"),
      #"<tableViewCellContentView key="contentView" id="c"/>"#,
      on: "tableViewCell")
    let content = (cell["slots"] as? [String: [String: Any]])?["contentView"]
    #expect(same(content?["properties"], ["hidden": true]))
    #expect(cell["keyPaths"] == nil)
  }

  @Test func forwardingGoesOnToTheEnd() throws {
    let registry = """
      {"version": 1, "classes": {"Card": {"superclass": "UIView", "properties": {
        "corner": {"type": "integer", "sets": "radius"}, "radius": {"type": "number", "sets": "layer.cornerRadius"}}}}}
      """
    #expect(same(try node(number("corner", "6"), "", registry: registry)["layer"], ["cornerRadius": 6]))
  }

  @Test func aWrapperLeavesNoKeyOfItsOwnOnTheLayer() throws {
    let registry = """
      {"version": 1, "classes": {"Card": {"superclass": "UIView"}},
       "extensions": {"CALayer": {"borderUIColor": {"type": "color", "sets": "borderColor"}}}}
      """
    let layer = try node(attribute("color", "layer.borderUIColor", child: red), "", registry: registry)["layer"]
    #expect((layer as? [String: Any])?.keys.sorted() == ["borderColor"])
  }

  @Test func whatIsNoBooleanIsNotMadeOne() throws {
    let attributes = try node(attribute("boolean", "hidden", value: "maybe"), "")["runtimeAttributes"]
    #expect((attributes as? [[String: Any]])?.first?["value"] as? String == "maybe")
  }
}
