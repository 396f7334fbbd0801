import Testing

@testable import UIDescKit

/// Nodes that fill a property instead of being a child.
@Suite struct TemplateSlotTests {
  private func said(_ nodes: String...) -> [(message: String, at: String)] {
    let children = nodes.enumerated().map { #"{"id": "n\#($0.offset)", "class": "UIView", \#($0.element)}"# }
    return problems(
      loading: boxRegistry(
        #""isOn": {"type": "boolean", "default": false}, "part": {"type": "any"}"#,
        template: #"{"children": [\#(children.joined(separator: ", "))]}"#))
  }

  @Test func onePropertyHoldsOneNode() {
    #expect(said(#""slot": "maskView""#).map(\.message) == [])
    #expect(said(#""slot": "part""#, #""slot": "part""#).map(\.message) == [])
    let when = (#""slot": "maskView", "when": "isOn""#, #""slot": "maskView", "when": "!isOn""#)
    #expect(said(when.0, when.1).map(\.message) == [])
    for pair in [(#""slot": "maskView""#, when.1), (when.0, #""slot": "maskView""#)] {
      let found = said(pair.0, pair.1)
      #expect(found.map(\.at) == [#""maskView""#])
      #expect(found.first?.message.contains("'n0' fills it already") == true)
    }
    let repeated = said(#""slot": "maskView", "repeat": {"for": "i", "in": "2"}"#)
    #expect(repeated.map(\.message) == ["'maskView' holds one node, so what fills it can't repeat"])
  }

  @Test func thePropertyIsThereAndHoldsObjects() {
    #expect(said(#""slot": "maskVeiw""#).map { $0.message.hasSuffix("did you mean 'maskView'?") } == [true])
    #expect(said(#""slot": "zork""#).map(\.at) == [#""zork""#])
    #expect(said(#""slot": "alpha""#).map(\.message) == ["'alpha' is a number, so no node can fill it"])
  }

  @Test func whatAnotherObjectHasIsNotKnown() {
    for (expression, place) in [("layer.cornerRadios > 1", "cornerRadios"), ("subviews[0] == null", "subviews")] {
      let found = problems(loading: boxRegistry(template: #"{"extra": {"x": "\#(expression)"}}"#))
      #expect(found.map(\.at) == [place])
      #expect(found.first?.message.contains("is not known here") == true)
    }
    let text = #"{"extra": {"x": "layer == null || attributes['layer.cornerRadius'] == null"}}"#
    #expect(problems(loading: boxRegistry(template: text)).map(\.message) == [])
  }
}
