import Testing

@testable import UIDescKit

struct StructureTests {
  @Test func duplicateIDIsTheLaterOne() {
    #expect(findings("\n<view id=\"a\"/>\n<view id=\"a\"/>") == ["3:11 duplicate-id"])
  }

  @Test func danglingReference() {
    let found = outcome(
      "<view id=\"a\"><connections>\n<outlet property=\"x\" destination=\"b\" id=\"c\"/></connections></view>"
    )
    .findings
    #expect(found.map { $0.diagnostic.rule.name } == ["dangling-reference"])
    #expect(found.first?.start.line == 2 && found.first?.start.column == 35)
    #expect(found.first?.diagnostic.objectID == "a")
  }

  @Test func unknownValueNamesTheNearest() {
    let found = outcome("<view id=\"a\" contentMode=\"scaleToFil\"/>").findings
    #expect(found.first?.diagnostic.message.contains("did you mean 'scaleToFill'?") == true)
  }

  /// Not `byTruncatingTail`, which is the case's name in code.
  @Test func valuesAreSuggestedAsTheEditorSpellsThem() {
    let found = outcome("<label id=\"a\" lineBreakMode=\"truncatingTail\"/>").findings
    #expect(found.first?.diagnostic.message.hasSuffix("did you mean 'tailTruncation'?") == true)
    let axis = outcome("<stackView id=\"a\" axis=\"diagonal\"/>").findings
    #expect(axis.first?.diagnostic.message.hasSuffix("they are horizontal or vertical") == true)
  }

  @Test func aNearIdIsSuggested() {
    let found = outcome(
      "<view id=\"card\"><connections><outlet property=\"x\" destination=\"crad\" id=\"c\"/></connections></view>"
    ).findings
    #expect(found.first?.diagnostic.message.hasSuffix("did you mean 'card'?") == true)
  }

  @Test func bothEndsOfMismatchedTagsAreShown() {
    let found = outcome("<view id=\"a\">\n<label id=\"b\">\n</view>").findings
    #expect(found.map { "\($0.start.line):\($0.start.column)-\($0.end.column)" } == ["3:1-8"])
    #expect(found.first?.diagnostic.message.contains("'</view>' stands where '</label>' should") == true)
    #expect(found.first?.notePositions.first??.line == 2)
  }

  @Test(arguments: [
    ("<label id=\"a\" text=\"x&#1;y\"/>", "2:22-26", "U+0001"), ("<label text=\"&#xFFFE;é\"/>", "2:14-22", "U+FFFE"),
    ("<string>é&#x110000;é</string>", "2:10-20", "U+110000"), ("<string>&#xD800;</string>", "2:9-17", "U+D800"),
    ("<string>&#10;&#0;</string>", "2:14-18", "U+0000"), ("<string>&#10;\u{1}</string>", "2:14-15", "U+0001"),
    ("<label text=\"é\u{1F}\"/>", "2:15-16", "U+001F"), ("<label text=\"é\u{FFFE}\"/>", "2:15-16", "U+FFFE"),
    ("<string>\u{FFFF}é</string>", "2:9-10", "U+FFFF"), ("<!-- \u{FFFE} -->", "2:6-7", "U+FFFE"),
    ("<!-- \u{1} -->", "2:6-7", "U+0001"), ("<![CDATA[\u{8}]]>", "2:10-11", "U+0008"),
    ("<?p \u{B}?>", "2:5-6", "U+000B"),
    ("<la\u{FFFE}bel/>", "2:4-5", "U+FFFE"), ("<label \u{2}/>", "2:8-9", "U+0002"),
  ])
  func charactersThatXMLForbidsAreNamed(_ objects: String, _ place: String, _ name: String) {
    let found = outcome("\n" + objects).findings
    #expect(found.map { "\($0.start.line):\($0.start.column)-\($0.end.column)" } == [place])
    #expect(found.first?.diagnostic.message.contains("character \(name) isn't allowed in XML") == true, "\(found)")
    #expect(found.first?.diagnostic.rule.name == "not-well-formed")
  }

  @Test func oneFindingForANumberThatIsNone() {
    let attribute =
      "<view id=\"a\"><userDefinedRuntimeAttributes>\(number("alpha", "1e400"))</userDefinedRuntimeAttributes></view>"
    #expect(findings(attribute).count == 1)
  }

  @Test func unknownNamesAreNotedOnce() {
    let found = findings("<view id=\"a\" glow=\"1\"/><view id=\"b\" glow=\"2\"/><hologram id=\"c\"/>")
    #expect(found.map { $0.split(separator: " ")[1] } == ["unknown-attribute", "unknown-element"])
  }

  @Test func booleansAreYesOrNo() {
    #expect(findings("<view id=\"a\" hidden=\"true\"/>").first?.hasSuffix("malformed-value") == true)
  }

  @Test func everyConflictMarkerIsReported() {
    let found = findings("\n<<<<<<< HEAD\n<view id=\"a\"/>\n=======\n<view id=\"b\"/>\n>>>>>>> topic\n")
    #expect(found == ["2:1 conflict-marker", "4:1 conflict-marker", "6:1 conflict-marker"])
  }

  @Test(arguments: [
    ("", "refused-input"), ("<archive/>", "legacy-format"), ("<svg/>", "refused-input"),
    ("<document>", "not-well-formed"),
    ("version https://git-lfs.github.com/spec/v1\n", "refused-input"),
    ("<!DOCTYPE document><document/>", "refused-input"),
  ])
  func badInputGetsOneFinding(text: String, rule: String) {
    let outcome = Compiler(registry: Registry(), options: .init())
      .validate(path: "x", contents: Array(text.utf8), with: Worker())
    #expect(outcome.findings.map { $0.diagnostic.rule.name } == [rule])
  }
}
