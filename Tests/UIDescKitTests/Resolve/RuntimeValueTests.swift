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
