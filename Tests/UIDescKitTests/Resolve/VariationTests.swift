import Testing

@testable import UIDescKit

struct VariationTests {
  private let phone = "<device id=\"retina6_12\" orientation=\"portrait\"/>"
  private let tablet = "<device id=\"ipad11_0rounded\" orientation=\"portrait\"/>"
  private let stack = """
    <stackView id="s" spacing="8">
      <variation key="heightClass=regular" spacing="20"/>
      <variation key="heightClass=regular-widthClass=regular" spacing="32"/>
      <variation key="widthClass=regular" spacing="24"/>
    </stackView>
    """

  @Test func theMostSpecificThatHoldsWins() throws {
    let onTablet = try root(stack, before: tablet)
    #expect(same(onTablet["properties"], ["spacing": 32]))
    #expect(same(onTablet["variations"], ["default": ["spacing": 8]]))
    let onPhone = try root(stack, before: phone)
    #expect(same(onPhone["properties"], ["spacing": 20]))
    #expect(
      same(
        onPhone["variations"],
        [
          "default": ["spacing": 8], "heightClass=regular-widthClass=regular": ["spacing": 32],
          "widthClass=regular": ["spacing": 24],
        ]))
  }

  @Test func whatAVariationAddsWasUnsetBefore() throws {
    let view = "<view id=\"v\"><variation key=\"heightClass=regular\" hidden=\"YES\"/></view>"
    #expect(same(try root(view, before: phone)["variations"], ["default": ["hidden": nil as String?]]))
  }

  private let masked = """
    <view id="v">
      <subviews><view id="a"/><view id="b"/></subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="width" constant="1" id="wide"/>
        <constraint firstItem="a" firstAttribute="width" constant="2" id="narrow"/>
      </constraints>
      <variation key="default">
        <mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="wide"/></mask>
      </variation>
      <variation key="widthClass=regular">
        <mask key="subviews"><include reference="b"/></mask>
        <mask key="constraints"><include reference="wide"/><exclude reference="narrow"/></mask>
      </variation>
    </view>
    """

  private func leftOut(_ list: Any?) -> [String] {
    (list as? [[String: Any]] ?? []).filter { $0["installed"] as? Bool == false }.compactMap { $0["id"] as? String }
  }

  @Test func whatIsLeftOutStaysAndSaysSo() throws {
    let onPhone = try root(masked, before: phone)
    #expect(leftOut(onPhone["children"]) == ["b"])
    #expect(leftOut(onPhone["constraints"]) == ["wide"])
    let regular: [String: Any] = [
      "subviews": ["include": ["b"]], "constraints": ["include": ["wide"], "exclude": ["narrow"]],
    ]
    #expect(same(onPhone["variations"], ["widthClass=regular": regular]))
    let onTablet = try root(masked, before: tablet)
    #expect(leftOut(onTablet["children"]) == [])
    #expect(leftOut(onTablet["constraints"]) == ["narrow"])
    let base: [String: Any] = ["subviews": ["exclude": ["b"]], "constraints": ["exclude": ["wide"]]]
    #expect(same(onTablet["variations"], ["default": base]))
  }

  @Test func constraintsVaryToo() throws {
    let view = """
      <view id="v"><constraints><constraint firstAttribute="height" constant="10" id="c">
      <variation key="widthClass=regular" constant="30"/></constraint></constraints></view>
      """
    let onTablet = try #require((root(view, before: tablet)["constraints"] as? [[String: Any]])?.first)
    #expect(same(onTablet["constant"], 30))
    #expect(same(onTablet["variations"], ["default": ["constant": 10]]))
    let onPhone = try #require((root(view, before: phone)["constraints"] as? [[String: Any]])?.first)
    #expect(same(onPhone["constant"], 10))
    #expect(same(onPhone["variations"], ["widthClass=regular": ["constant": 30]]))
  }

  @Test func aDeviceThatNoTableHasHasNoSizeClasses() throws {
    let unknown = "<device id=\"retina99\"/>"
    #expect(same(try root(stack, before: unknown)["properties"], ["spacing": 8]))
  }

  @Test func whatIsSaidTwiceIsOneList() throws {
    let twice = """
      <view id="v"><constraints><constraint firstAttribute="height" constant="1" id="c">
      <variation key="widthClass=regular" constant="2"/><variation key="widthClass=regular" constant="3"/>
      </constraint></constraints><variation key="widthClass=regular">
      <mask key="subviews"><exclude reference="a"/></mask><mask key="subviews"><exclude reference="b"/></mask>
      </variation></view>
      """
    let node = try root(twice, before: phone)
    let constraint = try #require((node["constraints"] as? [[String: Any]])?.first)
    #expect(same(constraint["variations"], ["widthClass=regular": [["constant": 2], ["constant": 3]]]))
    let masks = ["widthClass=regular": ["subviews": [["exclude": ["a"]], ["exclude": ["b"]]]]]
    #expect(same(node["variations"], masks))
  }
}
