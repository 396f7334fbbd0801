import Foundation
import Testing

@testable import UIDescKit

struct ResolveTests {
  @Test func propertiesHaveUIKitsNames() throws {
    let properties =
      try root("<view id=\"a\" clipsSubviews=\"YES\" alpha=\"0.33000000000000002\"/>")["properties"] as? [String: Any]
    #expect(properties?["clipsToBounds"] as? Bool == true)
    #expect(properties?["alpha"] as? Double == 0.33)
  }

  @Test func statesGroupByProperty() throws {
    let properties = try root(
      "<button id=\"a\"><state key=\"normal\" title=\"Go\"/><state key=\"selected\" title=\"Stop\"/></button>")[
        "properties"]
    #expect((properties as? [String: Any])?["title"] as? [String: String] == ["normal": "Go", "selected": "Stop"])
  }

  @Test func layerKeyPathsReachTheLayer() throws {
    let layer = try root(
      """
      <view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <real key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """)["layer"]
    #expect(layer as? [String: Int] == ["cornerRadius": 8])
  }

  @Test func multipliersAreNumbers() throws {
    let output = outcome(
      "<view id=\"a\"><constraints><constraint firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"16:9\" id=\"c\"/></constraints></view>"
    ).output
    #expect(String(decoding: output ?? [], as: UTF8.self).contains("\"multiplier\": 1.7777777777777777"))
  }

  @Test func objectsWithoutIDGetOneFromTheirPath() throws {
    let node = try root("<view><subviews><label/><button/><button/></subviews></view>")
    #expect(node["id"] as? String == "~view[0]")
    let ids = (node["children"] as? [[String: Any]])?.compactMap { $0["id"] as? String }
    #expect(
      ids == ["~view[0]/label[0]", "~view[0]/button[0]", "~view[0]/button[1]"])
  }

  @Test func whatNoTableKnowsIsKept() throws {
    let node = try root("<view id=\"a\" glow=\"1\"><aura strength=\"2\"/></view>")
    let unresolved = try #require(node["unresolved"] as? [String: Any])
    #expect(unresolved["attributes"] as? [String: String] == ["glow": "1"])
    #expect(unresolved["aura"] as? [String: String] == ["strength": "2"])
  }

  /// 0,153,232 → 0,170,236 and 84,124,224 → 102,146,230 were measured on a Mac.
  @Test(arguments: [([0, 153, 232], [0, 170, 236]), ([84, 124, 224], [102, 146, 230])])
  func calibratedColoursOfColorMatchedDocuments(given: [Int], shown: [Int]) throws {
    let (red, green, blue) = (Double(given[0]) / 255, Double(given[1]) / 255, Double(given[2]) / 255)
    let color =
      "<view id=\"a\"><color key=\"backgroundColor\" red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"1\" colorSpace=\"calibratedRGB\"/></view>"
    let properties = try root(color, header: "colorMatched=\"YES\"")["properties"] as? [String: Any]
    let result = try #require(properties?["backgroundColor"] as? [String: Any])
    for (name, byte) in zip(["red", "green", "blue"], shown) {
      let component = try #require(result[name] as? Double)
      #expect(abs(component * 255 - Double(byte)) < 1)
    }
    let plain = try root(color)["properties"] as? [String: Any]
    #expect(abs(((plain?["backgroundColor"] as? [String: Any])?["green"] as? Double ?? 0) - green) < 1e-12)
  }

  @Test func documentsWithErrorsHaveNoTree() {
    let broken = "<view id=\"a\"/><view id=\"a\"/>"
    #expect(outcome(broken).output == nil)
    #expect(outcome(broken, keepGoing: true).output != nil)
  }
}
