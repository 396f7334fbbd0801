import Foundation
import Testing

@testable import UIDescKit

/// What declared types make of stored texts and numbers.
struct TypedValueTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let type: String
    let stored: String
    let resolved: String
    var testDescription: String { "\(stored) as \(type)" }

    init(_ type: String, _ stored: String, _ resolved: String) {
      (self.type, self.stored, self.resolved) = (type, stored, resolved)
    }
  }

  private static let picker = #"{"enum": {"normal": 0, "inputView": 1, "bottomPop": 2}}"#
  private static let edges = #"{"flags": {"top": 1, "left": 2, "bottom": 4}}"#
  private static let motion = #"{"call": {"slide": [["in", "out"], ["left", "right"]], "pop": ["integer"]}}"#

  @Test(arguments: [
    Sample(picker, "1", #""inputView""#),
    Sample(#"{"enum": ["solid", "dash"], "ignoreCase": true}"#, "Dash", #""dash""#),
    Sample(#"{"flags": {"topLeft": 1, "top": 2}, "ignoreCase": true}"#, "TOP|topleft", #"["top", "topLeft"]"#),
    Sample(
      #"{"call": {"slideFade": [["in", "out"], "integer"]}, "ignoreCase": true}"#, "SlideFade(Out, 2)",
      #"{"name": "slideFade", "arguments": ["out", 2]}"#),
    Sample(edges, "top | bottom", #"["top", "bottom"]"#),
    Sample(edges, "top | bottom | top", #"["top", "bottom"]"#),
    Sample(edges, "6", #"["left", "bottom"]"#),
    Sample(#"{"list": "string"}"#, #"a, "b, \"c\"", d"#, #"["a", "b, \"c\"", "d"]"#),
    Sample(#"{"list": "integer"}"#, "", "[]"),
    Sample(#"{"map": ["integer", "number"]}"#, "0: 1.5, 2: 3", #"{"0": 1.5, "2": 3}"#),
    Sample(#"{"map": ["string", "string"]}"#, #"a: "x: y", b: z"#, #"{"a": "x: y", "b": "z"}"#),
    Sample(motion, "slide(in, left)", #"{"name": "slide", "arguments": ["in", "left"]}"#),
    Sample(motion, "pop( 3 )", #"{"name": "pop", "arguments": [3]}"#),
    Sample(motion, "pop", #"{"name": "pop", "arguments": []}"#),
    Sample("insets", "1, 2, 3, 4", #"{"top": 1, "left": 2, "bottom": 3, "right": 4}"#),
    Sample("font", "Helvetica-Bold 17", #"{"face": "Bold", "name": "Helvetica-Bold", "size": 17, "weight": 700}"#),
    Sample("font", "system 13 medium", #"{"family": "system", "size": 13, "weight": 500}"#),
    Sample("font", "style body", #"{"family": "system", "size": 17, "weight": 400, "style": "body"}"#),
    Sample("duration", "250ms", "0.25"),
    Sample(
      #"{"list": "color"}"#, "#FF0000, #00FF0000",
      ##"[{"red": 1, "green": 0, "blue": 0, "alpha": 1, "hex": "#FF0000FF"}, {"red": 0, "green": 1, "blue": 0, "alpha": 0, "hex": "#00FF0000"}]"##
    ),
  ])
  func texts(sample: Sample) throws {
    let escaped = sample.stored.replacingOccurrences(of: "\"", with: "&quot;")
    let resolved = try resolved(attribute("string", "key", value: escaped), sample.type)
    let expected = try JSONSerialization.jsonObject(with: Data(sample.resolved.utf8), options: .fragmentsAllowed)
    #expect(same(resolved, expected))
  }

  @Test func numbersAndRectangles() throws {
    #expect(same(try resolved(number("key", "2"), Self.picker), "bottomPop"))
    #expect(same(try resolved(number("key", "5"), Self.edges), ["top", "bottom"]))
    let rect = attribute("rect", "key", child: #"<rect key="value" x="1" y="2" width="3" height="4"/>"#)
    #expect(same(try resolved(rect, "insets"), ["top": 1, "left": 2, "bottom": 3, "right": 4]))
  }

  @Test func whatIsStoredAsItsTypeIsNotSaidTwice() throws {
    #expect(try resolved(attribute("string", "key", value: "x"), "string") == nil)
    #expect(try resolved(number("key", "2"), "number") == nil)
  }

  private func resolved(_ attribute: String, _ type: String) throws -> Any? {
    let type = type.hasPrefix("{") ? type : "\"\(type)\""
    let registry = """
      {"version": 1, "classes": {"Card": {"superclass": "UIView", "properties": {"key": {"type": \(type)}}}}}
      """
    let node = try root(
      """
      <view id="a" customClass="Card"><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view>
      """, registry: registry)
    return (node["runtimeAttributes"] as? [[String: Any]])?.first?["resolved"]
  }
}
