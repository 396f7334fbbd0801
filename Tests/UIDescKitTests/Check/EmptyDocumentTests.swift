import Testing

@testable import UIDescKit

@Suite struct EmptyDocumentTests {
  @Test(arguments: [
    ("<document/>", ["1:1 warning empty-document"]),
    ("<document><objects/></document>", ["1:1 warning empty-document"]),
    ("<document><scenes/></document>", ["1:1 warning empty-document"]),
    // One finding for one mistake.
    ("<document>\n<object><view id=\"a\"/></object></document>", ["2:2 warning unknown-element"]),
    ("<document><objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/></objects></document>", []),
  ])
  func aDocumentHasObjects(_ text: String, _ expected: [String]) {
    let outcome = Compiler(registry: Registry(), options: .init())
      .validate(path: "x", contents: Array(text.utf8), with: Worker())
    #expect(
      outcome.findings.map {
        "\($0.start.line):\($0.start.column) \($0.diagnostic.severity.name) \($0.diagnostic.rule.name)"
      }
        == expected)
  }
}
