import Foundation
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

  /// As a document would store them, so that a reader of trees meets one shape of each.
  @Test(arguments: [
    (##""color", "default": "#FF0000""##, "color", ##"{"red":1,"green":0,"blue":0,"alpha":1,"hex":"#FF0000FF"}"##, nil),
    (##""image", "default": "star""##, "image", ##"{"name":"star"}"##, nil),
    (##"{"list": "string"}, "default": ["a", "b, c"]"##, "string", ##""a, \"b, c\"""##, ##"["a","b, c"]"##),
    (
      ##"{"list": "color"}, "default": ["#FF0000"]"##, "string", ##""#FF0000""##,
      ##"[{"red":1,"green":0,"blue":0,"alpha":1,"hex":"#FF0000FF"}]"##
    ),
    (##"{"list": "integer"}, "default": []"##, "string", ##""""##, "[]"),
    (
      ##"{"list": {"enum": {"low": 0, "high": 1}}}, "default": ["low", "high"]"##, "string", ##""low, high""##,
      ##"["low","high"]"##
    ),
    (##"{"list": "duration"}, "default": ["250ms", 2]"##, "string", ##""250ms, 2""##, "[0.25,2]"),
    (
      ##"{"list": {"call": {"pop": ["integer"]}}}, "default": ["pop(3)"]"##, "string", ##""pop(3)""##,
      ##"[{"name":"pop","arguments":[3]}]"##
    ),
    (##"{"map": ["string", "integer"]}, "default": {"S": 4}"##, "string", ##""S: 4""##, ##"{"S":4}"##),
    (
      ##"{"flags": {"top": 1, "left": 2}}, "default": ["top", "left"]"##, "string", ##""top | left""##,
      ##"["top","left"]"##
    ),
    (##""duration", "default": "250ms""##, "string", ##""250ms""##, "0.25"),
    (##""duration", "default": 2"##, "number", "2", nil),
    (
      ##""insets", "default": {"top": 1, "left": 2, "bottom": 3, "right": 4}"##, "string", ##""1, 2, 3, 4""##,
      ##"{"top":1,"left":2,"bottom":3,"right":4}"##
    ),
  ])
  func haveTheShapeOfStoredOnes(declared: String, type: String, value: String, resolved: String?) throws {
    let registry =
      #"{"version": 1, "classes": {"Card": {"superclass": "UIView", "properties": {"p": {"type": \#(declared)}}}}}"#
    #expect(Registry.load(files: [("r", Array(registry.utf8))]).findings.isEmpty)
    let node = try root("<view id=\"a\" customClass=\"Card\"/>", registry: registry, defaults: true)
    let attribute = try #require((node["runtimeAttributes"] as? [[String: Any]])?.first)
    let json = { (text: String) in
      try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
    #expect(attribute["type"] as? String == type)
    #expect(same(attribute["value"], try json(value)), "\(attribute)")
    #expect(same(attribute["resolved"], try resolved.map(json)), "\(attribute)")
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
