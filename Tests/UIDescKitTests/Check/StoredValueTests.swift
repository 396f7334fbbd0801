import Testing
import XMLSource

@testable import UIDescKit

@Suite struct StoredValueTests {
  private func stored(_ attribute: String) throws -> StoredValue {
    let worker = Worker()
    let text = "<document><objects><view>\(attribute)</view></objects></document>"
    let tree = try XMLTree.parse(try SourceFile(path: "a", contents: Array(text.utf8)), names: worker.names).get()
    var diagnostics = Diagnostics()
    let document = try #require(decode(tree, worker: worker, into: &diagnostics))
    return StoredValue(of: try #require(document.runtimeAttributes.first).element, in: document)
  }

  @Test(arguments: [
    (attribute("boolean", "k", value: "NO"), StoredValue.boolean(false)),
    (attribute("number", "k", child: #"<integer key="value" value="22"/>"#), .number(22, isInteger: true)),
    (number("k", "0.5"), .number(0.5, isInteger: false)),
    (attribute("string", "k", value: ""), .string("", localized: false)),
    (attribute("string", "k", child: "<string key=\"value\">a &amp; b</string>"), .string("a & b", localized: false)),
    (
      #"<userDefinedRuntimeAttribute type="string" keyPath="k" value="a" localized="YES"/>"#,
      .string("a", localized: true)
    ),
    (
      #"<userDefinedRuntimeAttribute type="string" keyPath="k"><string key="value" base64-UTF8="YES">w6k</string></userDefinedRuntimeAttribute>"#,
      .string("é", localized: false)
    ),
    (attribute("image", "k", value: "star"), .image("star", isSymbol: false)),
    (
      #"<userDefinedRuntimeAttribute type="image" keyPath="k" value="star" catalog="system"/>"#,
      .image("star", isSymbol: true)
    ),
    (attribute("point", "k", child: #"<point key="value" x="1" y="-2"/>"#), .point([1, -2])),
    (attribute("rect", "k", child: #"<rect key="value" x="1" y="2" width="3" height="4"/>"#), .rect([1, 2, 3, 4])),
    (attribute("range", "k", child: #"<range key="value" location="1" length="2"/>"#), .range([1, 2])),
    (attribute("nil", "k"), .nilValue),
  ])
  func reads(_ attribute: String, _ expected: StoredValue) throws {
    #expect(try stored(attribute) == expected)
  }

  @Test func refusesWhatIsNoBase64() throws {
    let value = try stored(
      #"<userDefinedRuntimeAttribute type="string" keyPath="k" value="%%%" base64-UTF8="YES"/>"#)
    guard case .malformed = value else { return #expect(Bool(false), "\(value)") }
  }
}
