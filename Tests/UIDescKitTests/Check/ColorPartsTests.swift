import Testing

@testable import UIDescKit

@Suite struct ColorPartsTests {
  private func said(_ parts: String, inside: String = "") -> [String] {
    outcome("<view id=\"a\"><color key=\"tintColor\" \(parts)>\(inside)</color></view>").findings
      .map { "\($0.diagnostic.severity.name) \($0.diagnostic.rule.name) \($0.diagnostic.message)" }
  }

  @Test(arguments: [
    ("red=\"1\" green=\"0\"", "the colour has no 'blue', so it is none; write every part"),
    ("blue=\"1\" alpha=\"1\"", "the colour has no 'red' and no 'green', so it is none; write every part"),
    ("cyan=\"1\"", "the colour has no 'magenta' and no 'yellow' and no 'black', so it is none; write every part"),
    ("alpha=\"1\"", "the colour has no components; give it red, green and blue, white, or a name"),
    ("colorSpace=\"custom\"", "the colour has no components; give it red, green and blue, white, or a name"),
  ])
  func aColourNeedsAllOfThem(_ parts: String, _ message: String) {
    #expect(said(parts) == ["error missing-value \(message)"])
  }

  @Test(arguments: [
    "white=\"1\"", "red=\"1\" green=\"0\" blue=\"0\"", "cyan=\"0\" magenta=\"0\" yellow=\"0\" black=\"1\"",
    "systemColor=\"labelColor\"", "cocoaTouchSystemColor=\"darkTextColor\"", "name=\"brand\"",
  ])
  func aWholeOneIsFine(_ parts: String) { #expect(said(parts) == []) }

  @Test func aColourInsideDescribesIt() {
    #expect(said("colorSpace=\"catalog\"", inside: "<color white=\"1\"/>") == [])
  }

  @Test func thatOfARuntimeAttributeHasOneFinding() {
    for color in ["<color key=\"value\"/>", "<color key=\"value\" red=\"1\"/>"] {
      let view =
        "<view id=\"a\"><userDefinedRuntimeAttributes>\(attribute("color", "tintColor", child: color))</userDefinedRuntimeAttributes></view>"
      #expect(outcome(view).findings.map { $0.diagnostic.rule.name } == ["missing-value"])
    }
  }

  @Test func aNameThatNoSystemHasIsSaid() {
    #expect(
      said("systemColor=\"systemBleuColor\"") == [
        "warning unknown-attribute-value there is no system colour 'systemBleuColor'; did you mean 'systemBlueColor'?"
      ])
    #expect(
      said("systemColor=\"banana\"") == [
        "warning unknown-attribute-value there is no system colour 'banana'; name one, such as 'labelColor', or a colour of yours with name=\"banana\""
      ])
    #expect(said("systemColor=\"systemBleu\"").first?.contains("did you mean 'systemBlue") == true)
  }

  @Test func anotherAttributeIsNoPartOfAColour() {
    #expect(said("white=\"1\" hex=\"#FFFFFF\"").first?.hasSuffix(", systemColor or name") == true)
    #expect(said("white=\"1\" alhpa=\"1\"").first?.hasSuffix("did you mean 'alpha'?") == true)
    #expect(
      said("white=\"1\" colorSpace=\"custom\" customColorSpace=\"sRBG\"").first?.hasSuffix("did you mean 'sRGB'?")
        == true)
  }

  @Test func theTypeOfAFontIsCompared() {
    let font = "<label id=\"a\"><fontDescription key=\"fontDescription\" type=\"sytem\" pointSize=\"17\"/></label>"
    #expect(outcome(font).findings.first?.diagnostic.message.hasSuffix("did you mean 'system'?") == true)
  }
}
