import Testing

@testable import UIDescKit

/// What a tree would repeat over and over is bounded, so that it can't be far larger than its document.
@Suite struct ExcessTests {
  private func outcome(_ objects: String) -> Outcome {
    let text = "<document><objects>\n\(objects)</objects></document>"
    let compiler = Compiler(registry: Registry(), options: .init())
    return compiler.compile(path: "card.xib", contents: Array(text.utf8), with: Worker())
  }

  @Test(arguments: [
    ("<view id=\"\(String(repeating: "i", count: 257))\"/>", "2:11", "an id has more than 256 bytes"),
    ("<\(String(repeating: "e", count: 257))/>", "2:2", "an element's name has more than 256 bytes"),
  ])
  func longNamesAreRefused(objects: String, place: String, message: String) throws {
    let outcome = outcome(objects)
    let finding = try #require(outcome.findings.first)
    #expect(outcome.output == nil && outcome.findings.count == 1)
    #expect("\(finding.start.line):\(finding.start.column)" == place)
    #expect(finding.diagnostic.rule == "refused-input")
    #expect(finding.diagnostic.message.hasPrefix(message))
  }

  @Test(arguments: [
    "<view id=\"\(String(repeating: "i", count: 256))\"/>",
    "<view><subviews><\(String(repeating: "e", count: 256)) id=\"a\"/></subviews></view>",
  ])
  func longestNamesAreTaken(objects: String) { #expect(outcome(objects).output != nil) }

  /// 100 views around 200,000 others make up 160 MB of ids.
  @Test func madeUpIDsAreBounded() throws {
    let deep = String(repeating: "<view><subviews>", count: 100)
    let close = String(repeating: "</subviews></view>", count: 100)
    let leaves = String(repeating: "<view/>", count: 200_000)
    let outcome = outcome(deep + leaves + close)
    let finding = try #require(outcome.findings.first { $0.diagnostic.rule == "refused-input" })
    #expect(finding.diagnostic.message.contains("take more than 128 MB"))
    #expect(outcome.output == nil)
  }

  @Test func aLabelIsRepeatedInShort() throws {
    let label = String(repeating: "word ", count: 1000)
    let outcome = outcome("<view id=\"a\" userLabel=\"\(label)\" hidden=\"maybe\"/>")
    let name = try #require(outcome.findings.first?.diagnostic.objectName)
    #expect(name.utf8.count < 1000 && name.hasPrefix("word word"))
  }
}
