import Testing

@testable import UIDescKit

struct LayerKeyPathsTests {
  private func color(_ key: String) -> String {
    attribute(
      "color", key,
      child:
        "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    )
  }

  @Test(arguments: ["border", "shadow"]) func aWrapperSetsItsOwnColorAndNothingElse(which: String) throws {
    let view = try BuiltInWidget(nil, color("layer.\(which)ColorFromUIColor"))
    let layer = try #require(view.node["layer"] as? [String: [String: Any]])
    #expect(layer.keys.sorted() == ["\(which)Color"])
    #expect(layer["\(which)Color"]?["hex"] as? String == "#FF0000FF")
    #expect(view.findings.isEmpty)
  }

  @Test(arguments: ["border", "shadow"]) func aColorForACGColorNamesTheWrapper(which: String) throws {
    let view = try BuiltInWidget(nil, color("layer.\(which)Color"))
    #expect(view.findings == ["cgcolor-key-path layer.\(which)Color"])
    #expect(view.messages.first?.contains("'layer.\(which)ColorFromUIColor'") ?? false)
  }
}
