import Testing

@testable import UIDescKit

/// A launch screen is a picture: none of its runtime attributes are set, and nobody presses its buttons.
@Suite struct LaunchScreenRuleTests {
  private static let registry = """
    {"version": 1, "extensions": {"CALayer": {"borderUIColor": {"type": "color", "sets": "borderColor"}}}}
    """

  private static func attribute(_ type: String, _ keyPath: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\">\(value)</userDefinedRuntimeAttribute>"
  }

  private static func view(_ tag: String, _ attributes: String...) -> String {
    "<\(tag) id=\"a\"><userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes></\(tag.prefix { $0 != " " })>"
  }

  static let cases = [
    (
      "corner-without-clip",
      view("imageView", attribute("number", "layer.cornerRadius", "<real key=\"value\" value=\"8\"/>"))
    ),
    (
      "clip-hides-shadow",
      view(
        "view clipsSubviews=\"YES\"", attribute("number", "layer.shadowOpacity", "<real key=\"value\" value=\"1\"/>"))
    ),
    ("border-incomplete", view("view", attribute("number", "layer.borderWidth", "<real key=\"value\" value=\"1\"/>"))),
    (
      "dynamic-color-frozen",
      view(
        "view", attribute("number", "layer.borderWidth", "<real key=\"value\" value=\"1\"/>"),
        attribute("color", "layer.borderUIColor", "<color key=\"value\" name=\"Line\"/>"))
    ),
    ("image-button-without-label", "<button id=\"a\"><state key=\"normal\" image=\"heart\"/></button>"),
  ]

  @Test(arguments: cases)
  func nothingIsSaidOfItsLook(rule: String, objects: String) {
    let registry = Registry.load(files: [("line.json", Array(Self.registry.utf8))]).registry
    func rules(_ header: String) -> [String] {
      let text = "<document targetRuntime=\"iOS.CocoaTouch\" \(header)><objects>\(objects)</objects></document>"
      return Compiler(registry: registry, options: .init())
        .validate(path: "a.xib", contents: Array(text.utf8), with: Worker()).findings.map(\.diagnostic.rule.name)
    }
    #expect(rules("").contains(rule))
    #expect(!rules("launchScreen=\"YES\"").contains(rule))
  }
}
