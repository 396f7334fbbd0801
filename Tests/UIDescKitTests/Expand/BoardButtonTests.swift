import Testing

@testable import UIDescKit

@Suite struct BoardButtonTests {
  @Test func everyPropertySetsTheLayer() throws {
    let attributes =
      number("borderWidth", "1.5") + attribute("color", "borderColor", child: red) + number("cornerRadius", "12")
      + flag("masksToBounds")
    let layer =
      try widget(
        "<button id=\"a\" customClass=\"BoardButton\"><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></button>"
      )["layer"] as? [String: Any]
    #expect(layer?["borderWidth"] as? Double == 1.5)
    #expect(layer?["cornerRadius"] as? Double == 12)
    #expect(layer?["masksToBounds"] as? Bool == true)
    #expect((layer?["borderColor"] as? [String: Any])?["red"] as? Double == 1)
  }
}
