import Testing

@testable import UIDescKit

struct MissingFieldsTests {
  @Test func aFrameNeedsAllItsNumbers() throws {
    let found = outcome("<view id=\"a\">\n <rect key=\"frame\" x=\"1\" width=\"2\"/></view>")
    let finding = try #require(found.findings.first)
    #expect(found.findings.count == 1 && finding.diagnostic.rule.name == "missing-value")
    #expect(finding.diagnostic.message.hasPrefix("'frame' has no 'y', 'height'"))
    #expect(finding.start.line == 2 && finding.start.column == 2 && finding.diagnostic.objectID == "a")
    #expect(found.output == nil)
  }

  @Test(arguments: [
    "point key=\"center\" x=\"1\"", "size key=\"customSize\" height=\"1\"", "range key=\"a\" length=\"1\"",
  ])
  func soDoOtherValues(value: String) {
    #expect(findings("<view id=\"v\"><\(value)/></view>").first == "1:34 missing-value")
  }

  @Test func runtimeAttributesHaveACheckOfTheirOwn() {
    let attribute = attribute("point", "center", child: "<point key=\"value\" x=\"1\"/>")
    let found = outcome(
      "<view id=\"a\"><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view>")
    #expect(found.findings.map(\.diagnostic.message).filter { $0.contains("'y'") }.count == 1)
    #expect(found.output == nil)
  }
}
