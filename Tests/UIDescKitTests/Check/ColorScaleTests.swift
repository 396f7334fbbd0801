import Testing

@testable import UIDescKit

@Suite struct ColorScaleTests {
  private func said(_ parts: String) -> [String] {
    outcome("<view id=\"a\"><color key=\"tintColor\" \(parts)/></view>").findings
      .map { "\($0.diagnostic.severity.name) \($0.diagnostic.rule.name) \($0.diagnostic.message)" }
  }

  @Test func partsOnAnotherScaleAreFound() {
    #expect(
      said("red=\"128\" green=\"0\" blue=\"0\"") == [
        "warning value-out-of-range 'red' is 128, but the parts of a colour go from 0 to 1; 128 of 255 is 0.502"
      ])
    #expect(
      said("white=\"0.5\" alpha=\"50\"") == [
        "warning value-out-of-range 'alpha' is 50, but opacity goes from 0 to 1; 50 of 100 is 0.5"
      ])
    #expect(
      said("white=\"-3\"") == ["warning value-out-of-range 'white' is -3, but the parts of a colour go from 0 to 1"])
    #expect(said("white=\"0.5\" alpha=\"-1\"").count == 1)
  }

  /// What a wide display shows beyond sRGB.
  @Test func extendedPartsAreFine() {
    #expect(
      said("red=\"1.22\" green=\"-0.23\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"") == [])
    #expect(said("white=\"1\" alpha=\"1.0000001\"") == [])
  }
}
