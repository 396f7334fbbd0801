import Testing

@testable import UIDescKit

/// A widget that a template makes is as good as one in a document.
@Suite struct WidgetInWidgetTests {
  private func registry(_ value: String) -> String {
    boxRegistry(
      template:
        #"{"children": [{"id": "dot", "class": "Dot", "properties": {"radius": "\#(value)", "kind": ".round"}}]}"#,
      more: """
        , "Dot": {"superclass": "UIView",
          "properties": {"radius": {"type": "number", "maximum": 10, "sets": "layer.cornerRadius"}, "kind": {"type": "Kind"}},
          "checks": [{"id": "big-dot", "when": "radius > 5", "at": "radius", "message": "{radius} is big"}],
          "template": {"children": [{"id": "core", "class": "UIView", "frame": "rect(0, 0, radius, radius)"}]}}
        """)
  }

  @Test func itsAttributesSetWhatTheySet() throws {
    let dot = try #require(try root(box(), registry: registry("2 * 2")).child("~a/dot"))
    let attributes = dot["runtimeAttributes"] as? [[String: Any]] ?? []
    #expect(attributes.map { $0["keyPath"] as? String } == ["radius", "kind"])
    #expect(attributes.map { $0["type"] as? String } == ["number", "string"], "as the editor stores them")
    #expect(attributes.map { $0["sets"] as? String } == ["layer.cornerRadius", nil])
    #expect((dot["layer"] as? [String: Any])?["cornerRadius"] as? Double == 4)
    #expect(dot.child("~a/dot/core")?.frame == [0, 0, 4, 4])
  }

  @Test func itsChecksRun() {
    let found = widgetFindings(box(), registry: registry("6"))
    #expect(found.map(\.rule) == ["big-dot"])
    #expect(found.first?.message == "in '~a/dot', which 'Box.dot' makes: 6 is big")
    #expect(found.first?.at == #"<view id="a" customClass="Box">"#)
  }

  @Test func itsLimitsHold() {
    let found = widgetFindings(box(), registry: registry("5.5 * 2"))
    #expect(found.map(\.rule) == ["expression-failed", "big-dot"])
    #expect(found.first?.message == "'radius' of 'Dot' in the template of 'Box': 11 is more than the maximum, 10")
  }
}
