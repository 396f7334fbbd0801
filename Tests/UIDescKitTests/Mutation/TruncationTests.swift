import Testing
import UIDescKit

/// Documents that were cut off while they were written.
@Suite struct TruncationTests {
  @Test(arguments: ["key-path-button/button.xib", "storyboard-two-scenes/main.storyboard"])
  func everyPrefixHasOneErrorAndNoTree(name: String) throws {
    let sample = SampleDocument(name: name)
    let (bytes, compiler, worker) = (try sample.bytes(), try sample.compiler(), Worker())
    let whole = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
    for length in 0...whole {
      let outcome = compiler.compile(path: name, contents: Array(bytes[..<length]), with: worker)
      let rules = outcome.findings.map { "\($0.diagnostic.severity.name) \($0.diagnostic.rule.name)" }
      // Before the first character that isn't white space the file counts as empty.
      let expected = length == 0 ? "error refused-input" : "error not-well-formed"
      #expect(rules == [expected], "cut after \(length) bytes")
      #expect(outcome.output == nil, "cut after \(length) bytes")
      let lines = bytes[..<length].count { $0 == 10 } + 1
      #expect(outcome.findings.allSatisfy { $0.end.line <= lines }, "cut after \(length) bytes")
    }
    #expect(compiler.compile(path: name, contents: Array(bytes[...whole]), with: worker).output != nil)
  }
}
