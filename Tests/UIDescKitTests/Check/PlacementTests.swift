import Testing

@testable import UIDescKit

/// What stands where nothing reads it: objects outside of lists, and what is an element written as an attribute.
@Suite struct PlacementTests {
  private func said(_ objects: String, header: String = "") -> [String] {
    outcome(objects, header: header).findings
      .map { "\($0.start.line):\($0.start.column) \($0.diagnostic.severity.name) \($0.diagnostic.message)" }
  }

  @Test func aViewOutsideOfSubviewsIsNotDrawn() {
    #expect(
      said("<view id=\"a\">\n<label id=\"b\"/></view>") == [
        "2:2 warning 'label' stands outside <subviews>, so it isn't drawn; put it into <subviews>"
      ])
    #expect(
      said("<viewController id=\"a\">\n<view id=\"b\"/></viewController>") == [
        "2:2 warning 'view' has no key, so 'viewController' doesn't use it; give it key=\"view\""
      ])
    #expect(said("<tableView id=\"a\"><tableViewCell id=\"b\"/></tableView>").first?.hasSuffix("<prototypes>") == true)
    let mac = "targetRuntime=\"MacOSX.Cocoa\""
    #expect(said("<menu id=\"a\"><menuItem id=\"b\"/></menu>", header: mac).first?.hasSuffix("<items>") == true)
  }

  @Test(arguments: [
    "<view id=\"a\"><subviews><label id=\"b\"/></subviews></view>",
    "<viewController id=\"a\"><view key=\"view\" id=\"b\"/></viewController>",
    "<view id=\"a\"><viewLayoutGuide key=\"safeArea\" id=\"b\"/></view>",
  ])
  func nothingIsSaidOf(_ objects: String) { #expect(said(objects) == []) }

  @Test(arguments: [
    (
      "<button id=\"a\" title=\"Buy\"/>",
      "the attribute 'title' of 'button' is not known; it stands in a state: <state key=\"normal\" title=\"Buy\"/>"
    ),
    (
      "<button id=\"a\" titleColor=\"red\"/>",
      "the attribute 'titleColor' of 'button' is not known; it stands in a state: <state key=\"normal\"><color key=\"titleColor\" …/></state>"
    ),
    (
      "<label id=\"a\" textColor=\"red\"/>",
      "the attribute 'textColor' of 'label' is not known; it is an element of its own: <color key=\"textColor\" …/>"
    ),
    (
      "<label id=\"a\" font=\"Helvetica\"/>",
      "the attribute 'font' of 'label' is not known; it is an element of its own: <fontDescription key=\"fontDescription\" …/>"
    ),
    (
      "<view id=\"a\" frame=\"0 0 1 1\"/>",
      "the attribute 'frame' of 'view' is not known; it is an element of its own: <rect key=\"frame\" x=\"0\" y=\"0\" width=\"0\" height=\"0\"/>"
    ),
    (
      "<view id=\"a\" cornerRadius=\"8\"/>",
      "the attribute 'cornerRadius' of 'view' is not known; it is the layer's: <userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\"><real key=\"value\" value=\"8\"/></userDefinedRuntimeAttribute>"
    ),
  ])
  func anAttributeThatIsNoneHasAHome(_ objects: String, _ message: String) {
    #expect(
      said(objects).map { $0.split(separator: " ", maxSplits: 1).last.map(String.init) } == ["warning " + message])
  }

  @Test func aValueIsShownAsItIsWritten() {
    #expect(said("<button id=\"a\" title=\"A &amp; B\"/>").first?.hasSuffix("title=\"A &amp; B\"/>") == true)
    let long = String(repeating: "x", count: 60)
    #expect(said("<button id=\"a\" title=\"\(long)\"/>").first?.hasSuffix("title=\"…\"/>") == true)
  }

  /// A newer editor may write it.
  @Test func aNumberOfTheClassItselfStaysANote() {
    #expect(said("<label id=\"a\" allowsDefaultTighteningForTruncation=\"YES\"/>").first?.contains(" note ") != false)
  }

  @Test func oneOfTwoValuesForAKeyIsLost() {
    let color = { (white: Int) in "<color key=\"backgroundColor\" white=\"\(white)\" alpha=\"1\"/>" }
    let found = outcome("<view id=\"a\">\(color(0))\n\(color(1))</view>").findings
    #expect(found.map { "\($0.start.line):\($0.start.column) \($0.diagnostic.rule.name)" } == ["2:13 duplicate-key"])
    #expect(
      found.first?.diagnostic.message
        == "'view' has the key 'backgroundColor' twice, and only this 'color' counts; delete one")
    #expect(found.first?.notePositions.first??.line == 1)
  }

  @Test(arguments: [
    ("><integer key=\"value\" value=\"4\"/>\n<real value=\"0\"/>", "2:1"),
    ("><integer key=\"value\" value=\"4\"/>\n<integer key=\"value\" value=\"4\"/>", "2:1"),
    ("><integer key=\"value\" value=\"4\"/>\n<string key=\"text\">x</string>", "2:1"),
    ("\nvalue=\"3\"><integer key=\"value\" value=\"4\"/>", "2:8"),
  ])
  func aRuntimeAttributeHasOneValue(_ rest: String, _ place: String) {
    let attribute = "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"tag\"\(rest)</userDefinedRuntimeAttribute>"
    let found = outcome(
      "<view id=\"a\"><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view>"
    ).findings
    #expect(
      found.map { "\($0.start.line):\($0.start.column) \($0.diagnostic.rule.name)" } == ["\(place) duplicate-key"])
    #expect(found.first?.notePositions.count == 1)
  }

  @Test func ofManyKeysTheSecondIsFoundToo() {
    let many = (0..<40).map { "<string key=\"a\($0)\">x</string>" }.joined()
    let found = outcome("<view id=\"a\">\(many)<string key=\"a3\">y</string><string key=\"a39\">y</string></view>")
      .findings
    #expect(found.filter { $0.diagnostic.rule == "duplicate-key" }.count == 2)
  }

  @Test(arguments: [
    "<textView id=\"a\"><size key=\"minSize\" width=\"1\" height=\"1\"/><size key=\"minSize\" width=\"1\" height=\"1\"/></textView>",
    "<button id=\"a\"><state key=\"normal\" title=\"a\"/><state key=\"selected\" title=\"a\"/></button>",
  ])
  func someKeysMayComeTwice(_ objects: String) {
    let isMac = objects.hasPrefix("<textView")
    #expect(outcome(objects, header: isMac ? "targetRuntime=\"MacOSX.Cocoa\"" : "").findings.isEmpty)
  }
}
