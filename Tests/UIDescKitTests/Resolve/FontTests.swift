import Testing

@testable import UIDescKit

struct FontTests {
  private func font(_ element: String, on platform: String = "iOS.CocoaTouch") throws -> Any? {
    let properties = try root("<label id=\"a\">\(element)</label>", header: "targetRuntime=\"\(platform)\"")[
      "properties"]
    return (properties as? [String: Any])?["font"]
  }

  @Test func systemFonts() throws {
    let plain = try font("<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    #expect(same(plain, ["family": "system", "size": 17, "weight": 400]))
    let semibold = try font(
      "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" pointSize=\"15\"/>")
    #expect(same(semibold, ["family": "system", "size": 15, "weight": 600]))
    let bold = try font("<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"12\"/>")
    #expect(same(bold, ["family": "system", "size": 12, "weight": 700]))
    let italic = try font("<fontDescription key=\"fontDescription\" type=\"italicSystem\" size=\"system\"/>")
    #expect(same(italic, ["family": "system", "size": 14, "weight": 400, "italic": true]))
  }

  /// Headline is 17 points semibold at the standard content size, as Apple's typography tables have it.
  @Test func textStyles() throws {
    let headline = try font("<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHeadline\"/>")
    #expect(same(headline, ["family": "system", "size": 17, "weight": 600, "style": "headline"]))
    let unknown = try font("<fontDescription key=\"fontDescription\" style=\"Mine\"/>")
    #expect(same(unknown, ["style": "Mine"]))
  }

  @Test func namedFonts() throws {
    let light = try font(
      "<fontDescription key=\"fontDescription\" name=\"HelveticaNeue-LightItalic\" family=\"Helvetica Neue\" pointSize=\"14\"/>"
    )
    let expected: [String: Any] = [
      "family": "Helvetica Neue", "face": "Light Italic", "name": "HelveticaNeue-LightItalic", "size": 14,
      "weight": 300,
      "italic": true,
    ]
    #expect(same(light, expected))
    let odd = try font("<fontDescription key=\"fontDescription\" name=\"Mine-Blob\" pointSize=\"14\"/>")
    #expect(same(odd, ["face": "Blob", "name": "Mine-Blob", "size": 14]))
  }

  @Test func fontsOfTheMac() throws {
    let small = try font("<font key=\"font\" metaFont=\"smallSystem\"/>", on: "MacOSX.Cocoa")
    #expect(same(small, ["family": "system", "size": 11, "weight": 400]))
    let given = try font("<font key=\"font\" metaFont=\"systemBold\" size=\"20\"/>", on: "MacOSX.Cocoa")
    #expect(same(given, ["family": "system", "size": 20, "weight": 700]))
    let unknown = try font("<font key=\"font\" metaFont=\"mystery\"/>", on: "MacOSX.Cocoa")
    #expect(same(unknown, ["metaFont": "mystery"]))
  }
}
