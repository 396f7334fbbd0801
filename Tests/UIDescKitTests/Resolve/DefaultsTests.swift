import Testing

@testable import UIDescKit

struct DefaultsTests {
  @Test func theSystemsFillWhatTheDocumentLeavesOut() throws {
    let properties = try root("<view id=\"a\" hidden=\"YES\"/>", defaults: true)["properties"] as? [String: Any]
    #expect(properties?["hidden"] as? Bool == true)
    #expect(properties?["userInteractionEnabled"] as? Bool == true)
    #expect(properties?["contentMode"] as? String == "scaleToFill")
  }

  private let registry = """
    {"version": 1, "classes": {"BoardButton": {"superclass": "UIButton", "properties": {
      "cornerRadius": {"type": "number", "default": 6, "sets": "layer.cornerRadius"},
      "borderColor": {"type": "color", "default": "#FF000000", "sets": "layer.borderColor"}}}}}
    """

  private func button(_ attribute: String = "") -> String {
    """
    <button id="b" customClass="BoardButton"><userDefinedRuntimeAttributes>\(attribute)\
    </userDefinedRuntimeAttributes></button>
    """
  }

  @Test func aProjectsDefaultsSetWhatTheyForwardTo() throws {
    let node = try root(button(), registry: registry, defaults: true)
    let red: [String: Any] = ["red": 1, "green": 0, "blue": 0, "alpha": 0, "hex": "#FF000000"]
    #expect(same(node["layer"], ["cornerRadius": 6, "borderColor": red]))
    let attributes = try #require(node["runtimeAttributes"] as? [[String: Any]])
    let first: [String: Any] = [
      "keyPath": "cornerRadius", "type": "number", "value": 6, "declaredBy": "BoardButton",
      "sets": "layer.cornerRadius",
      "default": true,
    ]
    #expect(same(attributes.first, first))
    #expect(attributes.count == 2)
  }

  @Test func theDocumentsOwnComeBeforeThem() throws {
    let own = number("cornerRadius", "9")
    let node = try root(button(own), registry: registry, defaults: true)
    #expect(same((node["layer"] as? [String: Any])?["cornerRadius"], 9))
    let direct = try root(button(number("layer.cornerRadius", "3")), registry: registry, defaults: true)
    #expect(same((direct["layer"] as? [String: Any])?["cornerRadius"], 3))
  }

  @Test func withoutTheOptionThereAreNone() throws {
    #expect(try root(button(), registry: registry)["runtimeAttributes"] == nil)
  }
}
